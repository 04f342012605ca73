import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const params = { id: EXAMPLE_IDS.importer };
const one = { id: EXAMPLE_IDS.importerEligibility };

const IMPORTER_INPUT = {
  legalName: 'Example Imports LLC',
  duns: '117483265',
  email: 'fsvp@importer.example.com',
  timeZone: 'America/New_York',
  phone: '+1 212 555 0142',
  address: '40 Harbor Street',
  city: 'Newark',
  state: 'NJ',
  postalCode: '07105',
};
const IMPORTER = {
  ...recordOf(EXAMPLE_IDS.importer),
  ...IMPORTER_INPUT,
  active: true,
  role: 'us_owner_or_consignee',
  consentDocumentId: null,
};

const YEARS = [
  { year: 2019, sales: 410_000, valueWithoutSale: 0 },
  { year: 2020, sales: 455_300.5, valueWithoutSale: 12_000 },
  { year: 2021, sales: 520_000, valueWithoutSale: 0 },
];
const ELIGIBILITY_INPUT = { foodClass: 'human', year: 2023, years: YEARS };
const ELIGIBILITY = {
  ...recordOf(EXAMPLE_IDS.importerEligibility),
  importerId: EXAMPLE_IDS.importer,
  importerName: IMPORTER_INPUT.legalName,
  versionNumber: 1,
  state: 'draft',
  ...ELIGIBILITY_INPUT,
  cutoff: 1_171_583,
  cutoffBasis: "FDA's edition of 2024",
  average: 465_766.83,
  eligible: true,
  signedByName: null,
  signedAt: null,
};

export const IMPORTER_CALLS: CallsDocs = {
  listImporters: {
    description: 'The US owners, consignees and agents in whose names food is imported (21 CFR 1.500).',
    response: { importers: [IMPORTER], total: 1, next: null },
  },
  getImporter: { description: 'The answer has the ETag for `If-Match`.', params, response: IMPORTER },
  createImporter: {
    description:
      'Name, email address and DUNS number are what each line of an entry declares (21 CFR 1.509(a)). No two active importers have the same DUNS number. The US agent of a foreign owner needs the document of its consent (21 CFR 1.509(b)). Publishes `importer.created.v1`.',
    request: IMPORTER_INPUT,
    response: IMPORTER,
    problems: ['duplicate'],
  },
  updateImporter: {
    description: 'Absent fields stay as they are, and null clears an optional one. Publishes `importer.updated.v1`.',
    params,
    request: { phone: '+1 212 555 0143' },
    response: { ...IMPORTER, version: 2, phone: '+1 212 555 0143' },
    problems: ['duplicate'],
  },
  deleteImporter: {
    description:
      'With the drafts of its eligibilities. An importer with an eligibility that was signed stays as evidence: set `active` to false instead. One that open FSVP files or procedures name stays too. Publishes `importer.deleted.v1`.',
    params,
    problems: ['record-signed', 'wrong-state'],
  },
  exportBrokerBlock: {
    description:
      'For the customs broker who files the entry: one line below the headings. `role` is the entity role code `FSV`, which says that this party is the FSVP importer; `name` is its legal name; `email` its electronic mail address; `duns` the DUNS number as its unique facility identifier (21 CFR 1.509(a)). Food that the rule does not apply to is declared with `FSX` or `RNE`, without these values.',
    params,
  },
  listImporterEligibilities: {
    description:
      'By year, the latest first, then by class of food, the newest version first. Signed versions stay as evidence.',
    params,
    response: { eligibilities: [ELIGIBILITY], total: 1 },
  },
  createImporterEligibility: {
    description:
      'Whether the importer is a very small importer in a year (21 CFR 1.500): the suite compares the average of the three years `year` - 4 to `year` - 2 with the average of FDA’s cut-offs of the same years, which are the reference data `size_cutoffs`. It takes the newest edition that has all three years. While later years are not loaded, the last three years of the newest edition count, which are lower, and `cutoffBasis` says so. Strictly less is eligible. It counts once somebody who is qualified has signed it. Publishes `importer-eligibility.drafted.v1`.',
    params,
    request: ELIGIBILITY_INPUT,
    response: ELIGIBILITY,
    problems: ['duplicate', 'wrong-state'],
  },
  getImporterEligibility: {
    description: 'A draft or a signed version, with the ETag for `If-Match`.',
    params: one,
    response: ELIGIBILITY,
  },
  updateImporterEligibility: {
    description:
      'Only drafts change; class and year stay. The suite computes the result again. Publishes `importer-eligibility.updated.v1`.',
    params: one,
    request: { years: YEARS },
    response: { ...ELIGIBILITY, version: 2 },
    problems: ['record-signed', 'wrong-state'],
  },
  deleteImporterEligibility: {
    description: 'Only drafts can be deleted. Publishes `importer-eligibility.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createImporterEligibilityVersion: {
    description:
      'Only the signed version can be copied, and only while there is no open draft. It counts until the new one is signed. The result is computed with the cut-offs of today. Publishes `importer-eligibility.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedEligibility },
    response: { ...ELIGIBILITY, versionNumber: 2 },
    problems: ['wrong-state', 'duplicate'],
  },
};
