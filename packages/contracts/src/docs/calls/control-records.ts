import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const file = { id: EXAMPLE_IDS.fsvpFile };
const record = { id: EXAMPLE_IDS.controlRecord };

const INPUT = {
  kind: 'AS-4',
  effectiveOn: '2026-10-01',
  documentId: EXAMPLE_IDS.document,
  useDocumentId: EXAMPLE_IDS.document,
  statement: 'Every lot is roasted by our distribution center before it is sold. The roasting log releases the lot.',
};
const RECORD = {
  ...recordOf(EXAMPLE_IDS.controlRecord),
  ...INPUT,
  fileId: EXAMPLE_IDS.fsvpFile,
  fileNumber: 'F-000123',
  reviewerName: null,
  customerName: null,
  hazardKeys: [],
  hazardNames: [],
  validUntil: '2027-10-01',
};
const GATE = {
  state: 'not_approved',
  text: 'F-000123, Bhujia snacks: the supplier is not approved.',
  matchedBy: 'product',
  files: [
    {
      fileId: EXAMPLE_IDS.fsvpFile,
      fileNumber: 'F-000123',
      importerName: 'Bay Foods Inc.',
      foodName: 'Bhujia snacks',
      state: 'not_approved',
      text: 'The supplier is not approved.',
      until: null,
      preImportVerification: null,
    },
  ],
  policy: 'warn',
};

/** Records of controls elsewhere, and the gate at receipt. */
export const CONTROL_RECORD_CALLS: CallsDocs = {
  listControlRecords: {
    description:
      'Reviews of production under part 113 (21 CFR 1.502(b)(1)), disclosures to customers and own systems of later control (21 CFR 1.507(a)).',
    params: file,
    response: { controlRecords: [RECORD], total: 1 },
  },
  getDisclosure: {
    description:
      'The hazards that the signed evaluation of the file allocates to a customer or somebody after it (21 CFR 1.507(a)(2) to (4)), and a sentence that names each chemical and physical one, and biological ones in general.',
    params: file,
    response: {
      hazards: [{ hazardKey: EXAMPLE_IDS.analysisHazard, hazardName: 'Lead', hazardClass: 'chemical' }],
      proposal: 'Not processed to control Lead',
    },
  },
  createControlRecord: {
    description:
      '`LACF-1`: who reviewed which records of production, and what they show. `AS-2`: what accompanies the food; its statement names each chemical and physical hazard of `hazardKeys`, which are allocated to a customer. `AS-4`: the own system, with a document of its use. Publishes `control-record.recorded.v1`.',
    params: file,
    request: INPUT,
    response: RECORD,
    problems: ['wrong-state'],
  },
  getControlRecord: { description: 'With the ETag for `If-Match`.', params: record, response: RECORD },
  updateControlRecord: {
    description:
      'Absent fields stay as they are. `validUntil` is computed again. Publishes `control-record.updated.v1`.',
    params: record,
    request: { statement: 'Every lot is roasted before it is sold. The roasting log releases the lot.' },
    response: {
      ...RECORD,
      version: 2,
      statement: 'Every lot is roasted before it is sold. The roasting log releases the lot.',
    },
    problems: ['wrong-state'],
  },
  deleteControlRecord: {
    description: 'One of a closed file stays. Publishes `control-record.deleted.v1`.',
    params: record,
    problems: ['wrong-state'],
  },

  getReceivingGate: {
    description:
      'Nothing is stored: a receiving inspection asks again when it is recorded. The product is found by its name or code among the products of the files of the supplier, or by the name of their food; a name that is in none counts for all files of the supplier. Records count as they were signed by the end of the day. Of several files the one that needs most attention decides.',
    params: { supplierId: EXAMPLE_IDS.supplier, productName: 'Bhujia snack mix, 400 g', receivedOn: '2026-10-20' },
    response: GATE,
  },
};
