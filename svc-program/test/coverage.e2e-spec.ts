import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XLSX_TYPE } from '@fsvp/contracts/core/table-types';
import { listEntryLines, type EntryLine } from '@fsvp/contracts/program/entry-line';
import {
  entryLineInspection,
  listEntryLineSources,
  listUncoveredGroups,
  type UncoveredGroup,
} from '@fsvp/contracts/program/entry-line-coverage';
import { newId } from '@fsvp/service-kit/database/columns';
import { writeXlsx } from 'hucre/xlsx';
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

let number = 0;
const query = (sql: string, values: unknown[]) => program.database.dataSource.query<object[]>(sql, values);
/** A supplier with a name that no other of the test has. */
async function addSupplier(name: string, id = newId()): Promise<{ id: string; name: string }> {
  const supplier = { id, name: `${name} ${(number += 1)}` };
  await insertSupplier(supplier);
  return supplier;
}
const insertSupplier = ({ id, name }: { id: string; name: string }) =>
  query(
    `insert into supplier_directory (id, name, status, risk_level, country, version) values ($1, $2, 'approved', 'low', 'Peru', 1)`,
    [id, name],
  );

const HEADING = 'ENTRY NO,LINE,FDA PRODUCT CODE,AOC CODE,ARRIVAL DATE,FSVP IMPORTER,FSVP DUNS,MANUFACTURER,DESCRIPTION';
const COLUMNS = [
  'entryNumber:1',
  'lineNumber:2',
  'productCode:3',
  'role:4',
  'arrivedOn:5',
  'declaredName:6',
  'declaredDuns:7',
  'manufacturerName:8',
  'productDescription:9',
];
interface Row {
  entry?: string;
  line?: number | string;
  code?: string;
  role?: string;
  day?: string;
  duns?: string;
  maker?: string;
  text?: string;
}
const row = ({
  entry = '123-4567890-1',
  line = 1,
  code = '16JFD05',
  role = 'FSV',
  day = '03/05/2026',
  ...other
}: Row) =>
  `${entry},${line},${code},${role},${day},Harbor Imports,${other.duns ?? ''},${other.maker ?? ''},${other.text ?? ''}`;

async function upload(path: string, query: [string, string][], body: string | Uint8Array, type = 'text/csv') {
  const response = await fetch(`${program.url}${path}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    headers: { ...(await program.headersOf(ADA)), 'content-type': type },
    body,
  });
  return { status: response.status, body: await response.json() } as Answer;
}
const importReport = (importerId: string, rows: string[], more: [string, string][] = [], columns = COLUMNS) =>
  upload(
    `${PATH}/import`,
    [
      ['importerId', importerId],
      ['source', 'Harbor Brokers'],
      ['dayOrder', 'mdy'],
      ...columns.map((column): [string, string] => ['columns', column]),
      ...more,
    ],
    [HEADING, ...rows].join('\r\n'),
  );
const coverageOf = async (importerId: string, query = '') =>
  listUncoveredGroups.response!.parse(
    (await program.send('GET', `${PATH}/coverage?importerId=${importerId}${query}`)).body,
  );
const linesOf = async (importerId: string, query = '') =>
  listEntryLines.response!.parse(
    (await program.send('GET', `${PATH}?importerId=${importerId}&sort=entryNumber${query}`)).body,
  ).entryLines;
const short = ({ supplierName, manufacturerName, productCode, lines, file }: UncoveredGroup) => [
  supplierName ?? `unknown ${manufacturerName}`,
  productCode,
  lines,
  file?.number ?? null,
];
const addFood = (...productCodes: string[]) => {
  number += 1;
  return files.addFood({ name: `Food of coverage ${number}`, industryCode: '16', productCodes });
};

describe('a report of entry lines', () => {
  it('is inspected: fields by its headings, days in one way or as the source wrote them last', async () => {
    const { id: importerId } = await files.addImporter();
    const inspect = async (rows: string[], query: [string, string][] = []) =>
      entryLineInspection.parse(
        (await upload(`${PATH}/import/inspect`, query, ['ACE report', '', HEADING, ...rows].join('\r\n'))).body,
      );
    const found = await inspect([row({ day: '03/05/2026' }), row({ day: '03/25/2026' })]);
    expect(found).toMatchObject({ headingRow: 3, dayOrder: 'mdy', entryCode: null, remembered: false });
    expect(found.columns.map(({ suggested }) => suggested)).toEqual([
      'entryNumber',
      'lineNumber',
      'productCode',
      'role',
      'arrivedOn',
      'declaredName',
      'declaredDuns',
      'manufacturerName',
      'productDescription',
    ]);
    expect(found.columns[4]).toMatchObject({ number: 5, samples: ['03/05/2026', '03/25/2026'] });
    expect((await inspect([row({ day: '03/05/2026' })])).dayOrder).toBeNull();
    expect((await inspect([row({ day: '2026-03-05' })])).dayOrder).toBe('ymd');

    // The broker of another report has the importer's name in the column of the manufacturer's.
    const source: [string, string] = ['source', `Broker ${importerId}`];
    const columns = COLUMNS.filter((one) => !one.startsWith('declaredName')).map((one) =>
      one.startsWith('manufacturerName') ? 'manufacturerName:6' : one,
    );
    expect((await importReport(importerId, [row({})], [source], columns)).status).toBe(400);
    const query = [['importerId', importerId], source, ['dayOrder', 'dmy'], ['entryCode', 'FSV']] as [string, string][];
    for (const column of columns) query.push(['columns', column]);
    const answer = await upload(`${PATH}/import`, query, [HEADING, row({ role: '', day: '25/03/2026' })].join('\n'));
    expect(answer.body).toMatchObject({ created: 1, errorCount: 0 });
    expect((await linesOf(importerId))[0]).toMatchObject({ role: 'FSV', arrivedOn: '2026-03-25' });
    const again = await inspect([row({ day: '03/05/2026' })], [['source', source[1].toUpperCase()]]);
    expect(again).toMatchObject({ dayOrder: 'dmy', entryCode: 'FSV', remembered: true });
    expect(again.columns[5]!.suggested).toBe('manufacturerName');
    const { sources } = listEntryLineSources.response!.parse((await program.send('GET', `${PATH}/sources`)).body);
    expect(sources.find(({ name }) => name === source[1])).toMatchObject({
      dayOrder: 'dmy',
      columns: expect.arrayContaining([{ heading: 'FSVP IMPORTER', column: 'manufacturerName' }]),
    });
  });

  it('is stored as it was declared; rows that are not of FDA, or printed twice, are left out', async () => {
    const { id: importerId } = await files.addImporter();
    const rows = [
      row({ duns: 'UNK', maker: 'Bay', line: '001', code: '16J FD 05' }),
      row({ duns: 'UNK', maker: 'Bay', line: '001', code: '16J FD 05' }),
      row({ duns: '12-345-6789', line: 2, role: 'fsv' }),
      row({ code: '', line: 3 }),
      row({ entry: '###-1234567-8', day: '2026-03-06' }),
    ];
    const dry = await importReport(importerId, rows, [['dryRun', 'true']]);
    expect(dry.body).toMatchObject({ rows: 5, created: 3, skipped: 2, assigned: 0, errorCount: 0 });
    expect(await linesOf(importerId)).toEqual([]);
    expect((await importReport(importerId, rows)).body).toMatchObject({ created: 3, unchanged: 0 });
    expect((await importReport(importerId, rows)).body).toMatchObject({ created: 0, unchanged: 3, errorCount: 0 });
    const lines = await linesOf(importerId);
    expect(
      lines.map(({ entryNumber, lineNumber, productCode, declaredDuns, role, source }) => [
        entryNumber,
        lineNumber,
        productCode,
        declaredDuns,
        role,
        source,
      ]),
    ).toEqual([
      ['###-1234567-8', 1, '16JFD05', null, 'FSV', 'Harbor Brokers'],
      ['123-4567890-1', 1, '16JFD05', 'UNK', 'FSV', 'Harbor Brokers'],
      ['123-4567890-1', 2, '16JFD05', '12-345-6789', 'FSV', 'Harbor Brokers'],
    ]);
    expect(lines.every(({ fileId }) => fileId === null)).toBe(true);
  });

  it('leaves recorded lines as they are, and warns of rows that differ from them', async () => {
    const { id: importerId } = await files.addImporter();
    const { id: otherId } = await files.addImporter({ legalName: 'Other Imports', duns: '042345678' });
    expect(otherId).not.toBe(importerId);
    await importReport(importerId, [row({})]);
    const later = [row({ code: '16JGD05' }), row({ line: 2, duns: '42345678' })];
    expect((await importReport(importerId, later)).body).toMatchObject({
      created: 1,
      errorCount: 0,
      warnings: [
        {
          line: 2,
          path: 'lineNumber',
          message: 'Line 1 of entry 123-4567890-1 is already recorded with another product code. Correct it there',
        },
        { line: 3, path: 'declaredDuns', message: 'It is the DUNS number of Other Imports, another importer' },
      ],
    });
    expect((await linesOf(importerId))[0]!.productCode).toBe('16JFD05');
  });

  it('names fields without a column, columns that are not there, and wrong rows', async () => {
    const { id: importerId } = await files.addImporter();
    const few = ['entryNumber:1', 'lineNumber:2', 'productCode:30', 'role:4'];
    expect(errorsOf(await importReport(importerId, [row({})], [], few))).toEqual([
      400,
      [
        "columns: Choose the column that has 'arrivedOn'",
        "columns: 'productCode' is column 30, but the file has 9 columns",
      ],
    ]);
    expect(errorsOf(await importReport(importerId, [row({})], [], ['entryNumber:1', 'entryNumber:2']))).toEqual([
      400,
      ["columns: 'entryNumber' can be filled from one column only"],
    ]);
    const wrong = [
      row({ role: 'XXX' }),
      row({ line: 2, day: '25/03/2026' }),
      row({ line: 3 }),
      row({ line: 3, maker: 'x' }),
    ];
    expect((await importReport(importerId, wrong, [['dryRun', 'true']])).body.errors).toEqual([
      { line: 2, path: 'role', message: 'Choose FSV, FSX or RNE' },
      { line: 3, path: 'arrivedOn', message: expect.any(String) },
      { line: 5, path: 'lineNumber', message: 'Line 3 of entry 123-4567890-1 is also in line 4' },
    ]);
    expect((await importReport(importerId, wrong)).status).toBe(400);
    expect(await linesOf(importerId)).toEqual([]);
  });

  it('may be a workbook with a title above its heading', async () => {
    const { id: importerId } = await files.addImporter();
    const values = ['12345678901', 1, '16JFD05', 'FSV', new Date(Date.UTC(2026, 2, 5)), 'Harbor', '', 'Bay', 'Shrimp'];
    const workbook = await writeXlsx({
      sheets: [{ name: 'Lines', rows: [['Entries of March'], HEADING.split(','), values] }],
    });
    const inspected = await upload(`${PATH}/import/inspect`, [], workbook, XLSX_TYPE);
    expect(inspected.body).toMatchObject({ headingRow: 2, dayOrder: 'ymd' });
    const query = [
      ['importerId', importerId],
      ['source', 'Workbooks'],
      ['headingRow', '2'],
    ] as [string, string][];
    for (const column of COLUMNS) query.push(['columns', column]);
    expect((await upload(`${PATH}/import`, query, workbook, XLSX_TYPE)).body).toMatchObject({ created: 1 });
    expect((await linesOf(importerId))[0]).toMatchObject({ arrivedOn: '2026-03-05', manufacturerName: 'Bay' });
  });
});

describe('lines of a report', () => {
  it('get the open file of importer, manufacturer and product code; the closest food, and none if two fit as well', async () => {
    const { id: importerId } = await files.addImporter();
    const bay = await addSupplier('Bay Séafood Co., Ltd.');
    const [wide, close, twin] = [await addFood('16J****'), await addFood('16JFD**'), await addFood('16K*A05')];
    const other = await addFood('16KA*05');
    const open = (foodId: string) => files.open({ importerId, supplierId: bay.id, foodId });
    const [, closest] = [await open(wide.id), await open(close.id), await open(twin.id), await open(other.id)];
    const maker = `BAY SEAFOOD CO LTD ${number - 4}`;
    const rows = [
      row({ maker }),
      row({ line: 2, maker, code: '16JXX99' }),
      row({ line: 3, maker, code: '16XXX99' }),
      row({ line: 4, maker: 'Somebody else' }),
      row({ line: 5, maker, code: '16KAA05' }),
    ];
    expect((await importReport(importerId, rows)).body).toMatchObject({ created: 5, assigned: 2 });
    expect((await linesOf(importerId)).map(({ fileNumber, supplierId }) => [fileNumber, supplierId])).toEqual([
      [closest!.number, bay.id],
      [expect.any(String), bay.id],
      [null, bay.id],
      [null, null],
      [null, bay.id],
    ]);
    // The same report again: what is in a file stays there.
    expect((await importReport(importerId, rows)).body).toMatchObject({ created: 0, unchanged: 5, errorCount: 0 });
  });

  it('without a file are grouped by what one file needs, and move into the file that is opened for them', async () => {
    const { id: importerId } = await files.addImporter();
    const supplier = await addSupplier('Rio Mussels');
    const maker = supplier.name.toUpperCase();
    await importReport(importerId, [
      row({ maker, code: '17AAA05', text: 'MUSSELS FROZEN' }),
      row({ line: 2, maker, code: '17AAA05', day: '02/01/2026', text: 'MUSSELS FROZEN' }),
      row({ line: 3, maker, code: '17XGA01', role: 'FSX' }),
      row({ line: 4, code: '17AAA05', maker: 'Unknown Maker' }),
    ]);
    const before = await coverageOf(importerId);
    expect(before.groups.map(short)).toEqual([
      [supplier.name, '17AAA05', 2, null],
      ['unknown Unknown Maker', '17AAA05', 1, null],
      [supplier.name, '17XGA01', 1, null],
    ]);
    expect(before.groups[0]).toMatchObject({
      supplierCountry: 'Peru',
      productDescription: 'MUSSELS FROZEN',
      firstArrivedOn: '2026-02-01',
      lastArrivedOn: '2026-03-05',
      sources: ['Harbor Brokers'],
      food: null,
    });
    expect(before).toMatchObject({ total: 3, counts: { withoutFile: 4, unknown: 0, otherCode: 0, notOurs: 0 } });
    expect(before.groups[2]!.otherCodes).toBe(1);
    expect((await coverageOf(importerId, '&search=unknown')).groups.map(short)).toEqual([
      ['unknown Unknown Maker', '17AAA05', 1, null],
    ]);

    number += 1;
    const newFood = { name: `Mussels ${number}`, foodClass: 'human', industryCode: '17', productCodes: ['17AAA05'] };
    const body = { importerId, supplierId: supplier.id, productIds: [], newFood, entryLineCodes: ['17AAA05'] };
    const opened = await program.send('POST', '/api/fsvp-files/from-proposal', body);
    expect(opened).toMatchObject({
      status: 201,
      body: { opened: true, foodCreated: true, entryLines: { changed: 2, left: 0 } },
    });
    const inFile = await linesOf(importerId, `&fileId=${opened.body.file.id}`);
    expect(inFile).toHaveLength(2);
    const events = await program.events(inFile[0]!.id);
    expect(events.map(({ type }) => type)).toEqual(['entry-line.recorded.v1', 'entry-line.updated.v1']);
    expect(events[1]!.after).toMatchObject({ fileId: opened.body.file.id, version: 2 });
    expect((await coverageOf(importerId)).counts.withoutFile).toBe(2);
    // Later lines of the same kind go there by themselves.
    expect((await importReport(importerId, [row({ line: 9, maker, code: '17AAA05' })])).body.assigned).toBe(1);
  });

  it('of an unknown manufacturer follow the choice of a person, also in later reports', async () => {
    const { id: importerId } = await files.addImporter();
    const supplier = await addSupplier('Chosen Foods');
    const food = await addFood('16JFD05');
    const maker = `Trading name of ${supplier.name}`;
    await importReport(importerId, [row({ maker }), row({ line: 2, maker, code: '16XGA01' })]);
    const file = await files.open({ importerId, supplierId: supplier.id, foodId: food.id });
    const assign = (fields: object) => program.send('POST', `${PATH}/assign`, { importerId, ...fields });
    const spelled = maker.toUpperCase().replaceAll(' ', '  ');
    expect((await assign({ manufacturer: spelled, supplierId: supplier.id })).body).toEqual({ changed: 2, left: 0 });
    expect((await coverageOf(importerId)).groups.map(short)).toEqual([
      [supplier.name, '16JFD05', 1, file.number],
      [supplier.name, '16XGA01', 1, null],
    ]);
    const move = { fromSupplierId: supplier.id, productCode: '16JFD05', fileId: file.id };
    expect((await assign(move)).body).toEqual({ changed: 1, left: 0 });
    expect((await assign(move)).body).toEqual({ changed: 0, left: 0 });
    expect((await importReport(importerId, [row({ line: 3, maker })])).body.assigned).toBe(1);

    const foreign = await files.open();
    const another = await files.open({ importerId });
    await program.send('DELETE', `/api/fsvp-files/${another.id}?reason=Wrong`);
    for (const [fields, expected] of [
      [{ fileId: foreign.id }, `fileId: ${foreign.number} is a file of another importer`],
      [{ manufacturer: maker, fileId: file.id }, `fileId: ${file.number} is a file of another supplier`],
      [{ fileId: newId() }, 'fileId: There is no such FSVP file'],
      [{ supplierId: newId() }, 'supplierId: There is no such supplier'],
      [{}, 'fileId: Choose a file, a supplier, or a reason why the lines are not yours'],
      [{ fileId: file.id, notOursReason: 'x' }, 'fileId: Choose a file, a supplier'],
    ] as const)
      expect(errorsOf(await assign(fields))).toEqual([400, [expect.stringContaining(expected)]]);
    expect((await assign({ fileId: another.id })).status).toBe(409);
  });

  it('of two suppliers with one name, or of a deleted one, are of nobody until a person chooses', async () => {
    const { id: importerId } = await files.addImporter();
    const one = await addSupplier('Twin');
    const other = newId();
    await insertSupplier({ id: other, name: one.name.toLowerCase() });
    await importReport(importerId, [row({ maker: one.name })]);
    expect((await coverageOf(importerId)).groups[0]!.supplierId).toBeNull();
    await program.send('POST', `${PATH}/assign`, { importerId, manufacturer: one.name, supplierId: other });
    expect((await coverageOf(importerId)).groups[0]!.supplierId).toBe(other);
    await query('update supplier_directory set deleted = true where id = $1', [other]);
    // Of the two names one is left.
    expect((await coverageOf(importerId)).groups[0]!.supplierId).toBe(one.id);
  });

  it('under our DUNS number whose supplier or filer nobody knows are shown, and marked as not ours with a reason', async () => {
    const duns = '034567891';
    const { id: importerId } = await files.addImporter({ duns });
    const supplier = await addSupplier('Known Foods');
    const food = await addFood('16JFD05');
    await files.open({ importerId, supplierId: supplier.id, foodId: food.id });
    const maker = supplier.name;
    await importReport(importerId, [
      row({ maker, duns }),
      row({ line: 2, maker, duns, code: '16XGA01' }),
      row({ entry: '999-7654321-0', maker, duns: '34-567-891', code: '16XGA01' }),
      row({ line: 3, maker: 'Nobody', duns: '34567891' }),
      row({ line: 4, maker: 'Nobody', duns: '999999999' }),
      row({ entry: '###-7654321-0', maker, duns, code: '16XGA01' }),
    ]);
    const unknown = await linesOf(importerId, '&coverage=unknown');
    expect(unknown.map(({ entryNumber, lineNumber }) => [entryNumber, lineNumber])).toEqual([
      ['123-4567890-1', 3],
      ['999-7654321-0', 1],
    ]);
    const { counts } = await coverageOf(importerId);
    expect(counts).toEqual({ withoutFile: 5, unknown: 2, otherCode: 0, notOurs: 0 });

    const [line] = unknown as [EntryLine];
    const mark = (notOursReason: string | null) => program.send('PUT', `${PATH}/${line.id}`, { notOursReason });
    expect((await mark('We never bought from them')).body).toMatchObject({
      notOursReason: 'We never bought from them',
    });
    expect((await coverageOf(importerId)).counts).toEqual({ withoutFile: 4, unknown: 1, otherCode: 0, notOurs: 1 });
    expect((await linesOf(importerId, '&coverage=not_ours')).map(({ id }) => id)).toEqual([line.id]);
    const events = await program.events(line.id);
    expect(events.at(-1)).toMatchObject({
      type: 'entry-line.updated.v1',
      before: { notOursReason: null },
      after: { notOursReason: 'We never bought from them' },
    });
    const file = await files.open({ importerId });
    expect(errorsOf(await program.send('PUT', `${PATH}/${line.id}`, { fileId: file.id }))).toEqual([
      400,
      [expect.stringContaining('notOursReason: A line with an FSVP file is one of your imports')],
    ]);
    await mark(null);
    expect((await coverageOf(importerId)).counts.unknown).toBe(2);
    const group = { importerId, manufacturer: 'Nobody', notOursReason: 'Reported to FDA' };
    expect((await program.send('POST', `${PATH}/assign`, group)).body).toEqual({ changed: 2, left: 0 });
  });

  it('that declare FSX or RNE in a file with FSV are shown', async () => {
    const { id: importerId } = await files.addImporter();
    const supplier = await addSupplier('Code Foods');
    const food = await addFood('16JFD05');
    await files.open({ importerId, supplierId: supplier.id, foodId: food.id });
    const maker = supplier.name;
    await importReport(importerId, [
      row({ maker }),
      row({ line: 2, maker, role: 'FSX' }),
      row({ line: 3, role: 'RNE' }),
    ]);
    const lines = await linesOf(importerId, '&coverage=other_code');
    expect(lines.map(({ lineNumber, differences }) => [lineNumber, differences[0]])).toEqual([[2, 'role']]);
    expect((await coverageOf(importerId)).counts.otherCode).toBe(1);
  });
});
