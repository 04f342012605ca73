import * as z from 'zod/mini';
import { getAssurance } from '../program/assurance.js';
import { getEntryLine } from '../program/entry-line.js';
import { defineCall, type CallDefinition, type Schema } from '../core/call.js';
import { getAction } from '../quality/corrective-action.js';
import { getDocument } from '../documents/document.js';
import * as events from './events.js';
import { evidenceLinks } from '../program/evidence-links.js';
import { instantText, nullableText, repeated, wholeNumber } from '../core/fields.js';
import { getFood } from '../program/food.js';
import { getDetermination } from '../program/determination.js';
import { getFsvpFile } from '../program/fsvp-file.js';
import { readinessRecord } from '../program/readiness/readiness-summary.js';
import { getHazard } from '../quality/hazard-analysis.js';
import { getImporter } from '../program/importer.js';
import { getImporterEligibility } from '../program/importer-eligibility.js';
import { getProcedure } from '../program/procedure.js';
import { getIndividual, getQualification } from '../program/qualified-individual.js';
import { getInspection } from '../quality/receiving-inspection.js';
import { getReferenceSet } from '../program/reference-set.js';
import { SERVICES, type ServiceName } from '../core/service-name.js';
import { signature } from '../signatures/signature.js';
import { getStandingCheck } from '../program/standing-check.js';
import { getSupplier, getSupplierPerformance, getSupplierProduct } from '../suppliers/supplier.js';
import { getVerification } from '../quality/verification.js';

/**
 * The feed of changes: what the event logs of the services keep of each record, so that a program can build a full copy and follow it
 * (ADR 0040).
 */

/** What the feed shows of one type of record. */
export interface ChangingRecord {
  /** Where a call returns it: by its id, the last parameter, and by its supplier's, if that is the first of two. */
  path?: string;
  events: readonly events.EventDefinition[];
  /** Fields that calls return of the record and changes do not have: they are computed when they are read, or belong to other records. */
  derived: readonly string[];
  /** The stored fields, which a change has. */
  fields: readonly string[];
}

function changing(
  response: Schema | undefined,
  derived: readonly string[],
  definitions: readonly events.EventDefinition[],
): ChangingRecord {
  const { shape } = response as unknown as { shape: Record<string, unknown> };
  return { events: definitions, derived, fields: Object.keys(shape).filter((field) => !derived.includes(field)) };
}

const ofCall = (
  { path, response }: CallDefinition,
  derived: readonly string[],
  ...definitions: readonly events.EventDefinition[]
): ChangingRecord => ({ path, ...changing(response, derived, definitions) });

/**
 * The one table of what the feed shows: by type of record, its events. A field that is not in the response of the record's call is never
 * shown, whatever an event has of it.
 */
export const CHANGING_RECORDS = {
  supplier: ofCall(
    getSupplier,
    ['nextVerificationDate', 'fsvpStatus', 'approvalStatus', 'contactName', 'contactEmail', 'contactPhone'],
    events.supplierCreated,
    events.supplierUpdated,
    events.supplierDeleted,
  ),
  'supplier-product': ofCall(
    getSupplierProduct,
    [],
    events.supplierProductCreated,
    events.supplierProductUpdated,
    events.supplierProductDeleted,
  ),
  /** Without a deletion of its own: it ends with its supplier. */
  'supplier-performance': ofCall(getSupplierPerformance, [], events.supplierPerformanceRecorded),
  'hazard-analysis': ofCall(
    getHazard,
    ['supplierName', 'productName'],
    events.hazardRecorded,
    events.hazardUpdated,
    events.hazardDeleted,
  ),
  'verification-activity': ofCall(
    getVerification,
    ['supplierName', 'attachments'],
    events.verificationScheduled,
    events.verificationUpdated,
    events.verificationCompleted,
    events.verificationDeleted,
  ),
  'receiving-inspection': ofCall(
    getInspection,
    ['supplierName'],
    events.inspectionRecorded,
    events.inspectionUpdated,
    events.inspectionDeleted,
  ),
  'corrective-action': ofCall(
    getAction,
    ['supplierName', 'attachments'],
    events.actionOpened,
    events.actionUpdated,
    events.actionDeleted,
  ),
  document: ofCall(
    getDocument,
    ['supplierName'],
    events.documentRegistered,
    events.documentUpdated,
    events.documentVersionAdded,
    events.documentTranslationAttached,
    events.documentTranslationRemoved,
    events.documentWithdrawn,
    events.documentFileDamaged,
    events.documentFileRestored,
  ),
  'qualified-individual': ofCall(
    getIndividual,
    ['current', 'draft'],
    events.individualCreated,
    events.individualUpdated,
    events.individualDeleted,
  ),
  qualification: ofCall(
    getQualification,
    ['individualName'],
    events.qualificationDrafted,
    events.qualificationUpdated,
    events.qualificationDeleted,
    events.qualificationSigned,
    events.qualificationSuperseded,
    events.qualificationWithdrawn,
  ),
  importer: ofCall(getImporter, [], events.importerCreated, events.importerUpdated, events.importerDeleted),
  'importer-eligibility': ofCall(
    getImporterEligibility,
    ['importerName', 'signedByName', 'signedAt'],
    events.eligibilityDrafted,
    events.eligibilityUpdated,
    events.eligibilityDeleted,
    events.eligibilitySigned,
    events.eligibilitySuperseded,
    events.eligibilityWithdrawn,
  ),
  'fsvp-file': ofCall(
    getFsvpFile,
    ['importerName', 'supplierName', 'supplierCountry', 'foodName', 'productNames', 'determination', 'readiness'],
    events.fsvpFileOpened,
    events.fsvpFileUpdated,
    events.fsvpFileClosed,
  ),
  'fsvp-file-readiness': changing(readinessRecord, ['fresh', 'knownUntil'], [events.fileReadinessChanged]),
  'applicability-determination': ofCall(
    getDetermination,
    ['fileNumber', 'outdated'],
    events.determinationDrafted,
    events.determinationUpdated,
    events.determinationDeleted,
    events.determinationSigned,
    events.determinationSuperseded,
    events.determinationWithdrawn,
  ),
  assurance: ofCall(
    getAssurance,
    ['fileNumber', 'importerName'],
    events.assuranceRecorded,
    events.assuranceUpdated,
    events.assuranceDeleted,
  ),
  'entry-line': ofCall(
    getEntryLine,
    ['fileNumber', 'importerName', 'differences'],
    events.entryLineRecorded,
    events.entryLineUpdated,
    events.entryLineDeleted,
  ),
  'standing-check': ofCall(
    getStandingCheck,
    ['fileNumber'],
    events.standingCheckRecorded,
    events.standingCheckUpdated,
    events.standingCheckDeleted,
  ),
  'evidence-links': changing(evidenceLinks, [], [events.evidenceLinksChanged]),
  procedure: ofCall(
    getProcedure,
    ['importerName', 'signedByName', 'signedAt'],
    events.procedureDrafted,
    events.procedureUpdated,
    events.procedureDeleted,
    events.procedureSigned,
    events.procedureSuperseded,
    events.procedureWithdrawn,
  ),
  'reference-set': ofCall(
    getReferenceSet,
    [],
    events.referenceSetLoaded,
    events.referenceSetUpdated,
    events.referenceSetDeleted,
  ),
  food: ofCall(getFood, [], events.foodCreated, events.foodUpdated, events.foodDeleted),
  /** Those of account reviews are in the gateway, which the feed leaves out. */
  signature: changing(
    signature,
    ['state'],
    SERVICES.filter((service) => service !== 'gateway').flatMap((service) => {
      const { signed, withdrawn } = events.signatureEvents(service);
      return [signed, withdrawn];
    }),
  ),
} as const satisfies Record<string, ChangingRecord>;

export type ChangingType = keyof typeof CHANGING_RECORDS;
const RECORD_TYPES = Object.keys(CHANGING_RECORDS) as [ChangingType, ...ChangingType[]];
const ENTRIES = Object.entries(CHANGING_RECORDS) as [ChangingType, ChangingRecord][];

/** What `types` accepts: types of records, and types of events. */
export const CHANGE_TYPES = [
  ...RECORD_TYPES,
  ...new Set(ENTRIES.flatMap(([, record]) => record.events.map(({ type }) => type))),
] as unknown as readonly [string, ...string[]];

/**
 * The events that a reader of the feed asks one service for.
 * @param types as a request names them; without any, all that the feed shows
 * @returns types of events, none for a service that has none of them
 */
export function changeEventsOf(service: ServiceName, types: readonly string[] = []): string[] {
  return ENTRIES.flatMap(([recordType, record]) =>
    record.events
      .filter((event) => event.service === service)
      .map(({ type }) => type)
      .filter((type) => types.length === 0 || types.includes(recordType) || types.includes(type)),
  );
}

/** Most changes of one answer. */
export const CHANGES_LIMIT = 1000;
/** An answer is cut after the change that exceeds this, in bytes. */
export const CHANGES_BYTES = 4 * 1024 * 1024;
/** Longest `wait`, in seconds. */
export const CHANGES_WAIT = 30;

/** All but the position of a change, which only the feed has. */
export const changeFields = {
  /** Of the event: the same change always has the same one. */
  id: z.string(),
  service: z.enum(SERVICES),
  type: z.string(),
  recordType: z.enum(RECORD_TYPES),
  recordId: z.string(),
  /** Of the record after the change. It grows by one with each change; a deletion has one too. */
  version: z.int(),
  occurredAt: instantText,
  /** Null for the system, and for a reader who may not read the audit trail, except of their own changes. */
  actor: nullableText,
  requestId: nullableText,
  deleted: z.boolean(),
  /** The stored fields of the record after the change; null once it is deleted. Fields of later releases are missing in old changes. */
  record: z.nullable(z.record(z.string(), z.unknown())),
};

export const change = z
  .object({
    ...changeFields,
    /** In the order of its service, without gaps in the event log: changes that are not shown have positions too. */
    position: z.int(),
  })
  .check(z.meta({ id: 'Change' }));
export type Change = z.output<typeof change>;

export const changeList = z
  .object({
    changes: z.array(change),
    /** The cursor after these changes. */
    next: z.string(),
    /** There are more already: ask again at once. */
    more: z.boolean(),
    /** Services that did not answer. Their changes come with a later answer: `next` has not moved for them. */
    unavailable: z.array(z.enum(SERVICES)),
  })
  .check(z.meta({ id: 'ChangeList' }));
export type ChangeList = z.output<typeof changeList>;

const limit = z._default(wholeNumber(1, CHANGES_LIMIT), CHANGES_LIMIT);

export const listChanges = defineCall({
  id: 'listChanges',
  method: 'GET',
  path: '/api/changes',
  summary: 'Changes of records since a cursor, oldest first, deletions too; without `after`, from the beginning',
  tag: 'Changes',
  query: z.object({
    /** `next` of the last answer. */
    after: z.optional(z.string().check(z.maxLength(2000, 'Send `next` of an earlier answer'))),
    /** Types of records or of events; without any, all. A cursor is for the types that it was made with. */
    types: repeated(CHANGE_TYPES),
    limit,
    /** Seconds to wait for the first change. */
    wait: z._default(wholeNumber(0, CHANGES_WAIT), 0),
  }),
  response: changeList,
});

const position = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The part of one service. */
export const serviceChanges = z.object({
  /** Up to here everything was read. */
  position: z.int(),
  /** Of the entry at this position: another log has another one there. */
  mark: z.string(),
  more: z.boolean(),
  count: z.int(),
  changes: z.array(change),
});

export const listServiceChanges = defineCall({
  id: 'listServiceChanges',
  method: 'GET',
  path: '/internal/changes',
  summary: "A service's changes since a position; 400 for a position that is not of its event log",
  tag: 'Internal',
  query: z.object({
    after: position,
    mark: z.string().check(z.maxLength(100)),
    types: repeated(CHANGE_TYPES),
    limit,
    maxBytes: z._default(wholeNumber(1, CHANGES_BYTES), CHANGES_BYTES),
  }),
  response: serviceChanges,
});

/** How long a service waits, in seconds: less than its caller. */
export const HEAD_WAIT = 25;

export const getChangeHead = defineCall({
  id: 'getChangeHead',
  method: 'GET',
  path: '/internal/changes/head',
  summary: "The last position of a service's event log, once it is beyond another",
  tag: 'Internal',
  query: z.object({ after: position, wait: z._default(wholeNumber(0, HEAD_WAIT), 0) }),
  response: z.object({ position: z.int() }),
});

/** How far the events of a service are behind its records, so that another service knows how old its copies are. */
export const getEventLag = defineCall({
  id: 'getEventLag',
  method: 'GET',
  path: '/internal/changes/lag',
  summary: 'How far the published events are behind the event log',
  tag: 'Internal',
  response: z.object({
    /** Age of the oldest event that is not in the stream yet, in ms; 0 without any. */
    lagMs: z.int(),
    /** When the stream was created into which they are published; null before the first one. */
    stream: nullableText,
  }),
});
