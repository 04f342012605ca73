import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.procedure };

const INPUT = {
  importerId: EXAMPLE_IDS.importer,
  code: 'PR-1',
  title: 'Purchasing from approved suppliers',
  documentId: EXAMPLE_IDS.document,
  effectiveFrom: '2026-12-01',
  establishedBy: 'self',
  reviewNote: null,
};
const PROCEDURE = {
  ...recordOf(EXAMPLE_IDS.procedure),
  ...INPUT,
  importerName: 'Example Imports LLC',
  versionNumber: 1,
  state: 'draft',
  signedByName: null,
  signedAt: null,
};

export const PROCEDURE_CALLS: CallsDocs = {
  listProcedures: {
    description:
      'Every version is an entry. Signed and superseded ones stay as evidence. A version is in force from its first day, once it is signed, until a later one is in force.',
    response: { procedures: [PROCEDURE], total: 1, next: null },
  },
  getProcedure: { description: 'With the ETag for `If-Match`.', params: one, response: PROCEDURE },
  createProcedure: {
    description:
      'The written procedure by which an importer makes sure that it imports from approved suppliers only (`PR-1`, 21 CFR 1.506(a)(1)), or that it verifies them appropriately (`PR-3`, 21 CFR 1.506(b)). It counts for all files of the importer. An importer may rely on another entity than the supplier if it reviews and assesses the procedure, and writes that down (21 CFR 1.506(a)(2)). Publishes `procedure.drafted.v1`.',
    request: INPUT,
    response: PROCEDURE,
    problems: ['duplicate'],
  },
  updateProcedure: {
    description: 'Only drafts change; importer and code stay. Publishes `procedure.updated.v1`.',
    params: one,
    request: { effectiveFrom: '2027-01-01' },
    response: { ...PROCEDURE, version: 2, effectiveFrom: '2027-01-01' },
    problems: ['record-signed'],
  },
  deleteProcedure: {
    description: 'Only drafts can be deleted. Publishes `procedure.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createProcedureVersion: {
    description:
      'Only the signed version can be copied, and only while there is no open draft. It is in force until the new one is signed and its first day has come. Publishes `procedure.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedProcedure },
    response: { ...PROCEDURE, versionNumber: 2 },
    problems: ['wrong-state', 'duplicate'],
  },
};
