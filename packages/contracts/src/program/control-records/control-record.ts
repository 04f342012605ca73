import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { addMonths, type Day } from '../../core/calendar-day.js';
import { defineCall } from '../../core/call.js';
import {
  calendarDay,
  idParams,
  notInFuture,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  requiredText,
  uuid,
} from '../../core/fields.js';

/**
 * Records that a hazard is controlled elsewhere: under 21 CFR part 113 (1.502(b)(1)), by a customer to whom it is disclosed, or by the
 * importer's own system (1.507(a)). (Specification: beyond/fsvp-file.md, 4; beyond/hazard-analysis.md, 6.)
 */

/** Codes of the requirements that a record satisfies. */
export const CONTROL_KINDS = ['LACF-1', 'AS-2', 'AS-4'] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

interface ControlRule {
  label: string;
  /** Section of 21 CFR. */
  citation: string;
  /** Months for which it counts, which are our policy; absent: without an end. */
  months?: number;
}

/** The one table of what each kind is, and how long it counts. The rule has no period for any of them. */
export const CONTROL_RULES: Record<ControlKind, ControlRule> = {
  'LACF-1': { label: 'Review of production under part 113', citation: '1.502(b)(1)', months: 12 },
  'AS-2': { label: 'Disclosure to a customer', citation: '1.507(a)(2)-(4)' },
  'AS-4': { label: 'Own system of later control', citation: '1.507(a)(5)', months: 12 },
};

/** The last day on which a record counts; null: without an end. */
export function controlValidUntil(kind: ControlKind, effectiveOn: Day): Day | null {
  const { months } = CONTROL_RULES[kind];
  return months === undefined ? null : addMonths(effectiveOn, months);
}

/** What of a record its problems depend on. */
interface Claim {
  kind: ControlKind;
  useDocumentId?: string | null | undefined;
  reviewerName?: string | null | undefined;
  customerName?: string | null | undefined;
  hazardKeys?: readonly string[] | null | undefined;
}

/** Which kind needs or refuses a field, with the message. */
const OWN_FIELDS = [
  {
    path: 'reviewerName',
    kind: 'LACF-1',
    required: 'Enter who reviewed the records of production',
    refused: 'Only a review of production under part 113 has a reviewer',
  },
  {
    path: 'useDocumentId',
    kind: 'AS-4',
    required: 'Choose the document that shows that the system is used',
    refused: 'Only a system of later control has a document of its use',
  },
  { path: 'customerName', kind: 'AS-2', refused: 'Only a disclosure has a customer' },
  {
    path: 'hazardKeys',
    kind: 'AS-2',
    required: 'Choose the hazards that the food is not processed to control',
    refused: 'Only a disclosure names hazards',
  },
] as const;

/** What of a record contradicts its kind, with the field to correct; an update is checked together with what is stored. */
export function controlProblem(claim: Claim): { path: string; message: string } | undefined {
  for (const rule of OWN_FIELDS) {
    const value = claim[rule.path];
    const isGiven = Array.isArray(value) ? value.length > 0 : Boolean(value);
    if (claim.kind !== rule.kind && isGiven) return { path: rule.path, message: rule.refused };
    if (claim.kind === rule.kind && !isGiven && 'required' in rule) return { path: rule.path, message: rule.required };
  }
  return undefined;
}

/** As many as a hazard analysis has. */
const MAX_HAZARD_KEYS = 201;
const fields = {
  /** The day of the review, of the disclosure, or of the record of use. */
  effectiveOn: calendarDay('Enter the day').check(notInFuture('The day is in the future')),
  /** The records of production, what accompanies the food, or the system. */
  documentId: uuid('Choose the document'),
  /** That the importer's own system is used. */
  useDocumentId: optionalId,
  /** What the review showed, what is disclosed, or how the system works. */
  statement: requiredText(10_000, 'Enter what it says'),
  reviewerName: optionalText(255),
  /** Null: it accompanies the food to all customers. */
  customerName: optionalText(255),
  /** The hazards of the signed evaluation that the disclosure is for. */
  hazardKeys: z.optional(
    z.array(uuid('Not a valid key')).check(
      z.maxLength(MAX_HAZARD_KEYS, `At most ${MAX_HAZARD_KEYS} hazards`),
      z.overwrite((keys) => [...new Set(keys)]),
    ),
  ),
};

export const controlRecordCreate = z
  .object({ kind: z.enum(CONTROL_KINDS, 'Choose what is recorded'), ...fields })
  .check(
    z.check<Claim>(({ value, issues }) => {
      const problem = controlProblem(value);
      if (problem) issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: value });
    }),
    z.meta({ id: 'ControlRecordCreate' }),
  );
export type ControlRecordCreate = z.output<typeof controlRecordCreate>;
/** The kind stays: another kind is another record. */
export const controlRecordUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'ControlRecordUpdate' }));
export type ControlRecordUpdate = z.output<typeof controlRecordUpdate>;

export const controlRecord = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    kind: z.enum(CONTROL_KINDS),
    effectiveOn: z.string(),
    documentId: z.string(),
    useDocumentId: nullableText,
    statement: z.string(),
    reviewerName: nullableText,
    customerName: nullableText,
    hazardKeys: z.array(z.string()),
    /** Their names when it was saved, in the same order. */
    hazardNames: z.array(z.string()),
    /** The last day on which it counts; null without an end. */
    validUntil: nullableText,
  })
  .check(z.meta({ id: 'ControlRecord' }));
export type ControlRecord = z.output<typeof controlRecord>;

const tag = 'FSVP files';
const ofFile = '/api/fsvp-files/{id}/control-records';
const one = '/api/control-records/{id}';

export const listControlRecords = defineCall({
  id: 'listControlRecords',
  method: 'GET',
  path: ofFile,
  summary: 'Records of one FSVP file that a hazard is controlled elsewhere, the latest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ controlRecords: z.array(controlRecord), total: z.int() })
    .check(z.meta({ id: 'ControlRecordList' })),
});

/** A hazard that is controlled by a customer or later, as the signed evaluation of the file allocates it. */
const disclosedHazard = z
  .object({ hazardKey: z.string(), hazardName: z.string(), hazardClass: z.string() })
  .check(z.meta({ id: 'DisclosedHazard' }));
export type DisclosedHazard = z.output<typeof disclosedHazard>;

export const getDisclosure = defineCall({
  id: 'getDisclosure',
  method: 'GET',
  path: '/api/fsvp-files/{id}/disclosure',
  summary: 'The hazards that an FSVP file has to disclose to customers, and the sentence that does it',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({
      hazards: z.array(disclosedHazard),
      /** Null while there is nothing to disclose. */
      proposal: nullableText,
    })
    .check(z.meta({ id: 'Disclosure' })),
});
export type Disclosure = z.output<(typeof getDisclosure)['response'] & object>;

export const createControlRecord = defineCall({
  id: 'createControlRecord',
  method: 'POST',
  path: ofFile,
  summary: 'Record that a hazard is controlled under part 113, by a customer or by the own system of the importer',
  tag,
  access: write('program:write'),
  params: idParams,
  body: controlRecordCreate,
  response: controlRecord,
  location: one,
});
export const getControlRecord = defineCall({
  id: 'getControlRecord',
  method: 'GET',
  path: one,
  summary: 'One record that a hazard is controlled elsewhere',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: controlRecord,
});
export const updateControlRecord = defineCall({
  id: 'updateControlRecord',
  method: 'PUT',
  path: one,
  summary: 'Correct such a record; its kind and file stay',
  tag,
  access: write('program:write'),
  params: idParams,
  body: controlRecordUpdate,
  response: controlRecord,
});
export const deleteControlRecord = defineCall({
  id: 'deleteControlRecord',
  method: 'DELETE',
  path: one,
  summary: 'Delete such a record that was made by mistake; the event log keeps it',
  tag,
  access: write('program:write'),
  params: idParams,
});
