import * as z from 'zod/mini';
import { ACCOUNT_STATUSES } from '../access/account.js';
import { ACTION_PRIORITIES, ACTION_STATUSES } from '../quality/corrective-action.js';
import type { REGISTRY_ACTIONS } from '../modules/module-store.js';
import { POLICY_KEYS } from '../access/policy.js';
import { PROCEDURE_CODES } from '../program/procedure.js';
import { FOOD_CLASSES, SIGNED_STATES } from '../program/qualification.js';
import { VERDICTS } from '../program/readiness/readiness.js';
import { ASSURANCE_KINDS } from '../program/assurance.js';
import { ENTRY_CODES, REGIMES } from '../program/readiness/regime.js';
import { REQUIREMENT_CODES } from '../program/readiness/requirements.js';
import { INSPECTION_STATUSES } from '../quality/receiving-inspection.js';
import { REFERENCE_KINDS } from '../program/reference-set.js';
import { REPORT_TYPES } from '../reports/report.js';
import { ROLES } from '../access/roles.js';
import { SERVICES, type ServiceName } from '../core/service-name.js';
import { MEANINGS } from '../signatures/signature.js';
import { STANDING_CHECK_KINDS } from '../program/standing-check.js';
import { RISK_LEVELS, SUPPLIER_STATUSES } from '../suppliers/supplier.js';
import { VERIFICATION_STATUSES } from '../quality/verification.js';

export { SERVICES, type ServiceName };

/** The complete record before or after the change, in the fields of its service: kept as evidence. */
const snapshot = z.nullable(
  z.custom<Record<string, unknown>>((value) => typeof value === 'object' && !Array.isArray(value)),
);

/** One event-log row as it is published. Readers ignore unknown fields. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  service: z.enum(SERVICES),
  aggregateType: z.string(),
  aggregateId: z.string(),
  aggregateVersion: z.int(),
  /** `aggregate.past-tense.vN`, such as supplier.updated.v1. */
  type: z.string(),
  actor: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  occurredAt: z.string(),
  before: snapshot,
  after: snapshot,
});
export type EventEnvelope = z.output<typeof eventEnvelope>;

/** Returns the NATS subject of an event: fsvp.<service>.<aggregate>.<past-tense>.<version>. */
export function subjectOf(event: Pick<EventEnvelope, 'service' | 'type'>): string {
  return `fsvp.${event.service}.${event.type}`;
}

/** An event type with the parts of `after` (for a deletion: `before`) that consumers may rely on. */
export interface EventDefinition<S extends z.ZodMiniType = z.ZodMiniType> {
  service: ServiceName;
  type: string;
  data: S;
  /** The type of record that it is an entry of, if its name does not begin with it. */
  aggregate?: string;
}

function defineEvent<S extends z.ZodMiniType>(service: ServiceName, type: string, data: S): EventDefinition<S> {
  return { service, type, data };
}

const supplierData = z.looseObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(SUPPLIER_STATUSES),
  riskLevel: z.enum(RISK_LEVELS),
});
export const supplierCreated = defineEvent('suppliers', 'supplier.created.v1', supplierData);
export const supplierUpdated = defineEvent('suppliers', 'supplier.updated.v1', supplierData);
export const supplierDeleted = defineEvent('suppliers', 'supplier.deleted.v1', supplierData);
const productData = z.looseObject({ id: z.string(), supplierId: z.string(), productName: z.string() });
export const supplierProductCreated = defineEvent('suppliers', 'supplier-product.created.v1', productData);
export const supplierProductUpdated = defineEvent('suppliers', 'supplier-product.updated.v1', productData);
export const supplierProductDeleted = defineEvent('suppliers', 'supplier-product.deleted.v1', productData);
export const supplierPerformanceRecorded = defineEvent(
  'suppliers',
  'supplier-performance.recorded.v1',
  z.looseObject({ id: z.string() }),
);

const verificationData = z.looseObject({
  id: z.string(),
  supplierId: z.string(),
  title: z.string(),
  status: z.enum(VERIFICATION_STATUSES),
  completedDate: z.nullable(z.string()),
});
export const verificationScheduled = defineEvent('quality', 'verification-activity.scheduled.v1', verificationData);
export const verificationUpdated = defineEvent('quality', 'verification-activity.updated.v1', verificationData);
/** Replaces `updated` when a change completes the activity or moves the date of a completed one. */
export const verificationCompleted = defineEvent('quality', 'verification-activity.completed.v1', verificationData);
export const verificationDeleted = defineEvent('quality', 'verification-activity.deleted.v1', verificationData);

const inspectionData = z.looseObject({
  id: z.string(),
  supplierId: z.string(),
  supplierName: z.nullable(z.string()),
  productName: z.string(),
  status: z.enum(INSPECTION_STATUSES),
  failureReasons: z.nullable(z.string()),
});
export const inspectionRecorded = defineEvent('quality', 'receiving-inspection.recorded.v1', inspectionData);
export const inspectionUpdated = defineEvent('quality', 'receiving-inspection.updated.v1', inspectionData);
export const inspectionDeleted = defineEvent('quality', 'receiving-inspection.deleted.v1', inspectionData);

const actionData = z.looseObject({
  id: z.string(),
  supplierId: z.string(),
  title: z.string(),
  status: z.enum(ACTION_STATUSES),
  priority: z.enum(ACTION_PRIORITIES),
  dueDate: z.string(),
  completedDate: z.nullable(z.string()),
  createdAt: z.string(),
});
export const actionOpened = defineEvent('quality', 'corrective-action.opened.v1', actionData);
export const actionUpdated = defineEvent('quality', 'corrective-action.updated.v1', actionData);
export const actionDeleted = defineEvent('quality', 'corrective-action.deleted.v1', actionData);

const hazardData = z.looseObject({ id: z.string(), supplierId: z.string() });
export const hazardRecorded = defineEvent('quality', 'hazard-analysis.recorded.v1', hazardData);
export const hazardUpdated = defineEvent('quality', 'hazard-analysis.updated.v1', hazardData);
export const hazardDeleted = defineEvent('quality', 'hazard-analysis.deleted.v1', hazardData);

/** Asks svc-documents to link a document to a record; the document's own event reports the link. */
export const documentLinkRequested = defineEvent(
  'quality',
  'document-link.requested.v1',
  z.looseObject({
    id: z.string(),
    documentId: z.string(),
    verificationId: z.nullable(z.string()),
    correctiveActionId: z.nullable(z.string()),
  }),
);

const documentData = z.looseObject({
  id: z.string(),
  title: z.string(),
  supplierId: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  verificationId: z.nullable(z.string()),
  correctiveActionId: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Absent from events of earlier releases, like those that follow. */
  language: z.optional(z.string()),
  fileDamagedSince: z.optional(z.nullable(z.string())),
  fileVersion: z.optional(z.int()),
  translations: z.optional(z.array(z.looseObject({ fileVersion: z.int(), translatedDocumentId: z.string() }))),
});
export const documentRegistered = defineEvent('documents', 'document.registered.v1', documentData);
export const documentUpdated = defineEvent('documents', 'document.updated.v1', documentData);
/** Replaces `updated` when a document gets a newer file; the earlier file is kept. */
export const documentVersionAdded = defineEvent('documents', 'document.version-added.v1', documentData);
export const documentWithdrawn = defineEvent('documents', 'document.withdrawn.v1', documentData);
/** Replaces `updated` when another document becomes the translation of this one, and when it is none any more. */
export const documentTranslationAttached = defineEvent('documents', 'document.translation-attached.v1', documentData);
export const documentTranslationRemoved = defineEvent('documents', 'document.translation-removed.v1', documentData);
/** The stored file is missing or altered; its properties stay as they are. */
export const documentFileDamaged = defineEvent('documents', 'document.file-damaged.v1', documentData);
export const documentFileRestored = defineEvent('documents', 'document.file-restored.v1', documentData);

const reportRunData = z.looseObject({ id: z.string(), type: z.enum(REPORT_TYPES), error: z.nullable(z.string()) });
export const reportRequested = defineEvent('documents', 'report-run.requested.v1', reportRunData);
export const reportFinished = defineEvent('documents', 'report-run.finished.v1', reportRunData);
export const reportFailed = defineEvent('documents', 'report-run.failed.v1', reportRunData);
export const reportCancelled = defineEvent('documents', 'report-run.cancelled.v1', reportRunData);

/** Written when the files of an old report are removed. The report itself stays. */
export const reportFilesRemoved = defineEvent('documents', 'report-run.files-removed.v1', reportRunData);

const webhookData = z.looseObject({ id: z.string(), name: z.string(), url: z.string() });
export const webhookCreated = defineEvent('documents', 'webhook.created.v1', webhookData);
export const webhookUpdated = defineEvent('documents', 'webhook.updated.v1', webhookData);
export const webhookDeleted = defineEvent('documents', 'webhook.deleted.v1', webhookData);
export const webhookSecretReplaced = defineEvent('documents', 'webhook.secret-replaced.v1', webhookData);
/** By the suite, after all attempts of a delivery failed or the other side answered that the address is gone. */
export const webhookDisabled = defineEvent('documents', 'webhook.disabled.v1', webhookData);

export const userCreated = defineEvent('gateway', 'user.created.v1', z.looseObject({ id: z.string() }));
export const userUpdated = defineEvent('gateway', 'user.updated.v1', z.looseObject({ id: z.string() }));
export const sessionOpened = defineEvent('gateway', 'session.opened.v1', z.looseObject({ id: z.string() }));
export const sessionClosed = defineEvent('gateway', 'session.closed.v1', z.looseObject({ id: z.string() }));

const accountData = z.looseObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
});
export const userInvited = defineEvent('gateway', 'user.invited.v1', accountData);
export const userActivated = defineEvent('gateway', 'user.activated.v1', accountData);
export const userRoleChanged = defineEvent('gateway', 'user.role-changed.v1', accountData);
export const userDisabled = defineEvent('gateway', 'user.disabled.v1', accountData);
export const userEnabled = defineEvent('gateway', 'user.enabled.v1', accountData);

const apiTokenData = z.looseObject({ id: z.string(), name: z.string(), ownerId: z.string() });
export const apiTokenCreated = defineEvent('gateway', 'api-token.created.v1', apiTokenData);
export const apiTokenRevoked = defineEvent('gateway', 'api-token.revoked.v1', apiTokenData);

export const policyChanged = defineEvent(
  'gateway',
  'policy.changed.v1',
  z.looseObject({ key: z.enum(POLICY_KEYS), value: z.string() }),
);

const moduleData = z.looseObject({ id: z.string(), name: z.string() });
/** Changes of the module registry, by their action. */
export const moduleEvents = {
  released: defineEvent('gateway', 'module.released.v1', moduleData),
  'rolled-back': defineEvent('gateway', 'module.rolled-back.v1', moduleData),
  added: defineEvent('gateway', 'module.added.v1', moduleData),
  removed: defineEvent('gateway', 'module.removed.v1', moduleData),
} as const satisfies Record<(typeof REGISTRY_ACTIONS)[number], EventDefinition>;

const deadLetterData = z.looseObject({ id: z.string(), consumer: z.string(), eventId: z.string() });
const signatureData = z.looseObject({
  id: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  recordVersion: z.int(),
  meaning: z.enum(MEANINGS),
  signerId: z.string(),
});
/** A record was signed, or a signature withdrawn, in this service. */
export const signatureEvents = (service: ServiceName) => ({
  signed: { ...defineEvent(service, 'record.signed.v1', signatureData), aggregate: 'signature' },
  withdrawn: defineEvent(service, 'signature.withdrawn.v1', signatureData),
  /** The kept content is not what was signed. */
  broken: { ...defineEvent(service, 'signature.broken.v1', signatureData), aggregate: 'signature-alarm' },
});

/** A failed attempt to sign in the name of an account, of which its owner gets a notification. */
export const signingFailed = defineEvent(
  'gateway',
  'signing.failed.v1',
  z.looseObject({ id: z.string(), userId: z.string() }),
);

const individualData = z.looseObject({ id: z.string(), userId: z.nullable(z.string()), name: z.string() });
export const individualCreated = defineEvent('program', 'qualified-individual.created.v1', individualData);
export const individualUpdated = defineEvent('program', 'qualified-individual.updated.v1', individualData);
export const individualDeleted = defineEvent('program', 'qualified-individual.deleted.v1', individualData);

const fsvpFileData = z.looseObject({ id: z.string(), number: z.string(), supplierId: z.string(), foodId: z.string() });
export const fsvpFileOpened = defineEvent('program', 'fsvp-file.opened.v1', fsvpFileData);
export const fsvpFileUpdated = defineEvent('program', 'fsvp-file.updated.v1', fsvpFileData);
export const fsvpFileClosed = defineEvent('program', 'fsvp-file.closed.v1', fsvpFileData);

/** Its record is the stored readiness, whose id is that of the file. */
export const fileReadinessChanged = {
  ...defineEvent(
    'program',
    'fsvp-file.readiness-changed.v1',
    z.looseObject({ id: z.string(), verdict: z.enum(VERDICTS), regime: z.enum(REGIMES) }),
  ),
  aggregate: 'fsvp-file-readiness',
};

const determinationData = z.looseObject({
  id: z.string(),
  fileId: z.string(),
  state: z.enum(SIGNED_STATES),
  chosenRegime: z.enum(REGIMES),
});
const determinationEvent = (what: string) =>
  defineEvent('program', `applicability-determination.${what}.v1`, determinationData);
export const determinationDrafted = determinationEvent('drafted');
export const determinationUpdated = determinationEvent('updated');
export const determinationDeleted = determinationEvent('deleted');
export const determinationSigned = determinationEvent('signed');
export const determinationSuperseded = determinationEvent('superseded');
export const determinationWithdrawn = determinationEvent('withdrawn');

const assuranceData = z.looseObject({
  id: z.string(),
  kind: z.enum(ASSURANCE_KINDS),
  fileId: z.nullable(z.string()),
  importerId: z.nullable(z.string()),
  documentId: z.string(),
});
export const assuranceRecorded = defineEvent('program', 'assurance.recorded.v1', assuranceData);
export const assuranceUpdated = defineEvent('program', 'assurance.updated.v1', assuranceData);
export const assuranceDeleted = defineEvent('program', 'assurance.deleted.v1', assuranceData);

const entryLineData = z.looseObject({
  id: z.string(),
  importerId: z.string(),
  fileId: z.nullable(z.string()),
  entryNumber: z.string(),
  lineNumber: z.int(),
  role: z.enum(ENTRY_CODES),
});
export const entryLineRecorded = defineEvent('program', 'entry-line.recorded.v1', entryLineData);
export const entryLineUpdated = defineEvent('program', 'entry-line.updated.v1', entryLineData);
export const entryLineDeleted = defineEvent('program', 'entry-line.deleted.v1', entryLineData);

const standingCheckData = z.looseObject({
  id: z.string(),
  fileId: z.string(),
  kind: z.enum(STANDING_CHECK_KINDS),
  found: z.boolean(),
});
export const standingCheckRecorded = defineEvent('program', 'standing-check.recorded.v1', standingCheckData);
export const standingCheckUpdated = defineEvent('program', 'standing-check.updated.v1', standingCheckData);
export const standingCheckDeleted = defineEvent('program', 'standing-check.deleted.v1', standingCheckData);

/** The choice for one requirement of a file; `links` is empty once nothing is chosen any more. */
export const evidenceLinksChanged = defineEvent(
  'program',
  'evidence-links.changed.v1',
  z.looseObject({ id: z.string(), fileId: z.string(), code: z.enum(REQUIREMENT_CODES) }),
);

const qualificationData = z.looseObject({ id: z.string(), individualId: z.string(), state: z.enum(SIGNED_STATES) });
export const qualificationDrafted = defineEvent('program', 'qualification.drafted.v1', qualificationData);
export const qualificationUpdated = defineEvent('program', 'qualification.updated.v1', qualificationData);
export const qualificationDeleted = defineEvent('program', 'qualification.deleted.v1', qualificationData);
export const qualificationSigned = defineEvent('program', 'qualification.signed.v1', qualificationData);
export const qualificationSuperseded = defineEvent('program', 'qualification.superseded.v1', qualificationData);
export const qualificationWithdrawn = defineEvent('program', 'qualification.withdrawn.v1', qualificationData);

const importerData = z.looseObject({ id: z.string(), legalName: z.string(), duns: z.string(), active: z.boolean() });
export const importerCreated = defineEvent('program', 'importer.created.v1', importerData);
export const importerUpdated = defineEvent('program', 'importer.updated.v1', importerData);
export const importerDeleted = defineEvent('program', 'importer.deleted.v1', importerData);

const eligibilityData = z.looseObject({
  id: z.string(),
  importerId: z.string(),
  foodClass: z.enum(FOOD_CLASSES),
  year: z.int(),
  eligible: z.boolean(),
  state: z.enum(SIGNED_STATES),
});
export const eligibilityDrafted = defineEvent('program', 'importer-eligibility.drafted.v1', eligibilityData);
export const eligibilityUpdated = defineEvent('program', 'importer-eligibility.updated.v1', eligibilityData);
export const eligibilityDeleted = defineEvent('program', 'importer-eligibility.deleted.v1', eligibilityData);
export const eligibilitySigned = defineEvent('program', 'importer-eligibility.signed.v1', eligibilityData);
export const eligibilitySuperseded = defineEvent('program', 'importer-eligibility.superseded.v1', eligibilityData);
export const eligibilityWithdrawn = defineEvent('program', 'importer-eligibility.withdrawn.v1', eligibilityData);

const procedureData = z.looseObject({
  id: z.string(),
  importerId: z.string(),
  code: z.enum(PROCEDURE_CODES),
  state: z.enum(SIGNED_STATES),
  effectiveFrom: z.string(),
});
const procedureEvent = (what: string) => defineEvent('program', `procedure.${what}.v1`, procedureData);
export const procedureDrafted = procedureEvent('drafted');
export const procedureUpdated = procedureEvent('updated');
export const procedureDeleted = procedureEvent('deleted');
export const procedureSigned = procedureEvent('signed');
export const procedureSuperseded = procedureEvent('superseded');
export const procedureWithdrawn = procedureEvent('withdrawn');

/** `after` has all rows, so that other services can keep copies. */
const referenceSetData = z.looseObject({
  id: z.string(),
  kind: z.enum(REFERENCE_KINDS),
  effectiveFrom: z.string(),
  effectiveTo: z.nullable(z.string()),
});
export const referenceSetLoaded = defineEvent('program', 'reference-set.loaded.v1', referenceSetData);
export const referenceSetUpdated = defineEvent('program', 'reference-set.updated.v1', referenceSetData);
export const referenceSetDeleted = defineEvent('program', 'reference-set.deleted.v1', referenceSetData);

const foodData = z.looseObject({ id: z.string(), name: z.string(), foodClass: z.enum(FOOD_CLASSES) });
export const foodCreated = defineEvent('program', 'food.created.v1', foodData);
export const foodUpdated = defineEvent('program', 'food.updated.v1', foodData);
export const foodDeleted = defineEvent('program', 'food.deleted.v1', foodData);

const accountReviewData = z.looseObject({ id: z.string(), day: z.string(), state: z.enum(SIGNED_STATES) });
export const accountReviewDrafted = defineEvent('gateway', 'account-review.drafted.v1', accountReviewData);
/** The snapshot of a draft was taken again. */
export const accountReviewUpdated = defineEvent('gateway', 'account-review.updated.v1', accountReviewData);
export const accountReviewDeleted = defineEvent('gateway', 'account-review.deleted.v1', accountReviewData);
export const accountReviewSigned = defineEvent('gateway', 'account-review.signed.v1', accountReviewData);
export const accountReviewWithdrawn = defineEvent('gateway', 'account-review.withdrawn.v1', accountReviewData);

/** What an administrator did about an event that a consumer of this service could not handle. */
export const deadLetterEvents = (service: ServiceName) => ({
  replayed: defineEvent(service, 'dead-letter.replayed.v1', deadLetterData),
  discarded: defineEvent(service, 'dead-letter.discarded.v1', deadLetterData),
  restored: defineEvent(service, 'dead-letter.restored.v1', deadLetterData),
});
