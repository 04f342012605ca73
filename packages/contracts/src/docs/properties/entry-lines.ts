import { EXAMPLE_IDS } from '../example-ids.js';
import { property, type PropertyDocs } from '../docs.js';

const FILE = property('The FSVP file that the line belongs to; null without one.', null);

const QUANTITY = property('Quantity with its unit, as printed.', '1,200 CTN');

/** Lines of customs entries. */
export const ENTRY_LINE_PROPERTIES: PropertyDocs = {
  entryLines: property('The lines of this page.'),
  'EntryLine.importerId': property('The importer of the entry.', EXAMPLE_IDS.importer),
  'EntryLineCreate.importerId': property('The importer of the entry.', EXAMPLE_IDS.importer),
  'listEntryLines.importerId': property('Only lines of this importer.', EXAMPLE_IDS.importer),
  'listEntryLines.fileId': property('Only lines of this FSVP file.', EXAMPLE_IDS.fsvpFile),
  'listEntryLines.role': property('Only lines with these entry codes; repeat it for several.'),
  arrivedFrom: property('Only lines that arrived on this day or later.', '2026-01-01'),
  arrivedTo: property('Only lines that arrived on this day or earlier.', '2026-12-31'),
  'EntryLine.fileId': FILE,
  'EntryLineCreate.fileId': FILE,
  'EntryLineUpdate.fileId': FILE,
  'EntryLine.fileNumber': property('Number of the file; null without one.', null),
  entryNumber: property(
    'Entry number as it is printed: filer code, number and check digit of a customs entry, also masked (`###-1234567-8`), or the number of a mail or baggage entry.',
    '123-4567890-1',
  ),
  lineNumber: property('Number of the line in the entry.', 3),
  'EntryLine.productCode': property('FDA product code; `*` is any character.', '16JFD05'),
  'EntryLineCreate.productCode': property('FDA product code; what is left out at its end becomes `*`.', '16JFD05'),
  'EntryLineUpdate.productCode': property('FDA product code; what is left out at its end becomes `*`.', '16JFD05'),
  'EntryLine.role': property('Entry code: FSVP importer, exempt food, or food for research.'),
  'EntryLineCreate.role': property('Entry code: FSVP importer, exempt food, or food for research.'),
  'EntryLineUpdate.role': property('Entry code: FSVP importer, exempt food, or food for research.'),
  declaredName: property('Name of the FSVP importer in the entry; null if there was none.', 'Example Imports LLC'),
  declaredEmail: property('Its email address as it was declared; null if there was none.', 'fsvp@example.com'),
  declaredDuns: property('Its DUNS number as it was declared, also `UNK`; null if there was none.', '123456789'),
  arrivedOn: property('Day of arrival.', '2026-03-05'),
  priorNoticeNumber: property('Confirmation number of the prior notice, as printed.', '160123456789'),
  lots: property('Lots of the line, as printed.', 'L1933-104, L1933-105'),
  'EntryLine.quantity': QUANTITY,
  'EntryLineCreate.quantity': QUANTITY,
  'EntryLineUpdate.quantity': QUANTITY,
  inspectionIds: property('Receiving inspections of what arrived.', []),
  differences: property(
    'What differs from the importer as it is now: entry code, name, email address or DUNS number. Nothing is compared if the file is exempt.',
    [],
  ),
  'importEntryLines.importerId': property('The importer of all rows.', EXAMPLE_IDS.importer),
  'importEntryLines.fileId': property('FSVP file of the rows that name none.', EXAMPLE_IDS.fsvpFile),
  'EntryLineImportReport.rows': property('Rows of the file.', 1),
  'EntryLineImportReport.created': property('Lines that were recorded, or would be.', 1),
  'EntryLineImportReport.unchanged': property('Lines that are recorded already, without any difference.', 0),
  errorCount: property('Number of errors.', 0),
  'EntryLineImportReport.errors': property('The first 200 errors, with line and field of the file.', []),
  'EntryLineImportReport.warnings': property(
    'The first 200 warnings, which stop no import: product codes of another file of the importer, and entry numbers without the form of a customs entry. Absent without any.',
    [],
  ),
  warningCount: property('Number of warnings; absent without any.', 0),
  'EntryLineImportReport.line': property('Line of the file on which the row begins.', 2),
  'EntryLineImportReport.path': property('The field, or `row`.', 'declaredDuns'),
  'EntryLineImportReport.message': property('What is wrong.', 'Enter the 9 digits of the DUNS number'),
};
