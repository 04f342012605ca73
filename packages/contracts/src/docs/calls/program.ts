import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const individual = { id: EXAMPLE_IDS.individual };
const one = { id: EXAMPLE_IDS.qualification };
const set = { id: EXAMPLE_IDS.referenceSet };

const QUALIFICATION_INPUT = {
  activities: ['hazard_analysis', 'results_review'],
  foodClasses: ['human'],
  industryCodes: [],
  languages: ['en', 'hi'],
  basis: [{ kind: 'training', text: 'FSPCA course Foreign Supplier Verification Programs, 2025' }],
  documents: [],
  validFrom: '2026-01-01',
  validUntil: '2028-12-31',
};
const DRAFT = {
  ...recordOf(EXAMPLE_IDS.qualification),
  individualId: EXAMPLE_IDS.individual,
  individualName: 'Sana Patel',
  versionNumber: 1,
  state: 'draft',
  ...QUALIFICATION_INPUT,
};
const INDIVIDUAL_INPUT = { name: 'Sana Patel', employer: 'Example Imports LLC', relation: 'own' };
const INDIVIDUAL = {
  ...recordOf(EXAMPLE_IDS.individual),
  userId: null,
  ...INDIVIDUAL_INPUT,
  current: null,
  draft: DRAFT,
};
const SET_INPUT = {
  kind: 'federal_holidays',
  effectiveFrom: '2029-01-01',
  effectiveTo: '2029-12-31',
  source: '5 U.S.C. 6103(a), opm.gov',
  retrievedOn: '2026-11-02',
  csv: 'day,name\n2029-01-01,New Year’s Day\n2029-07-04,Independence Day\n',
};
/** Of another year: loading and checking can be tried out after each other. */
const CHECK_INPUT = JSON.parse(JSON.stringify(SET_INPUT).replaceAll('2029-', '2030-')) as typeof SET_INPUT;
const ROWS = [
  { day: '2029-01-01', name: 'New Year’s Day' },
  { day: '2029-07-04', name: 'Independence Day' },
];
const SUMMARY = {
  ...recordOf(EXAMPLE_IDS.referenceSet),
  kind: SET_INPUT.kind,
  effectiveFrom: SET_INPUT.effectiveFrom,
  effectiveTo: SET_INPUT.effectiveTo,
  source: SET_INPUT.source,
  retrievedOn: SET_INPUT.retrievedOn,
  rowCount: 2,
  shipped: false,
};

export const PROGRAM_CALLS: CallsDocs = {
  listIndividuals: {
    description:
      'With the signed qualification that counts today and the open draft. `activity` finds who may do something today.',
    response: { individuals: [INDIVIDUAL], total: 1, next: null },
  },
  createIndividual: {
    description:
      'A person who performs an FSVP activity must be a qualified individual (21 CFR 1.503). An account belongs to at most one of them. Publishes `qualified-individual.created.v1`.',
    request: INDIVIDUAL_INPUT,
    response: { ...INDIVIDUAL, draft: null },
    problems: ['duplicate'],
  },
  getIndividual: { description: 'The answer has the ETag for `If-Match`.', params: individual, response: INDIVIDUAL },
  updateIndividual: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Publishes `qualified-individual.updated.v1`.',
    params: individual,
    request: { employer: 'Example Imports LLC' },
    response: { ...INDIVIDUAL, version: 2 },
    problems: ['duplicate'],
  },
  deleteIndividual: {
    description:
      'People with a signed qualification stay, since signatures refer to it. Publishes `qualified-individual.deleted.v1`.',
    params: individual,
    problems: ['wrong-state', 'record-signed'],
  },
  listQualifications: {
    description: 'Signed versions stay as evidence, whether they count today or not.',
    params: individual,
    response: { qualifications: [DRAFT], total: 1 },
  },
  createQualification: {
    description:
      'States education, training or experience for what the person does (21 CFR 1.503(a)). It counts once an administrator has signed it. A person has at most one open draft. Publishes `qualification.drafted.v1`.',
    params: individual,
    request: QUALIFICATION_INPUT,
    response: DRAFT,
    problems: ['duplicate'],
  },
  getQualification: {
    description: 'A draft or a signed version, with the ETag for `If-Match`.',
    params: one,
    response: DRAFT,
  },
  updateQualification: {
    description: 'Only drafts change. Absent fields stay as they are. Publishes `qualification.updated.v1`.',
    params: one,
    request: { languages: ['en', 'hi', 'es'] },
    response: { ...DRAFT, version: 2, languages: ['en', 'hi', 'es'] },
    problems: ['record-signed'],
  },
  deleteQualification: {
    description: 'Only drafts can be deleted. Publishes `qualification.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createQualificationVersion: {
    description:
      'Only the signed version can be copied, and only while there is no open draft. It counts until the new one is signed. Publishes `qualification.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedQualification },
    response: { ...DRAFT, versionNumber: 2 },
    problems: ['wrong-state', 'duplicate'],
  },

  listReferenceSets: {
    description:
      'Data that rules refer to, such as recognised food safety systems (21 CFR 1.513), each with its source and its days.',
    response: { referenceSets: [SUMMARY], total: 1, next: null },
  },
  loadReferenceSet: {
    description:
      'The rows are checked by the columns of the kind. At most one row of a key is in force on a day: with `endEarlier` earlier sets end the day before. Publishes `reference-set.loaded.v1`.',
    request: SET_INPUT,
    response: { ...SUMMARY, rows: ROWS },
  },
  readReferenceFile: {
    description:
      'CSV or tab-separated text, of which encoding and separator are found, or the first sheet of an Excel workbook, as CSV: each row on its line of the file. Rows above the heading are left out.',
    params: { kind: 'federal_holidays' },
    file: 'day;name\n2030-01-01;New Year’s Day\n',
    response: { csv: 'day,name\r\n2030-01-01,New Year’s Day\r\n' },
  },
  checkReferenceSet: {
    description: 'The same checks as loading it, with what would be added, changed and ended.',
    request: CHECK_INPUT,
    response: {
      rowCount: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      missing: 0,
      ends: [],
      rows: ROWS.map(({ day, name }) => ({ day: day.replace('2029', '2030'), name })),
    },
  },
  getReferenceSet: {
    description: 'With all rows, at most some thousands.',
    params: set,
    response: { ...SUMMARY, rows: ROWS },
  },
  updateReferenceSet: {
    description:
      'Absent fields stay as they are. The rows never change: load another set instead. Publishes `reference-set.updated.v1`.',
    params: set,
    request: { source: '5 U.S.C. 6103(a), opm.gov, page of 2029' },
    response: { ...SUMMARY, version: 2, source: '5 U.S.C. 6103(a), opm.gov, page of 2029', rows: ROWS },
  },
  deleteReferenceSet: {
    description: 'For a set that was loaded by mistake. Publishes `reference-set.deleted.v1` with its rows.',
    params: set,
  },
  exportReferenceSet: { description: 'UTF-8 with the columns of the kind.', params: set },
};
