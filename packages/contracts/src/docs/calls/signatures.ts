import type { CallDocs, CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const GRANT = 'eyJhbGciOiJFZERTQSJ9.example.signature';

/** What the docs say of the signatures of each type of record. */
const KINDS = [
  [
    'HazardAnalysis',
    'hazard-analysis',
    'quality',
    'hazard',
    'authored',
    'hazardDescription',
    'Hazard Description',
    'Salmonella in chickpea flour',
  ],
  [
    'VerificationActivity',
    'verification-activity',
    'quality',
    'verification',
    'conducted',
    'title',
    'Title',
    'Annual on-site audit of the frying line',
  ],
  [
    'ReceivingInspection',
    'receiving-inspection',
    'quality',
    'inspection',
    'conducted',
    'productName',
    'Product',
    'Bhujia snack mix, 400 g',
  ],
  [
    'CorrectiveAction',
    'corrective-action',
    'quality',
    'action',
    'conducted',
    'title',
    'Title',
    'Salmonella finding: bhujia snack mix',
  ],
  [
    'ResultReview',
    'result-review',
    'quality',
    'resultReview',
    'reviewed_and_assessed',
    'assessment',
    'Assessment',
    'Adequate',
  ],
  ['Document', 'document', 'documents', 'document', 'approved', 'title', 'Title', 'Organic certificate 2026'],
  [
    'FoodHazardAnalysis',
    'food-hazard-analysis',
    'program',
    'foodHazardAnalysis',
    'conducted',
    'covers',
    'Products and Species',
    'Whole and ground black pepper',
  ],
  [
    'SupplierEvaluation',
    'supplier-evaluation',
    'program',
    'supplierEvaluation',
    'conducted',
    'conclusion',
    'Conclusion',
    'Approve the supplier',
  ],
  [
    'SupplierApproval',
    'supplier-approval',
    'program',
    'supplierApproval',
    'approved',
    'decision',
    'Decision',
    'Approved',
  ],
  [
    'VerificationPlan',
    'verification-plan',
    'program',
    'verificationPlan',
    'determined',
    'foodName',
    'Food',
    'Fried chickpea snacks',
  ],
  ['Qualification', 'qualification', 'program', 'qualification', 'approved', 'individualName', 'Person', 'Sana Patel'],
  [
    'ImporterEligibility',
    'importer-eligibility',
    'program',
    'importerEligibility',
    'determined',
    'foodClass',
    'Class of Food',
    'Food for people',
  ],
  [
    'ApplicabilityDetermination',
    'applicability-determination',
    'program',
    'determination',
    'determined',
    'chosenRegime',
    'Determined',
    'Standard requirements',
  ],
  [
    'Procedure',
    'procedure',
    'program',
    'procedure',
    'approved',
    'title',
    'Title',
    'Purchasing from approved suppliers',
  ],
  [
    'DismissalOfAReason',
    'reevaluation-dismissal',
    'program',
    'reevaluationDismissal',
    'dismissed',
    'text',
    'Why None Is Needed',
    'The refused lot was of another plant of the supplier',
  ],
  ['AccountReview', 'account-review', 'gateway', 'accountReview', 'confirmed', 'day', 'Day', 'Oct 5, 2026'],
] as const;

function docsOf([name, type, service, kind, meaning, field, label, text]: (typeof KINDS)[number]): CallsDocs {
  const id = EXAMPLE_IDS[kind];
  const one = { id };
  const signed = { ...one, signatureId: EXAMPLE_IDS.signature };
  const content = {
    version: 1,
    content: JSON.stringify({ [field]: text, id, recordType: type }),
    contentSha256: HASH,
    rows: [{ field, label, text }],
  };
  const signature = {
    id: EXAMPLE_IDS.signature,
    version: 1,
    recordType: type,
    recordId: id,
    recordVersion: 1,
    contentSha256: HASH,
    signerId: EXAMPLE_IDS.account,
    signerName: 'Sana Patel',
    signerTitle: 'Food safety manager',
    meaning,
    reason: null,
    signedAt: '2026-11-02T08:31:00.000Z',
    methods: ['email', 'password'],
    qualificationId: null,
    qualificationVersion: null,
    samePerson: null,
    withdrawnAt: null,
    withdrawnReason: null,
    withdrawnByName: null,
    withdrawnByTitle: null,
    state: 'valid',
  };
  const refusals: CallDocs['problems'] = [
    'invalid-grant',
    'grant-ended',
    'another-record',
    'another-signer',
    'record-changed',
    'signer-not-allowed',
    'not-qualified',
    'separation-of-duties',
    'wrong-state',
    'record-incomplete',
  ];
  return {
    [`preview${name}Signature`]: {
      description:
        'What the signer reads: the signed fields in words, their canonical form and its hash, and what the record can be signed as today. Send the hash to `POST /api/auth/signing-grants`.',
      params: one,
      response: {
        ...content,
        service,
        type,
        id,
        languages: [],
        meanings: [{ meaning, activity: null, reasonRequired: false, refusal: null }],
      },
    },
    [`list${name}Signatures`]: {
      description: 'With name, title, time and meaning of each signature (21 CFR 11.50) and whether it still counts.',
      params: one,
      response: { signatures: [signature], total: 1, recordVersion: 1 },
    },
    [`list${name}SignatureStates`]: {
      description:
        'For each record that has a signature: the state of its signatures, `broken` or `stale` before `valid`, and what they mean. Records without a signature are left out.',
      params: one,
      response: { records: [{ recordId: id, state: 'valid', meanings: [meaning] }], total: 1 },
    },
    [`sign${name}`]: {
      description:
        'The grant proves the identity of the signer for this version and this meaning (21 CFR 11.200(a)). The suite checks role, qualification (21 CFR 1.503) and separation of duties, and stores the content with its hash. Publishes `record.signed.v1`.',
      toTry:
        'Ask `POST /api/auth/signing-grants` for a grant for this version of the record, and put its text in `grant` within 60 seconds.',
      params: one,
      request: { grant: GRANT },
      response: signature,
      problems: refusals,
    },
    [`verify${name}Signature`]: {
      description:
        'Shows whether the stored content is what was signed, and how the record differs from it today (21 CFR 11.70).',
      params: signed,
      response: { state: 'valid', signature, signed: content, current: content },
      problems: ['signed-content-damaged'],
    },
    [`withdraw${name}Signature`]: {
      description:
        'A withdrawal is signed with a reason by a grant for the type `signature`. The suite checks role and qualification as when the record is signed. The signature stays visible as withdrawn. Publishes `signature.withdrawn.v1`.',
      toTry:
        'Put the `id` of a signature of the record in the address, ask `POST /api/auth/signing-grants` for a grant for it with the type `signature`, the meaning `withdrawn` and a `reason`, and put its text in `grant` within 60 seconds.',
      params: signed,
      request: { grant: GRANT },
      response: {
        ...signature,
        version: 2,
        withdrawnAt: '2026-11-02T09:00:00.000Z',
        withdrawnReason: 'Signed for the wrong version',
        withdrawnByName: 'Sana Patel',
        withdrawnByTitle: 'Food safety manager',
        state: 'withdrawn',
      },
      problems: refusals,
    },
  };
}

export const SIGNATURE_CALLS: CallsDocs = {
  ...Object.assign({}, ...KINDS.map(docsOf)),
  createSigningGrants: {
    description:
      'The signer enters the password, at the first signing of a session also the email address and, where one is set up, a code of the second factor (21 CFR 11.200(a)(1)). Each grant is for one version of one record with one meaning, for 60 seconds. Failures count like failed sign-ins and publish `signing.failed.v1`.',
    toTry:
      'Read the `signable` of a record, such as `GET /api/hazard-analysis/{id}/signable`, and put what it answers and one of its `meanings` in `subjects`; put your own `email` and `password` in place of those of the example.',
    request: {
      subjects: [
        {
          service: 'quality',
          type: 'hazard-analysis',
          id: EXAMPLE_IDS.hazard,
          version: 1,
          contentSha256: HASH,
          meaning: 'authored',
        },
      ],
      password: 'seven tidy olive baskets',
      email: 's.patel@importer.example.com',
    },
    response: { grants: [GRANT], expiresAt: '2026-11-02T08:32:00.000Z' },
    problems: ['identity-not-proved', 'too-many-attempts', 'second-factor-required', 'signer-not-allowed'],
  },
};
