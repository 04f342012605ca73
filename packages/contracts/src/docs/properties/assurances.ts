import { EXAMPLE_IDS } from '../example-ids.js';
import { property, type PropertyDocs } from '../docs.js';

const KIND = property('Code of the requirement that the assurance satisfies.');
const CHECK_KIND = property('Whether the scope of the recognition or the standing of the supplier was checked.');
const FILE = property('The file that it is for; null if it is for all files of the importer.', EXAMPLE_IDS.fsvpFile);
const IMPORTER = property('The importer for all of whose files it is; null if it is for one file.', null);
const VALID_UNTIL = property('The last day on which it counts, which the suite computes.', '2028-03-05');
const YEAR = property(
  'Of an assurance of small status (`SS-1`): the calendar year that it is for and counts in, by default the year of `effectiveOn`, from October on the next one. Null for other kinds.',
  null,
);
const DOCUMENT = property('The document with the assurance.', EXAMPLE_IDS.document);
const LETTER_LANGUAGE = property('Language of the letter, beside English.', 'pt');
const LETTER_DUE = property('The day until which it is expected.', '2026-12-04');
const LETTER_NOTE = property('What else was agreed; null without a note.', null);

/** Assurances, checks of standing, and the choice of evidence. */
export const ASSURANCE_PROPERTIES: PropertyDocs = {
  assurances: property('The assurances of this page.'),
  'Assurance.kind': KIND,
  'AssuranceCreate.kind': KIND,
  'listAssurances.kind': property('Only assurances for these requirements; repeat it for several.'),
  'listAssurances.fileId': property('Only assurances for this file.', EXAMPLE_IDS.fsvpFile),
  'listAssurances.importerId': property('Only assurances for all files of this importer.', EXAMPLE_IDS.importer),
  'Assurance.fileId': FILE,
  'AssuranceCreate.fileId': FILE,
  'Assurance.fileNumber': property('Number of the file; null without one.', 'F-000123'),
  'Assurance.importerId': IMPORTER,
  'AssuranceCreate.importerId': IMPORTER,
  'Assurance.importerName': property('Legal name of that importer; null without one.', null),
  customerName: property('The customer of the importer who gives the assurance; null if it is for one file.', null),
  effectiveOn: property(
    'The day on which it takes effect. Only assurances of the kinds `AS-3`, `AS-5` and `SS-1` can take effect in the future; they count from then.',
    '2026-03-05',
  ),
  'Assurance.year': YEAR,
  'AssuranceCreate.year': YEAR,
  'AssuranceUpdate.year': YEAR,
  signerName: property('Who signed it for the customer or the supplier.', 'R. Mehta'),
  signerTitle: property('Title of that person.', 'Head of quality'),
  statement: property('What is assured.', 'We make the food in compliance with 21 CFR part 117.'),
  'Assurance.documentId': DOCUMENT,
  'AssuranceCreate.documentId': DOCUMENT,
  'AssuranceUpdate.documentId': DOCUMENT,
  controlsDescription: property(
    'Preventive controls of a supplier that is a qualified facility (21 CFR 1.512(b)(3)(ii)(A)).',
    null,
  ),
  nonFederalLawStatement: property(
    'Statement that such a supplier complies with other than Federal law (21 CFR 1.512(b)(3)(ii)(B)).',
    null,
  ),
  'Assurance.validUntil': VALID_UNTIL,

  letterRequests: property('The requests of this page.'),
  'listLetterRequests.fileId': property('Only requests for this file.', EXAMPLE_IDS.fsvpFile),
  'listLetterRequests.supplierId': property('Only requests for files of this supplier.', EXAMPLE_IDS.supplier),
  'listLetterRequests.code': property('Only requests for these assurances; repeat it for several.'),
  'listLetterRequests.state': property('Only requests in these states; repeat it for several.'),
  dueBy: property('Only requests that are expected on this day or before.', '2026-12-04'),
  'LetterRequest.fileId': property('The file that it is for.', EXAMPLE_IDS.fsvpFile),
  'LetterRequestCreate.fileId': property('The file that it is for.', EXAMPLE_IDS.fsvpFile),
  'LetterRequest.fileNumber': property('Number of the file.', 'F-000123'),
  'LetterRequest.importerName': property('Legal name of the importer of the file.', 'Bay Foods Inc.'),
  'LetterRequest.code': property('Code of the requirement whose assurance was asked for.'),
  'LetterRequestCreate.code': property('Code of the requirement whose assurance is asked for.'),
  'LetterRequest.language': LETTER_LANGUAGE,
  'LetterRequestCreate.language': LETTER_LANGUAGE,
  'LetterRequestUpdate.language': LETTER_LANGUAGE,
  askedOn: property('The day on which it was asked for, not in the future.', '2026-11-20'),
  'LetterRequest.dueOn': LETTER_DUE,
  'LetterRequestCreate.dueOn': LETTER_DUE,
  'LetterRequestUpdate.dueOn': LETTER_DUE,
  'LetterRequest.note': LETTER_NOTE,
  'LetterRequestCreate.note': LETTER_NOTE,
  'LetterRequestUpdate.note': LETTER_NOTE,
  'LetterRequest.closedOn': property(
    'The day on which a person closed it without an answer; null while nobody has.',
    null,
  ),
  'LetterRequestUpdate.closedOn': property(
    'The day on which it is closed without an answer; null opens it again.',
    null,
  ),
  'LetterRequest.state': property('Computed: answered by an assurance that was recorded later, else closed or open.'),

  standingChecks: property('The checks of the file, the latest first.'),
  'StandingCheck.kind': CHECK_KIND,
  'StandingCheckCreate.kind': CHECK_KIND,
  countryCode: property('Country of the supplier, by ISO 3166.', 'NZ'),
  authority: property('The authority of that country.', 'Ministry for Primary Industries'),
  found: property('Whether the food is in scope, or the supplier in good standing.'),
  how: property('How it was checked.', 'Found the supplier in the public register of operators.'),
  'StandingCheck.documentId': property('A document that shows it; null without one.', null),
  'StandingCheckCreate.documentId': property('A document that shows it; null without one.', null),
  'StandingCheckUpdate.documentId': property('A document that shows it; null without one.', null),
  checkedOn: property('The day of the check, not in the future.', '2026-10-01'),
  'StandingCheck.validUntil': VALID_UNTIL,

  'EvidenceLinksList.evidence': property('The choices, by requirement.'),
  'EvidenceLinks.code': property('Code of the requirement.'),
  'setEvidenceLinks.code': property('Code of the requirement.'),
  links: property('The chosen records, at most 100; empty if nobody has chosen any.'),
  'EvidenceLink.recordType': property('Type of the record.'),
  'EvidenceLinkInput.recordType': property('Type of the record.'),
  recordId: property('Id of the record.', EXAMPLE_IDS.document),
  recordVersion: property('Version of the record that was chosen.', 1),
  note: property('Why it is evidence; null without a note.', 'Letter of the supplier.'),
};
