import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const file = { id: EXAMPLE_IDS.fsvpFile };
const assurance = { id: EXAMPLE_IDS.assurance };
const check = { id: EXAMPLE_IDS.standingCheck };

const ASSURANCE_INPUT = {
  kind: 'VS-2',
  fileId: EXAMPLE_IDS.fsvpFile,
  effectiveOn: '2026-03-05',
  signerName: 'R. Mehta',
  signerTitle: 'Head of quality',
  statement: 'We make the food in compliance with processes that give the same level of public health protection.',
  documentId: EXAMPLE_IDS.document,
};
const ASSURANCE = {
  ...recordOf(EXAMPLE_IDS.assurance),
  ...ASSURANCE_INPUT,
  fileNumber: 'F-000123',
  importerId: null,
  importerName: null,
  customerName: null,
  year: null,
  controlsDescription: null,
  nonFederalLawStatement: null,
  validUntil: '2028-03-05',
};

const REQUEST_INPUT = {
  fileId: EXAMPLE_IDS.fsvpFile,
  code: 'VS-2',
  language: 'pt',
  askedOn: '2026-11-20',
  dueOn: '2026-12-04',
  note: null,
};
const REQUEST = {
  ...recordOf(EXAMPLE_IDS.letterRequest),
  ...REQUEST_INPUT,
  fileNumber: 'F-000123',
  importerName: 'Bay Foods Inc.',
  supplierId: EXAMPLE_IDS.supplier,
  supplierName: 'Konkan Seafoods',
  foodName: 'Frozen shrimp',
  closedOn: null,
  state: 'open',
};

const CHECK_INPUT = {
  kind: 'standing',
  countryCode: 'NZ',
  authority: 'Ministry for Primary Industries',
  found: true,
  how: 'Found the supplier in the public register of operators.',
  checkedOn: '2026-10-01',
};
const CHECK = {
  ...recordOf(EXAMPLE_IDS.standingCheck),
  ...CHECK_INPUT,
  fileId: EXAMPLE_IDS.fsvpFile,
  fileNumber: 'F-000123',
  documentId: null,
  validUntil: '2027-04-01',
};

const LINKS = [
  { recordType: 'document', recordId: EXAMPLE_IDS.document, recordVersion: 1, note: 'Letter of the supplier.' },
];
const EVIDENCE = {
  ...recordOf(EXAMPLE_IDS.evidenceLinks),
  fileId: EXAMPLE_IDS.fsvpFile,
  code: 'VS-2',
  links: LINKS,
};

/** Assurances, checks of standing, and the choice of evidence. */
export const ASSURANCE_CALLS: CallsDocs = {
  listAssurances: {
    description:
      'Assurances of customers (21 CFR 1.507, 1.511(b)) and of suppliers (21 CFR 1.512(b)). `importerId` finds those that are for all files of the importer, `fileId` those for one file.',
    response: { assurances: [ASSURANCE], total: 1, next: null },
  },
  getAssurance: { description: 'With the ETag for `If-Match`.', params: assurance, response: ASSURANCE },
  createAssurance: {
    description:
      'It is for a file; one of a customer (`AS-3`, `AS-5`) may be for an importer and its customer instead, which means all of its files. The supplier of a file that is a qualified facility describes its controls or states that it complies with other law (21 CFR 1.512(b)(3)(ii)), one of both. Publishes `assurance.recorded.v1`.',
    request: ASSURANCE_INPUT,
    response: ASSURANCE,
    problems: ['wrong-state'],
  },
  updateAssurance: {
    description: 'Absent fields stay as they are. `validUntil` is computed again. Publishes `assurance.updated.v1`.',
    params: assurance,
    request: { signerTitle: 'Quality director' },
    response: { ...ASSURANCE, version: 2, signerTitle: 'Quality director' },
    problems: ['wrong-state'],
  },
  deleteAssurance: {
    description: 'One for a closed file stays. Publishes `assurance.deleted.v1`.',
    params: assurance,
    problems: ['wrong-state'],
  },

  listLetterRequests: {
    description:
      'A request is answered by an assurance of its kind that is recorded later, for the file or for all files of its importer; when that is deleted, it is open again. `state=open&dueBy=2026-12-04` lists what to ask for again.',
    response: { letterRequests: [REQUEST], total: 1, next: null },
  },
  getLetterRequest: {
    description: 'With the ETag for `If-Match`.',
    params: { id: EXAMPLE_IDS.letterRequest },
    response: REQUEST,
  },
  createLetterRequest: {
    description:
      'The suite sends nothing: the person sends the letter. A request changes no readiness. Publishes `letter-request.recorded.v1`.',
    request: REQUEST_INPUT,
    response: REQUEST,
    problems: ['wrong-state'],
  },
  updateLetterRequest: {
    description:
      'Absent fields stay as they are. `closedOn` closes it, null opens it again. Publishes `letter-request.updated.v1`.',
    toTry: 'Put the `id` of a request that `GET /api/letter-requests` lists in the address.',
    params: { id: EXAMPLE_IDS.letterRequest },
    request: { closedOn: '2026-11-28' },
    response: { ...REQUEST, version: 2, closedOn: '2026-11-28', state: 'closed' },
    problems: ['wrong-state'],
  },
  deleteLetterRequest: {
    description: 'Publishes `letter-request.deleted.v1`.',
    params: { id: EXAMPLE_IDS.letterRequest },
  },

  listStandingChecks: {
    description: 'What was found in which authority’s records (21 CFR 1.513(b)).',
    params: file,
    response: { standingChecks: [CHECK], total: 1 },
  },
  createStandingCheck: {
    description:
      '`scope` says whether country and food are in the scope of a recognised system, `standing` whether the supplier is in good standing there. A check that found the contrary is recorded with `found: false`. Publishes `standing-check.recorded.v1`.',
    params: file,
    request: CHECK_INPUT,
    response: CHECK,
    problems: ['wrong-state'],
  },
  getStandingCheck: { description: 'With the ETag for `If-Match`.', params: check, response: CHECK },
  updateStandingCheck: {
    description:
      'Absent fields stay as they are. `validUntil` is computed again. Publishes `standing-check.updated.v1`.',
    params: check,
    request: { found: false, how: 'The register says that the operation was suspended.' },
    response: {
      ...CHECK,
      version: 2,
      found: false,
      how: 'The register says that the operation was suspended.',
    },
    problems: ['wrong-state'],
  },
  deleteStandingCheck: {
    description: 'One of a closed file stays. Publishes `standing-check.deleted.v1`.',
    params: check,
    problems: ['wrong-state'],
  },

  listEvidenceLinks: {
    description:
      'Requirements for which nobody has chosen evidence are not in it. One whose choice was taken back has no links.',
    params: file,
    response: { evidence: [EVIDENCE], total: 1 },
  },
  setEvidenceLinks: {
    description:
      'A record of svc-program must belong to the file, or to its importer. Documents and records of other services are stored as they are given. An empty list takes the choice back. `If-Match: "0"` makes the first choice only: if somebody has chosen meanwhile, the answer is 412. Publishes `evidence-links.changed.v1`.',
    params: { ...file, code: 'VS-2' },
    request: { links: LINKS },
    response: EVIDENCE,
    problems: ['wrong-state'],
  },
};
