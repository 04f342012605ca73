import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const file = { id: EXAMPLE_IDS.fsvpFile };
const one = { id: EXAMPLE_IDS.determination };

const CIRCUMSTANCES = {
  purpose: 'sale',
  confirmed: [],
  furtherProcessing: false,
  supplementMaker: 'other',
  receivingFacility: 'no',
  smallSupplier: 'no',
  goodStanding: false,
  alcoholMaker: false,
};
const FACTS = {
  foodClass: 'human',
  commodity: 'general',
  supplement: 'no',
  coveredProduce: false,
  rawCommodity: false,
  shellEggs: false,
  lowAcidCanned: false,
  readyToEat: true,
};
const FILE = {
  ...recordOf(EXAMPLE_IDS.fsvpFile),
  number: 'F-000123',
  importerId: EXAMPLE_IDS.importer,
  importerName: 'Example Imports LLC',
  supplierId: EXAMPLE_IDS.supplier,
  supplierName: 'Rajasthan Snacks Pvt Ltd',
  supplierCountry: 'India',
  supplierDeleted: false,
  foodId: EXAMPLE_IDS.food,
  foodName: 'Fried chickpea snacks',
  productIds: [EXAMPLE_IDS.product],
  productNames: ['Bhujia snack mix, 400 g'],
  ownerId: null,
  lifecycle: 'preparing',
  importingSince: null,
  startReason: null,
  closedOn: null,
  closeReason: null,
  circumstances: CIRCUMSTANCES,
  determination: null,
  readiness: {
    regime: 'standard',
    percent: 7,
    verdict: 'not_ready',
    missing: ['APP-1', 'HA-1'],
    blocking: ['APP-1', 'HA-1'],
    expiring: [],
    nextDueOn: null,
    nextChangeOn: null,
    fresh: true,
    knownUntil: null,
    asOf: '2026-11-02',
    computedAt: '2026-11-02T08:31:00.000Z',
  },
};
const COUNTS = { not_ready: 1, gaps: 0, expiring: 0, ready: 0 };
const STANDARD = {
  rule: 18,
  regime: 'standard',
  citation: '1.502',
  entryCode: 'FSV',
  elective: false,
  unmet: [],
};
const DRAFT = {
  ...recordOf(EXAMPLE_IDS.determination),
  fileId: EXAMPLE_IDS.fsvpFile,
  fileNumber: 'F-000123',
  versionNumber: 1,
  state: 'draft',
  answers: { facts: FACTS, circumstances: CIRCUMSTANCES, supplierCountry: 'India' },
  proposedRegime: 'standard',
  chosenRegime: 'standard',
  citations: ['1.502'],
  entryCode: 'FSV',
  reason: null,
  outdated: false,
};

const READINESS = {
  fileId: EXAMPLE_IDS.fsvpFile,
  asOf: '2026-11-02',
  computedAt: '2026-11-02T08:31:00.000Z',
  regime: 'standard',
  citation: '1.502',
  entryCode: 'FSV',
  percent: 7,
  verdict: 'not_ready',
  missing: ['APP-1'],
  blocking: ['APP-1'],
  expiring: [],
  nextDueOn: null,
  nextChangeOn: null,
  fresh: true,
  knownUntil: null,
  items: [
    {
      code: 'APP-1',
      title: 'Applicability determined',
      citations: [],
      state: 'missing',
      reason: 'unsigned',
      blocking: true,
      citation: null,
      evidence: [
        {
          recordType: 'applicability-determination',
          id: EXAMPLE_IDS.determination,
          version: 1,
          title: 'Determination, version 1',
          href: `/fsvp-files?view=${EXAMPLE_IDS.fsvpFile}`,
          signedBy: null,
          signedAt: null,
          validUntil: null,
        },
      ],
      dueOn: null,
      notes: [],
      nextAction: {
        label: 'Determine the regime of this file',
        href: `/fsvp-files?view=${EXAMPLE_IDS.fsvpFile}&determine=1`,
      },
    },
  ],
};

const PROPOSALS = {
  supplierId: EXAMPLE_IDS.supplier,
  supplierName: 'Rajasthan Snacks Pvt Ltd',
  supplierCountry: 'India',
  proposals: [
    {
      foodId: null,
      foodName: 'Fried chickpea snacks',
      newFood: { name: 'Fried chickpea snacks', foodClass: 'human', industryCode: '07', productCodes: ['07BGT99'] },
      basis: [{ kind: 'product_code', value: '07BGT99' }],
      file: null,
      products: [
        { id: EXAMPLE_IDS.product, name: 'Bhujia snack mix, 400 g', productCode: '07BGT99', category: 'Snack foods' },
      ],
    },
  ],
};

export const FSVP_FILE_CALLS: CallsDocs = {
  listFsvpFiles: {
    description:
      'One file for each food from each supplier, as 21 CFR 1.502(a) asks for. Closed files are in the list; leave them out with `lifecycle`. `sort=readiness` shows the worst first. `readiness` is stored and follows a change within seconds; `fresh` is false until then.',
    response: { fsvpFiles: [FILE], total: 1, next: null, counts: COUNTS },
  },
  getFsvpFile: {
    description:
      'With the ETag for `If-Match`. `readiness` can change without a new version of the file: read it without `If-None-Match`, or follow `fsvp-file.readiness-changed.v1`.',
    params: file,
    response: FILE,
  },
  createFsvpFile: {
    description:
      'An importer has one open file for a food from a supplier, and a product is in one open file. The number comes from the suite. The supplier must not be a deleted one. Publishes `fsvp-file.opened.v1`.',
    request: {
      importerId: EXAMPLE_IDS.importer,
      supplierId: EXAMPLE_IDS.supplier,
      foodId: EXAMPLE_IDS.food,
      productIds: [EXAMPLE_IDS.product],
    },
    response: FILE,
    problems: ['duplicate', 'wrong-state', 'unavailable'],
  },
  updateFsvpFile: {
    description:
      'Absent fields stay as they are, also those of `circumstances`. `lifecycle` goes from `preparing` to `importing`, and from there to `suspended` and back; `closed` needs `closeReason` and is the end. Policy `gates.startImporting` decides whether a move to `importing` is allowed while requirements are missing that are needed before: with a warning, with `startReason`, or not at all. Publishes `fsvp-file.updated.v1` or `fsvp-file.closed.v1`.',
    params: file,
    request: { circumstances: { furtherProcessing: true } },
    response: { ...FILE, version: 2, circumstances: { ...CIRCUMSTANCES, furtherProcessing: true } },
    problems: ['duplicate', 'wrong-state', 'unavailable'],
  },
  closeFsvpFile: {
    description:
      'A closed file stays as evidence and never opens again. Its products can go into another file. Publishes `fsvp-file.closed.v1`.',
    params: { ...file, reason: 'We no longer buy this food there' },
    problems: ['wrong-state'],
  },
  deriveFileRegime: {
    description:
      'Applies the rules of 21 CFR 1.501, 1.502(c), 1.511, 1.512 and 1.513 in their order. `effective` is what counts if a signed determination chose `chosenRegime`; without a choice it is the rule for everything else.',
    request: { facts: FACTS, circumstances: CIRCUMSTANCES, supplierCountry: 'India' },
    response: { effective: STANDARD, proposed: STANDARD, candidates: [STANDARD] },
  },
  proposeFsvpFiles: {
    description:
      'Products that are in no open file of the importer, supplier by supplier, up to 200 of them; `next` is the `after` of the next page. Products with one FDA product code are one food, products without one are grouped by category, else by name. A food whose `productCodes` match is used. A new food has one name for all suppliers, so that the files of several suppliers can name it.',
    request: { importerId: EXAMPLE_IDS.importer, supplierIds: [EXAMPLE_IDS.supplier] },
    response: { suppliers: [PROPOSALS], total: 1, next: null },
  },
  openProposedFile: {
    description:
      'Food and file are stored together. A food with the name of `newFood` is used if it has the same class and industry and covers the product codes. If the file of importer, supplier and food is open already, the products are added to it. Publishes `food.created.v1`, and `fsvp-file.opened.v1` or `fsvp-file.updated.v1`.',
    request: {
      importerId: EXAMPLE_IDS.importer,
      supplierId: EXAMPLE_IDS.supplier,
      productIds: [EXAMPLE_IDS.product],
      newFood: { name: 'Fried chickpea snacks', foodClass: 'human', industryCode: '07', productCodes: ['07BGT99'] },
    },
    response: { file: FILE, opened: true, foodCreated: true, addedProductIds: [EXAMPLE_IDS.product] },
    problems: ['duplicate', 'wrong-state', 'unavailable'],
  },
  getFsvpFileCounts: {
    description: 'Closed files are not counted.',
    response: {
      counts: COUNTS,
      suppliers: [{ supplierId: EXAMPLE_IDS.supplier, counts: COUNTS, regimes: [{ regime: null, count: 1 }] }],
    },
  },
  getFsvpPortfolio: {
    description:
      'At most 200 suppliers and 200 foods, those with the worst verdicts first; `supplierTotal` and `foodTotal` say how many there are. Closed files are left out.',
    response: {
      asOf: '2026-11-02',
      suppliers: [
        {
          id: EXAMPLE_IDS.supplier,
          name: 'Rajasthan Snacks Pvt Ltd',
          country: 'India',
          verdict: 'not_ready',
          determined: true,
        },
      ],
      foods: [{ id: EXAMPLE_IDS.food, name: 'Fried chickpea snacks', verdict: 'not_ready', determined: true }],
      cells: [
        {
          supplierId: EXAMPLE_IDS.supplier,
          foodId: EXAMPLE_IDS.food,
          fileId: EXAMPLE_IDS.fsvpFile,
          importerId: EXAMPLE_IDS.importer,
          number: 'F-000123',
          ownerId: null,
          lifecycle: 'preparing',
          verdict: 'not_ready',
          determined: true,
          percent: 7,
          missingCount: 13,
          nextDueOn: null,
          fresh: true,
        },
      ],
      importers: [{ id: EXAMPLE_IDS.importer, name: 'Harbor Foods LLC' }],
      countries: ['India'],
      counts: COUNTS,
      supplierTotal: 1,
      foodTotal: 1,
      trend: [{ day: '2026-11-02', counts: COUNTS }],
    },
  },
  getFileReadiness: {
    description:
      'Computed from the records when it is asked for: `percent` is the part of the requirements that apply which are satisfied or expiring, rounded down, and 0 until a determination is signed; nothing is weighed. Requirements whose records the suite does not keep yet are missing. Facts and circumstances are those of now.',
    params: file,
    response: READINESS,
  },
  listReadinessChanges: {
    description:
      'A change of the percentage alone, or of what is about to expire, is not among them. `before` is null for the first judgement of the file. Without `limit`, the newest 500.',
    params: file,
    response: {
      changes: [
        {
          changedAt: '2026-11-03T14:05:12.000Z',
          asOf: '2026-11-03',
          percent: 40,
          regime: 'standard',
          verdict: 'not_ready',
          missing: ['HA-1'],
          before: { regime: 'standard', verdict: 'not_ready', missing: ['APP-1', 'HA-1'] },
        },
      ],
      total: 1,
    },
  },
  listDeterminations: {
    description: 'Signed ones stay as evidence, whether they count today or not.',
    params: file,
    response: { determinations: [DRAFT], total: 1 },
  },
  createDetermination: {
    description:
      'Keeps the facts of the moment with the regime. It counts once a person who is qualified to determine eligibility has signed it. Publishes `applicability-determination.drafted.v1`.',
    params: file,
    request: { chosenRegime: 'standard', reason: 'No condition of another regime is met.' },
    response: DRAFT,
    problems: ['duplicate', 'wrong-state', 'regime-not-derivable'],
  },
  getDetermination: { description: 'With the ETag for `If-Match`.', params: one, response: DRAFT },
  updateDetermination: {
    description:
      'Takes the facts as they are now, also with an empty body. Publishes `applicability-determination.updated.v1`.',
    params: one,
    request: { reason: 'No other regime fits.' },
    response: { ...DRAFT, version: 2, reason: 'No other regime fits.' },
    problems: ['record-signed', 'wrong-state', 'regime-not-derivable'],
  },
  deleteDetermination: {
    description: 'Only drafts can be deleted. Publishes `applicability-determination.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createDeterminationVersion: {
    description:
      'Only the signed one can be copied, and only while there is no open draft. It counts until the new one is signed. Publishes `applicability-determination.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedDetermination },
    response: { ...DRAFT, versionNumber: 2 },
    problems: ['duplicate', 'wrong-state', 'regime-not-derivable'],
  },
};
