import * as z from 'zod/mini';
import { accountReview } from '../access/account-review.js';
import { ACCOUNT_STATUSES, account } from '../access/account.js';
import { apiToken } from '../access/api-token.js';
import { assurance } from '../program/assurance.js';
import { entryLine } from '../program/entry-line.js';
import { CHANGING_RECORDS, type ChangingRecord, type ChangingType } from './change.js';
import { correctiveAction } from '../quality/corrective-action.js';
import { document } from '../documents/document.js';
import * as events from './events.js';
import type { EventDefinition } from './events.js';
import { evidenceLinks } from '../program/evidence-links.js';
import { instantText, nullableInstant, nullableText, recordFields } from '../core/fields.js';
import { food } from '../program/food.js';
import { procedure } from '../program/procedure.js';
import { determination } from '../program/determination.js';
import { fsvpFile } from '../program/fsvp-file.js';
import { readinessRecord } from '../program/readiness/readiness-summary.js';
import { hazardAnalysis } from '../quality/hazard-analysis.js';
import { importer } from '../program/importer.js';
import { importerEligibility } from '../program/importer-eligibility.js';
import { registryChange } from '../modules/module-store.js';
import { policy } from '../access/policy.js';
import { qualification, qualifiedIndividual } from '../program/qualified-individual.js';
import { receivingInspection } from '../quality/receiving-inspection.js';
import { referenceSet } from '../program/reference-set.js';
import { REPORT_FORMATS, reportRun } from '../reports/report.js';
import { ROLES } from '../access/roles.js';
import { SERVICES, type ServiceName } from '../core/service-name.js';
import { signature } from '../signatures/signature.js';
import { standingCheck } from '../program/standing-check.js';
import { supplier, supplierPerformance, supplierProduct } from '../suppliers/supplier.js';
import { verificationActivity } from '../quality/verification.js';
import { webhook } from '../webhooks/webhook.js';

/**
 * What the events of each type hold: the complete stored record (ADR 0047). Only servers and tests load this; consumers
 * of the suite rely on the smaller part that `events.ts` names.
 */

/** A record that events hold, with all its fields. */
export type StoredRecord = z.ZodMiniObject;

const softDeleted = { deletedAt: nullableInstant };

/** The stored fields of what a call answers, with others that only the event has. */
function stored(
  id: string,
  { shape }: { shape: z.core.$ZodShape },
  fields: readonly string[],
  more: z.core.$ZodShape = {},
): StoredRecord {
  const kept = Object.entries(shape).filter(([field]) => fields.includes(field));
  return z.object({ ...Object.fromEntries(kept), ...more }).check(z.meta({ id }));
}

/** A record of the feed of changes: it shows these fields, and the event has others besides. */
function changing(type: ChangingType, response: { shape: z.core.$ZodShape }, more: z.core.$ZodShape = softDeleted) {
  const { fields }: ChangingRecord = CHANGING_RECORDS[type];
  const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return stored(`${name}Record`, response, fields, more);
}

const without = ({ shape }: { shape: object }, ...derived: string[]) =>
  Object.keys(shape).filter((field) => !derived.includes(field));

const signatureRecord = changing('signature', signature, { content: z.string(), grantId: z.string() });

/** By type of record, as `aggregateType` names it. */
export const EVENT_RECORDS: Readonly<Record<string, StoredRecord>> = {
  supplier: changing('supplier', supplier),
  'supplier-product': changing('supplier-product', supplierProduct),
  'supplier-performance': changing('supplier-performance', supplierPerformance),
  'hazard-analysis': changing('hazard-analysis', hazardAnalysis),
  'verification-activity': changing('verification-activity', verificationActivity),
  // Notifications name the supplier, and the gateway has no directory of them.
  'receiving-inspection': changing('receiving-inspection', receivingInspection, {
    supplierName: nullableText,
    ...softDeleted,
  }),
  'corrective-action': changing('corrective-action', correctiveAction),
  document: changing('document', document, { uploadId: z.string(), ...softDeleted }),
  'qualified-individual': changing('qualified-individual', qualifiedIndividual),
  qualification: changing('qualification', qualification),
  importer: changing('importer', importer),
  'importer-eligibility': changing('importer-eligibility', importerEligibility),
  'fsvp-file': changing('fsvp-file', fsvpFile),
  'fsvp-file-readiness': changing('fsvp-file-readiness', readinessRecord, {}),
  'applicability-determination': changing('applicability-determination', determination),
  assurance: changing('assurance', assurance),
  'entry-line': changing('entry-line', entryLine),
  'standing-check': changing('standing-check', standingCheck),
  'evidence-links': changing('evidence-links', evidenceLinks),
  procedure: changing('procedure', procedure),
  'reference-set': changing('reference-set', referenceSet),
  food: changing('food', food),
  signature: signatureRecord,
  'signature-alarm': signatureRecord,
  'document-link': z
    .object({
      id: z.string(),
      version: z.int(),
      documentId: z.string(),
      verificationId: nullableText,
      correctiveActionId: nullableText,
    })
    .check(z.meta({ id: 'DocumentLinkRecord' })),
  'report-run': stored('ReportRunRecord', reportRun, without(reportRun, 'formats'), {
    ...recordFields,
    ...softDeleted,
    attempt: z.int(),
    tries: z.int(),
    files: z.partialRecord(z.enum(REPORT_FORMATS), z.object({ sha256: z.string(), size: z.int() })),
    notBefore: instantText,
    heartbeatAt: nullableInstant,
  }),
  webhook: stored(
    'WebhookRecord',
    webhook,
    without(webhook, 'waiting', 'failed', 'lastDeliveredAt', 'failingSince'),
    softDeleted,
  ),
  user: stored('UserRecord', account, without(account, 'hasSecondFactor', 'invitedUntil', 'lastSignInAt'), {
    ...softDeleted,
    // Null, and the role `user`, for the user of the shared password.
    email: nullableText,
    status: z.nullable(z.enum(ACCOUNT_STATUSES)),
    role: z.enum([...ROLES, 'user']),
    profileImageUrl: nullableText,
    totpConfirmedAt: nullableInstant,
    oidcSubject: nullableText,
  }),
  session: z
    .object({
      id: z.string(),
      version: z.int(),
      userId: z.string(),
      openedAt: instantText,
      // Absent from sessions of earlier releases.
      kind: z.optional(z.enum(['shared', 'named'])),
      address: z.optional(z.string()),
      userAgent: z.optional(nullableText),
      singleSignOn: z.optional(z.boolean()),
    })
    .check(z.meta({ id: 'SessionRecord' })),
  'api-token': stored('ApiTokenRecord', apiToken, without(apiToken, 'ownerName', 'lastUsedAt', 'lastUsedAddress'), {
    ...recordFields,
    ...softDeleted,
  }),
  policy: stored('PolicyRecord', policy, without(policy, 'changedAt', 'changedByName'), { id: z.string() }),
  module: stored('ModuleChangeRecord', registryChange, without(registryChange), { version: z.int() }),
  signing: z
    .object({ id: z.string(), version: z.int(), userId: z.string() })
    .check(z.meta({ id: 'FailedSigningRecord' })),
  'account-review': stored(
    'AccountReviewRecord',
    accountReview,
    without(accountReview, 'accountCount', 'confirmedByName', 'confirmedAt'),
    softDeleted,
  ),
  'dead-letter': z
    .object({
      id: z.string(),
      version: z.int(),
      consumer: z.string(),
      eventId: z.string(),
      eventService: nullableText,
      eventType: nullableText,
      occurredAt: nullableInstant,
      recordType: nullableText,
      recordId: nullableText,
      recordName: nullableText,
      failedAt: instantText,
      tries: z.int(),
      reason: z.string(),
      discardedAt: nullableInstant,
      discardedBy: nullableText,
      discardReason: nullableText,
    })
    .check(z.meta({ id: 'DeadLetterRecord' })),
  'event-log': z
    .object({
      id: z.string(),
      service: z.enum(SERVICES),
      first: z.string(),
      last: z.string(),
      hash: z.string(),
      acceptedBy: z.string(),
      acceptedAt: instantText,
      signature: z.string(),
    })
    .check(z.meta({ id: 'AcceptedEntriesRecord' })),
};

/** Written by the command `audit:verify`, not by a service. */
const entriesAccepted = (service: ServiceName): EventDefinition => ({
  service,
  type: 'event-log.unkeyed-entries-accepted.v1',
  data: z.looseObject({ id: z.string() }),
});

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value;

/** Every event of every service, by service and type. */
export const ALL_EVENTS: readonly EventDefinition[] = [
  ...Object.values(events),
  ...SERVICES.flatMap((service) => [
    events.signatureEvents(service),
    events.deadLetterEvents(service),
    [entriesAccepted(service)],
  ]),
]
  .flatMap((value: unknown) => (isEvent(value) ? [value] : Object.values(value ?? {}).filter(isEvent)))
  .sort((one, other) => events.subjectOf(one).localeCompare(events.subjectOf(other)));

/** Whether an event has the record before it, after it, or both. Sometimes: a record that is new, or was there already. */
export interface Sides {
  before: 'never' | 'always' | 'sometimes';
  after: 'never' | 'always';
}

const NEW: Sides = { before: 'never', after: 'always' };
const CHANGED: Sides = { before: 'always', after: 'always' };
const NEW_OR_CHANGED: Sides = { before: 'sometimes', after: 'always' };
const DELETED: Sides = { before: 'always', after: 'never' };

const NEW_BY_VERB =
  /\.(?:created|recorded|scheduled|opened|registered|requested|drafted|loaded|failed|broken|unkeyed-entries-accepted)\.v\d+$|^record\.signed\.|^module\./;
const SIDES: Record<string, Sides | undefined> = {
  'evidence-links.changed.v1': NEW_OR_CHANGED,
  // An activity can be completed from the start.
  'verification-activity.completed.v1': NEW_OR_CHANGED,
  'user.invited.v1': NEW_OR_CHANGED,
  'policy.changed.v1': NEW_OR_CHANGED,
  'report-run.failed.v1': CHANGED,
  'session.closed.v1': DELETED,
  'dead-letter.replayed.v1': DELETED,
};

export function sidesOf({ type }: Pick<EventDefinition, 'type'>): Sides {
  if (SIDES[type]) return SIDES[type];
  if (NEW_BY_VERB.test(type)) return NEW;
  return type.includes('.deleted.') ? DELETED : CHANGED;
}

/** The type of record that an event is an entry of. */
export const recordTypeOf = ({ type, aggregate }: Pick<EventDefinition, 'type' | 'aggregate'>): string =>
  aggregate ?? type.split('.')[0] ?? type;

/** The record that an event has. @throws for an event whose record has no schema */
export function recordOfEvent(event: EventDefinition): StoredRecord {
  const record = EVENT_RECORDS[recordTypeOf(event)];
  if (!record) throw new Error(`${event.type} needs the schema of its record in event-payloads.ts`);
  return record;
}

/** One entry of an event log. */
export interface StoredEvent {
  type: string;
  aggregateType: string;
  before: unknown;
  after: unknown;
}

const BY_TYPE = new Map(ALL_EVENTS.map((event) => [event.type, event]));

/** The paths of `value` that `declared` lacks. */
function undeclared(value: unknown, declared: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const known = (declared as Record<string, unknown> | null)?.[key];
    return known === undefined ? [`${path}.${key} is not declared`] : undeclared(part, known, `${path}.${key}`);
  });
}

function differencesOfSide(name: string, value: unknown, expected: string, record: StoredRecord): string[] {
  if (value === null || value === undefined) return expected === 'always' ? [`${name} is missing`] : [];
  if (expected === 'never') return [`${name} is not null`];
  const result = record.safeParse(value);
  if (result.success) return undeclared(value, result.data, name);
  return result.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
}

/** What a stored event has that its schema does not say, one phrase each; none if it is as the document says. */
export function differencesOf({ type, aggregateType, before, after }: StoredEvent): string[] {
  const event = BY_TYPE.get(type);
  if (!event) return [`${type} is not an event of events.ts`];
  const record = recordOfEvent(event);
  const sides = sidesOf(event);
  return [
    ...(aggregateType === recordTypeOf(event) ? [] : [`its type of record is ${aggregateType}`]),
    ...differencesOfSide('before', before, sides.before, record),
    ...differencesOfSide('after', after, sides.after, record),
  ].map((difference) => `${type}: ${difference}`);
}
