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
};
const LINE = {
  ...recordOf(EXAMPLE_IDS.entryLine),
  ...INPUT,
  importerName: 'Example Imports LLC',
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
      'A table whose first row names the columns: CSV or tab-separated text, of which encoding and separator are found (UTF-8, UTF-16, Windows-1252 and -1250), or the first sheet of an Excel workbook. Rows above the heading are left out; `declaredName`, `declaredEmail`, `declaredDuns`, `fileNumber`, `priorNoticeNumber`, `lots` and `quantity` may be left out. At most 10,000 rows. If a row is wrong, nothing is stored and the answer is 400; a dry run reports the rows. A line that is recorded already stays as it is: without a difference it counts as unchanged, with one it is an error. `warnings` names rows that are recorded all the same, such as one with a product code of another file. Each new line publishes `entry-line.recorded.v1`.',
    params: { importerId: EXAMPLE_IDS.importer, dryRun: 'true' },
    file: 'entryNumber,lineNumber,productCode,role,arrivedOn,declaredName,declaredEmail,declaredDuns\n123-4567891-9,1,16JFD05,FSV,2026-03-05,Example Imports LLC,fsvp@example.com,123456789\n',
    response: { rows: 1, created: 1, unchanged: 0, errorCount: 0, errors: [] },
    problems: ['wrong-state'],
  },
};
