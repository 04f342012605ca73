import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entryLine, listEntryLines, type EntryLine } from '@fsvp/contracts/program/entry-line';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { XLSX_TYPE } from '@fsvp/contracts/core/table-types';
import { newId } from '@fsvp/service-kit/database/columns';
import { writeXlsx } from 'hucre/xlsx';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { TestFiles } from './files.js';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/entry-lines';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

type Answer = Awaited<ReturnType<TestProgram['send']>>;
const errorsOf = ({ status, body }: Answer) => [
  status,
  body.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
];

const DECLARED = { declaredName: 'Harbor Imports', declaredEmail: 'fsvp@importer.test', declaredDuns: '' };
let duns = 300_000_000;
/** A file of an importer, with what entries declare of it. */
async function openFile() {
  const declaredDuns = String((duns += 1));
  const importer = await files.addImporter({ legalName: 'Harbor Imports', duns: declaredDuns });
  const file = await files.open({ importerId: importer.id });
  return { file, importerId: importer.id, declared: { ...DECLARED, declaredDuns } };
}
const body = (fields: object) => ({
  entryNumber: '123-4567890-1',
  lineNumber: 1,
  productCode: '16JFD05',
  role: 'FSV',
  arrivedOn: '2026-03-05',
  ...fields,
});
async function add(fields: object): Promise<EntryLine> {
  const { status, body: answer, text } = await program.send('POST', PATH, body(fields));
  if (status !== 201) throw new Error(text);
  return answer;
}
const readinessOf = async (fileId: string): Promise<FileReadinessAnswer> =>
  (await program.send('GET', `/api/fsvp-files/${fileId}/readiness`)).body;
const itemOf = async (fileId: string) => (await readinessOf(fileId)).items.find(({ code }) => code === 'IMP-2')!;
const isDue = async (fileId: string) =>
  (
    await program.database.dataSource.query<{ due: boolean }[]>(
      `select due or 'IMP-2' = any(missing) as due from fsvp_file_readiness where file_id = $1`,
      [fileId],
    )
  )[0]!.due;

describe('entry lines', () => {
  it('are recorded in one form, corrected and deleted, and each change is an event', async () => {
    const { file, importerId, declared } = await openFile();
    const line = await add({ importerId, fileId: file.id, entryNumber: 'ab145678901', ...declared });
    expect(entryLine.parse(line)).toEqual(line);
    expect(line).toMatchObject({
      entryNumber: 'AB1-4567890-1',
      fileNumber: file.number,
      importerName: 'Harbor Imports',
      inspectionIds: [],
      differences: [],
    });
    const changed = await program.send('PUT', `${PATH}/${line.id}`, {
      declaredName: ' HARBOR  imports',
      declaredEmail: 'FSVP@importer.test',
      declaredDuns: '',
      role: 'RNE',
    });
    expect(changed.body).toMatchObject({ version: 2, declaredDuns: null, differences: ['role', 'duns'] });
    expect((await program.send('DELETE', `${PATH}/${line.id}`)).status).toBe(204);
    expect((await program.send('GET', `${PATH}/${line.id}`)).status).toBe(404);
    expect((await program.events(line.id)).map(({ type }) => type)).toEqual([
      'entry-line.recorded.v1',
      'entry-line.updated.v1',
      'entry-line.deleted.v1',
    ]);
  });

  it('are there once for an importer, and of a file of that importer that is open', async () => {
    const { file, importerId } = await openFile();
    const other = await openFile();
    const line = await add({ importerId, fileId: file.id });
    const second = await program.send('POST', PATH, body({ importerId, entryNumber: '12345678901' }));
    const message = 'Line 1 of entry 123-4567890-1 is already recorded, with arrival on 2026-03-05.';
    expect([...errorsOf(second), second.body.detail]).toEqual([409, [`lineNumber: ${message}`], message]);
    await add({ importerId: other.importerId });
    for (const [fields, error] of [
      [
        { importerId, fileId: other.file.id, lineNumber: 2 },
        `fileId: ${other.file.number} is a file of another importer`,
      ],
      [{ importerId, fileId: newId() }, 'fileId: There is no such FSVP file'],
      [{ importerId: newId() }, 'importerId: There is no such importer'],
      [{ importerId, entryNumber: 'unknown' }, 'entryNumber: Enter the entry number, such as 123-4567890-1'],
      [{ importerId, arrivedOn: '0026-03-05' }, 'arrivedOn: Enter a date between the years 1900 and 9999'],
      [{ importerId, lineNumber: '1,5' }, 'lineNumber: Enter a whole number from 1 to 99999'],
      [{ importerId, lineNumber: 0 }, 'lineNumber: Enter a whole number from 1 to 99999'],
    ] as const)
      expect(errorsOf(await program.send('POST', PATH, body(fields)))).toEqual([400, [error]]);
    expect((await program.send('PUT', `${PATH}/${line.id}`, { arrivedOn: '1899-12-31' })).status).toBe(400);
    for (const filter of ['arrivedFrom', 'arrivedTo'])
      expect((await program.send('GET', `${PATH}?${filter}=0026-03-05`)).status).toBe(400);
    await program.send('DELETE', `/api/fsvp-files/${file.id}?reason=Wrong`);
    const late = body({ importerId, fileId: file.id, lineNumber: 9 });
    expect((await program.send('POST', PATH, late)).status).toBe(409);
    expect((await program.send('PUT', `${PATH}/${line.id}`, { role: 'FSX' })).status).toBe(409);
    expect((await program.send('DELETE', `${PATH}/${line.id}`)).status).toBe(409);
    expect((await program.send('DELETE', `/api/importers/${importerId}`)).body.detail).toContain('Entry lines name');
  });

  it('are stored as they were declared, with what differs from the importer', async () => {
    const { file, importerId, declared } = await openFile();
    const hyphenated = declared.declaredDuns.replace(/^(..)(...)(....)$/, '$1-$2-$3');
    for (const [at, [fields, differences]] of [
      [{ declaredDuns: 'UNK' }, ['duns']],
      [{ declaredDuns: hyphenated }, []],
      [{ declaredDuns: declared.declaredDuns.slice(1) }, ['duns']],
      [{ declaredDuns: '000000000' }, ['duns']],
      [{ declaredEmail: 'fsvp@importer' }, ['email']],
      [{ declaredEmail: 'N/A' }, ['email']],
    ].entries()) {
      const line = await add({ importerId, fileId: file.id, lineNumber: at + 1, ...declared, ...(fields as object) });
      expect(line).toMatchObject({ ...fields, differences });
    }
    const csv = [row(21, { ...declared, declaredDuns: 'UNK' }), row(22, { ...declared, declaredDuns: hyphenated })];
    expect((await importCsv(importerId, csv, file.id)).body).toMatchObject({ created: 2, errorCount: 0 });
    const { body: list } = await program.send('GET', `${PATH}?importerId=${importerId}&sort=entryNumber&limit=100`);
    expect(
      (list.entryLines as EntryLine[]).slice(-2).map(({ declaredDuns, differences }) => [declaredDuns, differences]),
    ).toEqual([
      ['UNK', ['duns']],
      [hyphenated, []],
    ]);
  });

  it('are stored as they are printed: masked numbers, mail and baggage entries, prior notices, lots and quantities', async () => {
    const { importerId } = await openFile();
    const printed = { priorNoticeNumber: '160 123 456 789', lots: 'L1933-104, L1933-105', quantity: '1,200 CTN' };
    expect(await add({ importerId, ...printed })).toMatchObject(printed);
    expect(await add({ importerId, lineNumber: 2 })).toMatchObject({
      priorNoticeNumber: null,
      lots: null,
      quantity: null,
    });
    for (const [given, stored] of [
      ['###-1234567-8', '###-1234567-8'],
      ['***12345678', '***-1234567-8'],
      ['RA 123 456 789 CN', 'RA 123 456 789 CN'],
      ['BAG-2026-118', 'BAG-2026-118'],
      ['12-4567890-1', '12-4567890-1'],
    ] as const)
      expect((await add({ importerId, entryNumber: given })).entryNumber).toBe(stored);
  });

  it('are found by importer, file, entry code, arrival and number', async () => {
    const { file, importerId } = await openFile();
    await add({ importerId, fileId: file.id, arrivedOn: '2026-01-10' });
    await add({ importerId, lineNumber: 2, role: 'FSX', arrivedOn: '2026-02-10', entryNumber: '999-4567890-1' });
    const numbers = async (query: string) =>
      listEntryLines
        .response!.parse((await program.send('GET', `${PATH}?importerId=${importerId}&sort=entryNumber&${query}`)).body)
        .entryLines.map(({ entryNumber }) => entryNumber.slice(0, 3));
    expect(await numbers('')).toEqual(['123', '999']);
    expect(await numbers(`fileId=${file.id}`)).toEqual(['123']);
    expect(await numbers('role=FSX')).toEqual(['999']);
    expect(await numbers('arrivedFrom=2026-01-11')).toEqual(['999']);
    expect(await numbers('arrivedTo=2026-01-10')).toEqual(['123']);
    expect(await numbers('search=999-4567')).toEqual(['999']);
    expect(await numbers('search=9994567')).toEqual(['999']);
  });

  it('I7: one of 40 lines with another DUNS number is named as a gap until it is corrected', async () => {
    const { file, importerId, declared } = await openFile();
    expect((await itemOf(file.id)).state).toBe('not_applicable');
    const rows = Array.from({ length: 40 }, (_, at) => row(at + 1, declared));
    rows[2] = row(3, { ...declared, declaredDuns: '987654321' });
    expect((await importCsv(importerId, rows, file.id)).body).toMatchObject({ created: 40, errorCount: 0 });
    const item = await itemOf(file.id);
    const line = item.evidence[0]!;
    const href = `/fsvp-files?view=${file.id}&section=entry-lines&line=${line.id}`;
    expect(item).toMatchObject({
      state: 'missing',
      reason: 'incomplete',
      notes: ['Line 3 of entry 123-4567890-1: another DUNS number'],
      nextAction: { label: 'Open the entry line', href },
      evidence: [{ recordType: 'entry-line', title: 'Line 3 of entry 123-4567890-1', href }],
    });
    expect(await isDue(file.id)).toBe(true);
    await program.send('PUT', `${PATH}/${line.id}`, { declaredDuns: declared.declaredDuns });
    expect(await itemOf(file.id)).toMatchObject({
      state: 'satisfied',
      notes: ['Its 40 entry lines name the importer.'],
    });
    await eventually(async () => !(await isDue(file.id)));
    for (const lineNumber of [41, 42, 43, 44, 45]) await add({ importerId, fileId: file.id, lineNumber });
    expect((await itemOf(file.id)).notes).toEqual([
      ...[41, 42, 43].map((n) => `Line ${n} of entry 123-4567890-1: no name, no email address, no DUNS number`),
      '2 more lines differ from the importer.',
    ]);
  });
});

const HEADING = 'entryNumber,lineNumber,productCode,role,arrivedOn,declaredName,declaredEmail,declaredDuns';
const row = (line: number, { declaredName, declaredEmail, declaredDuns }: typeof DECLARED) =>
  `12345678901,${line},16JFD05,FSV,2026-03-05,${declaredName},${declaredEmail},${declaredDuns}`;
async function importCsv(importerId: string, rows: string[], fileId?: string, dryRun = false, heading = HEADING) {
  const query = new URLSearchParams({ importerId, dryRun: String(dryRun), ...(fileId && { fileId }) });
  const response = await fetch(`${program.url}${PATH}/import?${query.toString()}`, {
    method: 'POST',
    headers: { ...(await program.headersOf(ADA)), 'content-type': 'text/csv' },
    body: [heading, ...rows].join('\r\n'),
  });
  return { status: response.status, body: await response.json() } as Answer;
}

describe('the import of entry lines', () => {
  const countOf = async (importerId: string) =>
    (await program.send('GET', `${PATH}?importerId=${importerId}`)).body.total as number;

  it('names each wrong row with its line and field, and stores all rows or none', async () => {
    const { importerId, declared, file } = await openFile();
    const rows = [row(1, declared), row(2, declared).replace('FSV', 'FSB'), row(1, declared), 'x,y'];
    const errors = [
      { line: 3, path: 'role', message: 'Choose FSV, FSX or RNE' },
      { line: 4, path: 'lineNumber', message: 'Line 1 of entry 123-4567890-1 is also in line 2' },
      { line: 5, path: 'row', message: 'The row has 2 cells, not 8' },
    ];
    const checked = await importCsv(importerId, rows, file.id, true);
    expect(checked).toMatchObject({ status: 200, body: { rows: 4, created: 0, unchanged: 0, errorCount: 3, errors } });
    expect(errorsOf(await importCsv(importerId, rows, file.id))).toEqual([
      400,
      errors.map(({ line, path, message }) => `csv: Line ${line}, ${path}: ${message}`),
    ]);
    expect(await countOf(importerId)).toBe(0);
    expect(errorsOf(await importCsv(importerId, [], undefined, true, 'entryNumber,duns'))).toEqual([
      400,
      [
        expect.stringContaining('csv: Unknown columns: duns. Use entryNumber, '),
        'csv: Missing columns: lineNumber, productCode, role, arrivedOn',
      ],
    ]);
  });

  async function importFile(importerId: string, body: Uint8Array, type = 'text/csv') {
    const query = new URLSearchParams({ importerId });
    const response = await fetch(`${program.url}${PATH}/import?${query.toString()}`, {
      method: 'POST',
      headers: { ...(await program.headersOf(ADA)), 'content-type': type },
      body,
    });
    return { status: response.status, body: await response.json() } as Answer;
  }
  const semicolons = (...rows: string[]) => [HEADING, ...rows].map((one) => one.replaceAll(',', ';')).join('\r\n');
  const MULLER = { declaredName: 'Müller Imports', declaredEmail: 'fsvp@importer.test', declaredDuns: '' };

  it.each<[string, (text: string) => Uint8Array]>([
    ['Windows-1252 with semicolons', (text) => Buffer.from(text, 'latin1')],
    ['UTF-16 with tabs', (text) => Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['a line "sep=;"', (text) => Buffer.from(`sep=;\r\n${text}`)],
    ['lines above the heading', (text) => Buffer.from(`ACE report ES-003\r\nRun on 2026-03-09;;\r\n\r\n${text}`)],
  ])('reads %s', async (_, encode) => {
    const { importerId } = await openFile();
    expect(await importFile(importerId, encode(semicolons(row(1, MULLER))))).toMatchObject({ body: { created: 1 } });
    const { body } = await program.send('GET', `${PATH}?importerId=${importerId}`);
    expect(body.entryLines[0]).toMatchObject({ declaredName: 'Müller Imports', arrivedOn: '2026-03-05' });
  });

  it('knows its columns as people write them, and names a wrong day once', async () => {
    const { importerId } = await openFile();
    const heading = 'Entry Number,Line number,PRODUCT CODE,Role,Arrived On,Declared Name,Declared Email,Declared DUNS';
    const rows = [row(1, MULLER), row(2, MULLER).replace('2026-03-05', '11/02/2026')];
    expect(await importCsv(importerId, rows, undefined, true, heading)).toMatchObject({
      status: 200,
      body: { rows: 2, errorCount: 1, errors: [{ line: 3, path: 'arrivedOn' }] },
    });
  });

  it('refuses what a spreadsheet has made unusable: errors of formulas and rounded codes', async () => {
    const { importerId } = await openFile();
    const rows = [row(1, { ...MULLER, declaredName: '#N/A' }), row(2, { ...MULLER, declaredDuns: '1.23E+08' })];
    expect(errorsOf(await importCsv(importerId, rows))).toEqual([
      400,
      [
        expect.stringContaining('declaredName: The cell has the error #N/A'),
        expect.stringContaining('declaredDuns: The cell has a rounded number, 1.23E+08'),
      ],
    ]);
  });

  it('reads an Excel workbook, with its dates', async () => {
    const { importerId } = await openFile();
    const values = ['12345678901', 1, '16JFD05', 'FSV', new Date(Date.UTC(2026, 2, 5, 1, 30)), 'Müller', '', ''];
    const workbook = await writeXlsx({ sheets: [{ name: 'Lines', rows: [HEADING.split(','), values] }] });
    expect(await importFile(importerId, workbook, XLSX_TYPE)).toMatchObject({ body: { created: 1 } });
    const { body } = await program.send('GET', `${PATH}?importerId=${importerId}`);
    expect(body.entryLines[0]).toMatchObject({ declaredName: 'Müller', arrivedOn: '2026-03-05', lineNumber: 1 });
  });

  it('never stores a byte that an encoding does not have as a control character', async () => {
    const { importerId } = await openFile();
    const text = semicolons(row(1, { ...MULLER, declaredName: 'R@dlo' }));
    const bytes = Buffer.from(text, 'latin1');
    bytes[bytes.indexOf('@dlo')] = 0x8f;
    // It is Windows-1250.
    expect(await importFile(importerId, bytes)).toMatchObject({ body: { created: 1 } });
    const { body } = await program.send('GET', `${PATH}?importerId=${importerId}`);
    expect(body.entryLines[0].declaredName).toBe('RŹdlo');
    bytes[bytes.indexOf(0x8f)] = 0x81;
    expect(errorsOf(await importFile(importerId, bytes))).toEqual([
      400,
      ['csv: Line 2 contains a byte that is not Windows-1252. Save the file as CSV UTF-8.'],
    ]);
  });

  it('reports lines that are recorded already, and refuses others under their number', async () => {
    const { importerId, declared, file } = await openFile();
    const rows = [row(1, declared), row(2, declared)];
    const dry = await importCsv(importerId, rows, file.id, true);
    expect([dry.body.created, await countOf(importerId)]).toEqual([2, 0]);
    await importCsv(importerId, rows, file.id);
    expect((await importCsv(importerId, [...rows, row(3, declared)], file.id)).body).toEqual({
      rows: 3,
      created: 1,
      unchanged: 2,
      errorCount: 0,
      errors: [],
      skipped: 0,
      assigned: 1,
    });
    expect(errorsOf(await importCsv(importerId, [row(1, declared).replace('FSV', 'FSX')], file.id))).toEqual([
      400,
      [
        'csv: Line 2, lineNumber: Line 1 of entry 123-4567890-1 is already recorded with another entry code. Correct it there',
      ],
    ]);
    const { body: list } = await program.send('GET', `${PATH}?importerId=${importerId}&fileId=${file.id}`);
    expect(list.total).toBe(3);
    expect((await program.events(list.entryLines[0].id)).map(({ type }) => type)).toEqual(['entry-line.recorded.v1']);
  });

  it('assigns rows to the files that they name, unless these are closed or of another importer', async () => {
    const { importerId, declared, file } = await openFile();
    const other = await openFile();
    const heading = `${HEADING},fileNumber`;
    const of = (line: number, number: string) => `${row(line, declared)},${number}`;
    await importCsv(importerId, [of(1, file.number), of(2, '')], undefined, false, heading);
    const { body: list } = await program.send('GET', `${PATH}?importerId=${importerId}&sort=entryNumber`);
    expect(list.entryLines.map(({ fileNumber }: EntryLine) => fileNumber)).toEqual([file.number, null]);
    await program.send('DELETE', `/api/fsvp-files/${file.id}?reason=Wrong`);
    const rows = [of(3, file.number), of(4, other.file.number)];
    expect((await importCsv(importerId, rows, undefined, true, heading)).body.errors).toEqual([
      { line: 2, path: 'fileNumber', message: `${file.number} is closed` },
      { line: 3, path: 'fileNumber', message: `The importer has no FSVP file ${other.file.number}` },
    ]);
  });

  it('warns of product codes of another file and of numbers of another form, and records them', async () => {
    const { importerId, declared } = await openFile();
    const foodOf = (name: string, ...productCodes: string[]) =>
      files.addFood({ name, industryCode: '16', productCodes }).then(({ id }) => id);
    const tuna = await files.open({ importerId, foodId: await foodOf('Canned tuna', '16A**01') });
    const shrimp = await files.open({ importerId, foodId: await foodOf('Frozen shrimp', '16JFD**') });
    const rows = [
      row(1, declared),
      row(2, declared).replace('16JFD05', '16AEE01'),
      row(3, declared).replace('16JFD05', '16XGA99'),
      row(4, declared).replace('12345678901', 'RA123456789CN').replace('16JFD05', '16AEE01'),
    ];
    const warnings = [
      {
        line: 2,
        path: 'productCode',
        message: `16JFD05 is a product code of ${shrimp.number} (Frozen shrimp), not of ${tuna.number}`,
      },
      { line: 5, path: 'entryNumber', message: 'Not the form of a customs entry number' },
    ];
    expect((await importCsv(importerId, rows, tuna.id, true)).body).toMatchObject({
      created: 4,
      warnings,
      warningCount: 2,
    });
    expect((await importCsv(importerId, rows, tuna.id)).body).toMatchObject({ created: 4, warnings });
    expect((await importCsv(importerId, rows, tuna.id)).body).not.toHaveProperty('warnings');
    await program.send('DELETE', `/api/fsvp-files/${shrimp.id}?reason=Wrong`);
    const fresh = [row(9, declared)];
    expect((await importCsv(importerId, fresh, tuna.id, true)).body).not.toHaveProperty('warnings');
  });

  it('reads prior notices, lots and quantities; a file without their columns is not compared by them', async () => {
    const { importerId, declared } = await openFile();
    const heading = `${HEADING},priorNoticeNumber,lots,quantity`;
    const full = (line: number) => `${row(line, declared)},160123456789,"L1, L2",1 CTN`;
    await importCsv(importerId, [full(1)], undefined, false, heading);
    const { body } = await program.send('GET', `${PATH}?importerId=${importerId}`);
    expect(body.entryLines[0]).toMatchObject({ priorNoticeNumber: '160123456789', lots: 'L1, L2', quantity: '1 CTN' });
    expect((await importCsv(importerId, [row(1, declared)])).body).toMatchObject({ unchanged: 1, errorCount: 0 });
    const changed = full(1).replace('1 CTN', '2 CTN');
    expect((await importCsv(importerId, [changed], undefined, true, heading)).body.errors[0].message).toContain(
      'already recorded with another quantity',
    );
  });

  it('takes 10,000 rows at most, while other requests are answered', async () => {
    const { importerId, declared, file } = await openFile();
    const rows = Array.from({ length: 10_000 }, (_, at) => row(at + 1, declared));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { body: report } = await importCsv(importerId, rows, file.id);
    clearInterval(timer);
    expect(report).toMatchObject({ rows: 10_000, created: 10_000 });
    // A process that handles the file in one go has hardly any turns for other requests.
    expect(turns).toBeGreaterThan(30);
    const tooMany = await importCsv(importerId, [...rows, row(10_001, declared)], file.id, true);
    expect(errorsOf(tooMany)).toEqual([
      400,
      ['csv: The file has more than 10,000 rows. Split it and import the parts'],
    ]);
  });
});
