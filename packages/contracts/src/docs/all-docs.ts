import { ACCOUNT_CALLS } from './calls/accounts.js';
import { ADMINISTRATION_CALLS } from './calls/administration.js';
import { ASSURANCE_CALLS } from './calls/assurances.js';
import { CALENDAR_CALLS } from './calls/calendar.js';
import { CONTROL_RECORD_CALLS } from './calls/control-records.js';
import { ENTRY_LINE_CALLS } from './calls/entry-lines.js';
import { BATCH_CALLS } from './calls/batches.js';
import { DOCUMENT_CALLS } from './calls/documents.js';
import { EXTERNAL_ID_CALLS } from './calls/external-ids.js';
import { FOOD_HAZARD_ANALYSIS_CALLS } from './calls/food-hazard-analyses.js';
import { FOOD_CALLS } from './calls/foods.js';
import { HAZARD_TEMPLATE_CALLS } from './calls/hazard-templates.js';
import { IMPORTER_CALLS } from './calls/importers.js';
import { FSVP_FILE_CALLS } from './calls/fsvp-files.js';
import { PROCEDURE_CALLS } from './calls/procedures.js';
import { PROGRAM_CALLS } from './calls/program.js';
import { REEVALUATION_CALLS } from './calls/reevaluations.js';
import { QUALITY_CALLS } from './calls/quality.js';
import { SIGNATURE_CALLS } from './calls/signatures.js';
import { SUPPLIER_EVALUATION_CALLS } from './calls/supplier-evaluations.js';
import { SUPPLIER_CALLS } from './calls/suppliers.js';
import { VERIFICATION_PLAN_CALLS } from './calls/verification-plans.js';
import { VERIFICATION_RESULT_CALLS } from './calls/verification-results.js';
import { WEBHOOK_CALLS } from './calls/webhooks.js';
import { WORK_ITEM_CALLS } from './calls/work-items.js';
import type { CallsDocs, PropertyDocs, TagDocs } from './docs.js';
import { ACCOUNT_PROPERTIES } from './properties/accounts.js';
import { ADMINISTRATION_PROPERTIES } from './properties/administration.js';
import { ASSURANCE_PROPERTIES } from './properties/assurances.js';
import { CALENDAR_PROPERTIES } from './properties/calendar.js';
import { CONTROL_RECORD_PROPERTIES } from './properties/control-records.js';
import { ENTRY_LINE_PROPERTIES } from './properties/entry-lines.js';
import { COMMON_PROPERTIES } from './properties/common.js';
import { DOCUMENT_PROPERTIES } from './properties/documents.js';
import { FOOD_HAZARD_ANALYSIS_PROPERTIES } from './properties/food-hazard-analyses.js';
import { FOOD_PROPERTIES } from './properties/foods.js';
import { HAZARD_TEMPLATE_PROPERTIES } from './properties/hazard-templates.js';
import { IMPORTER_PROPERTIES } from './properties/importers.js';
import { FSVP_FILE_PROPERTIES } from './properties/fsvp-files.js';
import { MODULE_PROPERTIES } from './properties/modules.js';
import { PROCEDURE_PROPERTIES } from './properties/procedures.js';
import { PROGRAM_PROPERTIES } from './properties/program.js';
import { REEVALUATION_PROPERTIES } from './properties/reevaluations.js';
import { QUALITY_PROPERTIES } from './properties/quality.js';
import { SUPPLIER_EVALUATION_PROPERTIES } from './properties/supplier-evaluations.js';
import { SUPPLIER_PROPERTIES } from './properties/suppliers.js';
import { VERIFICATION_PLAN_PROPERTIES } from './properties/verification-plans.js';
import { VERIFICATION_RESULT_PROPERTIES } from './properties/verification-results.js';
import { WEBHOOK_PROPERTIES } from './properties/webhooks.js';
import { WORK_ITEM_PROPERTIES } from './properties/work-items.js';
import { TAGS } from './tags.js';

const CALLS: CallsDocs = {
  ...SUPPLIER_CALLS,
  ...QUALITY_CALLS,
  ...VERIFICATION_RESULT_CALLS,
  ...DOCUMENT_CALLS,
  ...PROGRAM_CALLS,
  ...FOOD_CALLS,
  ...HAZARD_TEMPLATE_CALLS,
  ...IMPORTER_CALLS,
  ...FSVP_FILE_CALLS,
  ...ASSURANCE_CALLS,
  ...CONTROL_RECORD_CALLS,
  ...ENTRY_LINE_CALLS,
  ...FOOD_HAZARD_ANALYSIS_CALLS,
  ...SUPPLIER_EVALUATION_CALLS,
  ...PROCEDURE_CALLS,
  ...VERIFICATION_PLAN_CALLS,
  ...REEVALUATION_CALLS,
  ...SIGNATURE_CALLS,
  ...ACCOUNT_CALLS,
  ...ADMINISTRATION_CALLS,
  ...BATCH_CALLS,
  ...EXTERNAL_ID_CALLS,
  ...CALENDAR_CALLS,
  ...WEBHOOK_CALLS,
  ...WORK_ITEM_CALLS,
};

/** What the OpenAPI document says of each call, by its id. A PATCH says what its PUT says, which does the same. */
export const CALL_DOCS: CallsDocs = {
  ...Object.fromEntries(
    Object.entries(CALLS)
      .filter(([id, { request }]) => request && /^(update|set)[A-Z]/.test(id))
      .map(([id, docs]) => [id.replace(/^[a-z]+/, 'patch'), docs]),
  ),
  ...CALLS,
};

/** What it says of each property and parameter. */
export const PROPERTY_DOCS: PropertyDocs = {
  ...COMMON_PROPERTIES,
  ...SUPPLIER_PROPERTIES,
  ...QUALITY_PROPERTIES,
  ...VERIFICATION_RESULT_PROPERTIES,
  ...DOCUMENT_PROPERTIES,
  ...ACCOUNT_PROPERTIES,
  ...ADMINISTRATION_PROPERTIES,
  ...PROGRAM_PROPERTIES,
  ...FOOD_PROPERTIES,
  ...HAZARD_TEMPLATE_PROPERTIES,
  ...IMPORTER_PROPERTIES,
  ...FSVP_FILE_PROPERTIES,
  ...ASSURANCE_PROPERTIES,
  ...CONTROL_RECORD_PROPERTIES,
  ...ENTRY_LINE_PROPERTIES,
  ...FOOD_HAZARD_ANALYSIS_PROPERTIES,
  ...SUPPLIER_EVALUATION_PROPERTIES,
  ...PROCEDURE_PROPERTIES,
  ...VERIFICATION_PLAN_PROPERTIES,
  ...REEVALUATION_PROPERTIES,
  ...MODULE_PROPERTIES,
  ...CALENDAR_PROPERTIES,
  ...WEBHOOK_PROPERTIES,
  ...WORK_ITEM_PROPERTIES,
};

/** What it says of each group of calls. */
export const TAG_DOCS: TagDocs = TAGS;
