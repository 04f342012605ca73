import { RECORDS } from '../../catalogue/records.js';
import { CALL_DOCS } from '../all-docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

/** What a call answers in the example of the API document. */
const answerOf = (call: string) => CALL_DOCS[call]?.response as Record<string, unknown>;
const SIGNED_AT = '2026-11-02T08:30:00.000Z';
const SHA256 = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const LIVE = { deletedAt: null };

const SIGNATURE = {
  ...(answerOf('listHazardAnalysisSignatures').signatures as Record<string, unknown>[])[0],
  content: JSON.stringify({ hazardDescription: 'Salmonella in chickpea flour', id: EXAMPLE_IDS.hazard }),
  grantId: EXAMPLE_IDS.created,
};
const RELEASE = {
  version: '1.0.0-0123456789',
  manifestUrl: '/modules/mf-suppliers/1.0.0-0123456789/module.json',
  releasedAt: SIGNED_AT,
};

const EXAMPLES: Record<string, Record<string, unknown>> = {
  supplier: { ...answerOf('getSupplier'), ...LIVE },
  'supplier-product': { ...answerOf('getSupplierProduct'), ...LIVE },
  'supplier-performance': { ...answerOf('getSupplierPerformance'), ...LIVE },
  'hazard-analysis': { ...answerOf('getHazard'), ...LIVE },
  'verification-activity': { ...answerOf('getVerification'), ...LIVE },
  'activity-result': { ...answerOf('getActivityResult'), ...LIVE },
  'result-review': { ...answerOf('getResultReview'), ...LIVE },
  'receiving-inspection': { ...answerOf('getInspection'), ...LIVE },
  'corrective-action': { ...answerOf('getAction'), ...LIVE },
  document: { ...answerOf('getDocument'), uploadId: EXAMPLE_IDS.created, ...LIVE },
  'qualified-individual': { ...answerOf('getIndividual'), ...LIVE },
  qualification: { ...answerOf('getQualification'), ...LIVE },
  importer: { ...answerOf('getImporter'), ...LIVE },
  'importer-eligibility': { ...answerOf('getImporterEligibility'), ...LIVE },
  'fsvp-file': { ...answerOf('getFsvpFile'), ...LIVE },
  'fsvp-file-readiness': { ...answerOf('getFileReadiness'), id: EXAMPLE_IDS.fsvpFile, version: 3 },
  'applicability-determination': { ...answerOf('getDetermination'), ...LIVE },
  'entry-line': { ...answerOf('getEntryLine'), ...LIVE },
  assurance: { ...answerOf('getAssurance'), ...LIVE },
  'letter-request': { ...answerOf('getLetterRequest'), ...LIVE },
  'standing-check': { ...answerOf('getStandingCheck'), ...LIVE },
  'control-record': { ...answerOf('getControlRecord'), ...LIVE },
  'evidence-links': { ...answerOf('setEvidenceLinks'), ...LIVE },
  'food-hazard-analysis': { ...answerOf('getFoodHazardAnalysis'), ...LIVE, confirmations: [] },
  'supplier-evaluation': { ...answerOf('getSupplierEvaluation'), ...LIVE },
  'supplier-approval': { ...answerOf('getSupplierApproval'), ...LIVE },
  'verification-plan': {
    ...answerOf('getVerificationPlan'),
    supplierId: EXAMPLE_IDS.supplier,
    foodId: EXAMPLE_IDS.food,
    foodName: 'Fried chickpea snacks',
    ...LIVE,
  },
  procedure: { ...answerOf('getProcedure'), ...LIVE },
  reevaluation: { ...answerOf('getReevaluation'), ...LIVE },
  'reevaluation-dismissal': { ...answerOf('getReevaluationDismissal'), ...LIVE },
  'reference-set': { ...answerOf('getReferenceSet'), ...LIVE },
  food: { ...answerOf('getFood'), ...LIVE },
  'food-note': { ...answerOf('getFoodNote'), ...LIVE },
  'hazard-template': { ...answerOf('getHazardTemplate'), ...LIVE },
  signature: SIGNATURE,
  'signature-alarm': SIGNATURE,
  'document-link': {
    id: EXAMPLE_IDS.created,
    version: 1,
    documentId: EXAMPLE_IDS.document,
    verificationId: EXAMPLE_IDS.verification,
    correctiveActionId: null,
  },
  'report-run': {
    ...recordOf(EXAMPLE_IDS.reportRun),
    ...answerOf('getReportRun'),
    ...LIVE,
    attempt: 1,
    tries: 1,
    files: { pdf: { sha256: SHA256, size: 48213 } },
    notBefore: SIGNED_AT,
    heartbeatAt: SIGNED_AT,
  },
  webhook: {
    ...recordOf(EXAMPLE_IDS.webhook),
    ...LIVE,
    name: 'ERP',
    url: 'https://erp.importer.example.com/fsvp',
    types: ['supplier'],
    state: 'active',
    disabledAt: null,
    disabledReason: null,
    previousSecretUntil: null,
  },
  user: { ...answerOf('getAccount'), ...LIVE, profileImageUrl: null, totpConfirmedAt: null, oidcSubject: null },
  session: {
    id: EXAMPLE_IDS.session,
    version: 1,
    userId: EXAMPLE_IDS.account,
    openedAt: SIGNED_AT,
    kind: 'named',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
  },
  'api-token': {
    ...(answerOf('listApiTokens').tokens as Record<string, unknown>[])[0],
    updatedAt: SIGNED_AT,
    ...LIVE,
  },
  'work-item': {
    ...recordOf(EXAMPLE_IDS.created),
    ...LIVE,
    key: `verification.${EXAMPLE_IDS.verification}`,
    kind: 'verification',
    title: 'Record the result of Onsite audit: Chickpea flour',
    recordType: 'verification-activity',
    recordId: EXAMPLE_IDS.verification,
    snoozedUntil: '2026-11-30',
    snoozeReason: 'The auditor comes on Monday.',
    snoozedAt: SIGNED_AT,
    snoozedBy: EXAMPLE_IDS.account,
    handedTo: null,
    handOverReason: null,
    handedAt: null,
    handedBy: null,
  },
  'calendar-feed': {
    ...(answerOf('listCalendarFeeds').feeds as Record<string, unknown>[])[0],
    ...recordOf(EXAMPLE_IDS.calendarFeed),
    ownerId: EXAMPLE_IDS.account,
    ...LIVE,
  },
  policy: { ...answerOf('setPolicy'), id: EXAMPLE_IDS.created },
  module: {
    id: EXAMPLE_IDS.created,
    version: 1,
    action: 'released',
    name: 'mf-suppliers',
    at: SIGNED_AT,
    by: 'fsvp',
    before: null,
    after: { name: 'mf-suppliers', ...RELEASE, previous: [] },
  },
  signing: { id: EXAMPLE_IDS.created, version: 1, userId: EXAMPLE_IDS.account },
  'account-review': { ...answerOf('getAccountReview'), ...LIVE },
  'dead-letter': {
    id: EXAMPLE_IDS.deadLetter,
    version: 1,
    consumer: 'quality-follow-supplier-events',
    eventId: EXAMPLE_IDS.created,
    eventService: 'suppliers',
    eventType: 'supplier.updated.v1',
    occurredAt: SIGNED_AT,
    recordType: 'supplier',
    recordId: EXAMPLE_IDS.supplier,
    recordName: 'Bikaji Foods International Limited',
    failedAt: SIGNED_AT,
    tries: 5,
    reason: 'The database refused it.',
    discardedAt: null,
    discardedBy: null,
    discardReason: null,
  },
  'event-log': {
    id: EXAMPLE_IDS.created,
    service: 'suppliers',
    first: '101',
    last: '140',
    hash: SHA256,
    acceptedBy: 'fsvp',
    acceptedAt: SIGNED_AT,
    signature: `k1:${SHA256}`,
  },
};

/** A record as events of its type hold it. @throws when its example does not fit its schema */
export function exampleOfRecord(type: string): Record<string, unknown> {
  const record = RECORDS.get(type);
  if (!record) throw new Error(`There is no record of the type ${type}`);
  return record.schema.parse(EXAMPLES[type]);
}
