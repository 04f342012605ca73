import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const CODE = property(
  'Requirement that it is for: `PR-1` approved suppliers only (21 CFR 1.506(a)(1)), `PR-3` verification of suppliers (21 CFR 1.506(b)).',
);
const DOCUMENT = property(
  'Document that has the procedure in writing; a draft without it cannot be signed.',
  EXAMPLE_IDS.document,
);
const FIRST_DAY = property('First day on which it is in force, if it is signed by then.', '2026-12-01');

/** Procedures of importers. */
export const PROCEDURE_PROPERTIES: PropertyDocs = {
  procedures: property('The versions of this page.'),
  'Procedure.code': CODE,
  'ProcedureCreate.code': CODE,
  'listProcedures.code': property('Only procedures for these requirements; repeat it for several.'),
  'Procedure.versionNumber': property('Number of the version for this importer and code, from 1.', 1),
  'Procedure.state': property('Draft until it is signed; signed versions never change.'),
  'listProcedures.state': property('Only versions in these states; repeat it for several.'),
  'listProcedures.importerId': property('Only procedures of this importer.', EXAMPLE_IDS.importer),
  'Procedure.documentId': DOCUMENT,
  'ProcedureCreate.documentId': DOCUMENT,
  'ProcedureUpdate.documentId': DOCUMENT,
  'Procedure.effectiveFrom': FIRST_DAY,
  'ProcedureCreate.effectiveFrom': FIRST_DAY,
  'ProcedureUpdate.effectiveFrom': FIRST_DAY,
  establishedBy: property('Who established it: the importer itself, or another entity that it relies on.'),
  reviewNote: property(
    'How the importer reviewed and assessed the procedure of another entity; required then (21 CFR 1.506(a)(2)).',
    null,
  ),
  'Procedure.signedAt': property('When it was signed; null for a draft, and after a withdrawal.', null),
};
