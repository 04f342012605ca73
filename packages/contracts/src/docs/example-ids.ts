/**
 * Ids in the examples of the document, one for each kind of record. The gateway replaces them by ids of records that the reader can
 * read, so that "Try it out" finds them.
 */
export const EXAMPLE_IDS = {
  supplier: '019a8f00-0001-7000-8000-000000000001',
  product: '019a8f00-0002-7000-8000-000000000002',
  evaluation: '019a8f00-0003-7000-8000-000000000003',
  hazard: '019a8f00-0004-7000-8000-000000000004',
  verification: '019a8f00-0005-7000-8000-000000000005',
  inspection: '019a8f00-0006-7000-8000-000000000006',
  action: '019a8f00-0007-7000-8000-000000000007',
  document: '019a8f00-0008-7000-8000-000000000008',
  individual: '019a8f00-0009-7000-8000-000000000009',
  qualification: '019a8f00-000a-7000-8000-00000000000a',
  referenceSet: '019a8f00-000b-7000-8000-00000000000b',
  reportRun: '019a8f00-000c-7000-8000-00000000000c',
  account: '019a8f00-000d-7000-8000-00000000000d',
  apiToken: '019a8f00-000e-7000-8000-00000000000e',
  signature: '019a8f00-000f-7000-8000-00000000000f',
  accountReview: '019a8f00-0010-7000-8000-000000000010',
  notification: '019a8f00-0011-7000-8000-000000000011',
  deadLetter: '019a8f00-0012-7000-8000-000000000012',
  session: '019a8f00-0013-7000-8000-000000000013',
  webhook: '019a8f00-0016-7000-8000-000000000016',
  delivery: '019a8f00-0017-7000-8000-000000000017',
  food: '019a8f00-0018-7000-8000-000000000018',
  hazardTemplate: '019a8f00-002e-7000-8000-00000000002e',
  importer: '019a8f00-0019-7000-8000-000000000019',
  importerEligibility: '019a8f00-001a-7000-8000-00000000001a',
  fsvpFile: '019a8f00-0020-7000-8000-000000000020',
  determination: '019a8f00-0021-7000-8000-000000000021',
  assurance: '019a8f00-0022-7000-8000-000000000022',
  standingCheck: '019a8f00-0023-7000-8000-000000000023',
  evidenceLinks: '019a8f00-0024-7000-8000-000000000024',
  procedure: '019a8f00-0025-7000-8000-000000000025',
  entryLine: '019a8f00-0026-7000-8000-000000000026',
  translation: '019a8f00-002c-7000-8000-00000000002c',
  translatedDocument: '019a8f00-002d-7000-8000-00000000002d',
  /** Signed ones without an open draft, of which a new version can be drafted. */
  signedQualification: '019a8f00-0027-7000-8000-000000000027',
  signedEligibility: '019a8f00-0028-7000-8000-000000000028',
  signedDetermination: '019a8f00-0029-7000-8000-000000000029',
  signedProcedure: '019a8f00-002a-7000-8000-00000000002a',
  foodHazardAnalysis: '019a8f00-0031-7000-8000-000000000031',
  signedFoodHazardAnalysis: '019a8f00-002f-7000-8000-00000000002f',
  analysisHazard: '019a8f00-0030-7000-8000-000000000030',
  supplierEvaluation: '019a8f00-0032-7000-8000-000000000032',
  signedSupplierEvaluation: '019a8f00-0033-7000-8000-000000000033',
  supplierApproval: '019a8f00-0034-7000-8000-000000000034',
  /** A file with a signed evaluation, whose supplier can be approved. */
  evaluatedFile: '019a8f00-0036-7000-8000-000000000036',
  reevaluationReason: '019a8f00-0035-7000-8000-000000000035',
  verificationPlan: '019a8f00-0040-7000-8000-000000000040',
  signedVerificationPlan: '019a8f00-0041-7000-8000-000000000041',
  planLine: '019a8f00-0042-7000-8000-000000000042',
  discardedDeadLetter: '019a8f00-002b-7000-8000-00000000002b',
  created: '019a8f00-0015-7000-8000-000000000015',
  event: '019a8f00-0014-7000-8000-000000000014',
} as const;
export type ExampleKind = keyof typeof EXAMPLE_IDS;

/** Of the import whose progress is asked for; the client chooses it. */
export const EXAMPLE_PROGRESS_ID = '5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1';
