import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const line = { id: EXAMPLE_IDS.entryLine };

const INPUT = {
  importerId: EXAMPLE_IDS.importer,
  entryNumber: '123-4567890-1',
  lineNumber: 3,
  productCode: '16JFD05',
  role: 'FSV',
  declaredName: 'Example Imports LLC',
  declaredEmail: 'fsvp@example.com',
  declaredDuns: '123456789',
  arrivedOn: '2026-03-05',
  priorNoticeNumber: '160123456789',
  lots: 'L1933-104, L1933-105',
  quantity: '1,200 CTN',
  manufacturerName: 'Rajasthan Snacks Pvt. Ltd.',
  manufacturerId: 'INRAJSNA12JAI',
  productDescription: 'Fried chickpea snacks',
};
const REPORT =
  'ENTRY NO,LINE,FDA PRODUCT CODE,AOC CODE,ARRIVAL DATE,FSVP IMPORTER,FSVP DUNS,MANUFACTURER,DESCRIPTION\n12345678919,1,07BGT99,FSV,03/05/2026,Example Imports LLC,123456789,RAJASTHAN SNACKS PVT LTD,FRIED CHICKPEA SNACKS\n';
const LINE = {
  ...recordOf(EXAMPLE_IDS.entryLine),
  ...INPUT,
  importerName: 'Example Imports LLC',
  supplierId: EXAMPLE_IDS.supplier,
  supplierName: 'Rajasthan Snacks Pvt Ltd',
  notOursReason: null,
  source: 'Harbor Brokers',
  fileId: null,
  fileNumber: null,
  inspectionIds: [],
  differences: [],
};

export const ENTRY_LINE_CALLS: CallsDocs = {
  listEntryLines: {
    description: 'What each line declared of its importer (21 CFR 1.509(a)), with what of it differs.',
    response: { entryLines: [LINE], total: 1, next: null },
  },
  getEntryLine: { description: 'With the ETag for `If-Match`.', params: line, response: LINE },
  createEntryLine: {
    description:
      'The entry number is accepted with and without hyphens; its check digit is not computed. A file must be of the importer. Publishes `entry-line.recorded.v1`.',
    request: INPUT,
    response: LINE,
    problems: ['wrong-state', 'duplicate'],
  },
  updateEntryLine: {
    description: 'Absent fields stay as they are. Publishes `entry-line.updated.v1`.',
    params: line,
    request: { productCode: '16JGD05' },
    response: { ...LINE, version: 2, productCode: '16JGD05' },
    problems: ['wrong-state', 'duplicate'],
  },
  deleteEntryLine: {
    description: 'One of a closed file stays. Publishes `entry-line.deleted.v1`.',
    params: line,
    problems: ['wrong-state'],
  },
  importEntryLines: {
    description:
      'A table whose first row names the columns: CSV or tab-separated text, of which encoding and separator are found (UTF-8, UTF-16, Windows-1252 and -1250), or the first sheet of an Excel workbook. Rows above the heading are left out; `declaredName`, `declaredEmail`, `declaredDuns`, `fileNumber`, `priorNoticeNumber`, `lots` and `quantity` may be left out. At most 10,000 rows. If a row is wrong, nothing is stored and the answer is 400; a dry run reports the rows. A line that is recorded already stays as it is: without a difference it counts as unchanged, with one it is an error. `warnings` names rows that are recorded all the same, such as one with a product code of another file. A row that names no file, in a call without `fileId`, gets the open file of the importer whose supplier has the name of the manufacturer and whose food has the product code, if there is just one. With `columns` the file may name its columns as it likes, and rows without a product code are left out (`skipped`); with `source` these columns are remembered, and a row that differs from a recorded line is a warning: the line stays as it is. Each new line publishes `entry-line.recorded.v1`.',
    params: { importerId: EXAMPLE_IDS.importer, dryRun: 'true' },
    file: 'entryNumber,lineNumber,productCode,role,arrivedOn,declaredName,declaredEmail,declaredDuns\n123-4567891-9,1,16JFD05,FSV,2026-03-05,Example Imports LLC,fsvp@example.com,123456789\n',
    response: { rows: 1, created: 1, unchanged: 0, errorCount: 0, errors: [], skipped: 0, assigned: 0 },
    problems: ['wrong-state'],
  },
  inspectEntryLines: {
    description:
      'Columns with their first cells and the field that each probably has: the one of the last report of `source`, else the one that its heading suggests. Give the answers to `importEntryLines` as `columns`, `headingRow`, `dayOrder` and `entryCode`.',
    params: { source: 'Harbor Brokers' },
    file: REPORT,
    response: {
      headingRow: 1,
      columns: [
        { number: 1, heading: 'ENTRY NO', suggested: 'entryNumber', samples: ['12345678919'] },
        { number: 2, heading: 'LINE', suggested: 'lineNumber', samples: ['1'] },
      ],
      dayOrder: 'mdy',
      entryCode: null,
      remembered: false,
    },
  },
  listEntryLineSources: {
    description: 'By name. A source is remembered when a report is imported under its name.',
    response: {
      sources: [
        {
          name: 'Harbor Brokers',
          columns: [{ heading: 'ENTRY NO', column: 'entryNumber' }],
          dayOrder: 'mdy',
          entryCode: null,
          importedAt: '2026-03-09T10:00:00.000Z',
          importedBy: EXAMPLE_IDS.account,
        },
      ],
      total: 1,
    },
  },
  listUncoveredGroups: {
    description:
      'A group is what one file would need: importer, supplier and product code. Lines belong to the supplier that was chosen for them, else to the only one that has the name of their manufacturer. `food` has the product code; `file` is open and fits. Lines that are not yours are left out.',
    response: {
      groups: [
        {
          importerId: EXAMPLE_IDS.importer,
          importerName: 'Example Imports LLC',
          supplierId: EXAMPLE_IDS.supplier,
          supplierName: 'Rajasthan Snacks Pvt Ltd',
          supplierCountry: 'India',
          manufacturerName: 'RAJASTHAN SNACKS PVT LTD',
          manufacturerId: null,
          productCode: '07BGT99',
          productDescription: 'FRIED CHICKPEA SNACKS',
          lines: 12,
          otherCodes: 0,
          firstArrivedOn: '2026-01-12',
          lastArrivedOn: '2026-03-05',
          sources: ['Harbor Brokers'],
          food: null,
          file: null,
        },
      ],
      total: 1,
      counts: { withoutFile: 12, unknown: 0, otherCode: 1, notOurs: 0 },
    },
  },
  assignEntryLines: {
    description:
      'Changes the lines without a file of one importer and one supplier or manufacturer, also of one product code: `fileId` moves them into an open file, `supplierId` says who the manufacturer is, `notOursReason` marks them as not yours. At most 5,000 lines; `left` says how many another call would change. Reports that are imported later follow the latest choice of a supplier. Each line publishes `entry-line.updated.v1`.',
    request: {
      importerId: EXAMPLE_IDS.importer,
      manufacturer: 'RAJASTHAN SNACKS PVT LTD',
      supplierId: EXAMPLE_IDS.supplier,
    },
    response: { changed: 12, left: 0 },
    problems: ['wrong-state'],
  },
};
