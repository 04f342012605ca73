import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeZone, suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { CSV_TYPE, TSV_TYPE, XLSX_TYPE } from '@fsvp/contracts/suppliers/supplier-import';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_PRINCIPAL, TEST_SECRET, type TestService } from '@fsvp/service-kit/testing/test-service';
import { writeXlsx } from 'hucre/xlsx';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query('update suppliers set deleted_at = now()'));

const post = (call: string, body: string | Uint8Array, query: string, type: string) =>
  service.request('POST', `/api/suppliers/import${call}?${query}`, body, { 'content-type': type });
const send = (body: string | Uint8Array, query = '', type: string = CSV_TYPE) => post('', body, query, type);
const inspect = (body: string | Uint8Array, query = '', type: string = CSV_TYPE) => post('/inspect', body, query, type);
/** The imported suppliers, in the order of the rows. */
const listFields = async (...fields: string[]) => {
  const { body } = await service.request('GET', '/api/suppliers?limit=100&sort=createdAt&order=asc');
  return (body.suppliers as Record<string, unknown>[]).map((supplier) => fields.map((field) => supplier[field]));
};
const query = (parameters: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one])),
  ).toString();
const encodeWindows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => ({ '’': 0x92, '€': 0x80 })[letter] ?? letter.charCodeAt(0));

describe('import formats', () => {
  it('reads Windows-1252 with no-break spaces around cells and one curly apostrophe at its end', async () => {
    const file = encodeWindows1252(
      `name,country\n${'Ruian Huasheng,\u00a0China\n'.repeat(3)}Côte Mer,\u00a0Côte d'Ivoire\u00a0\n${'Plain,Peru\n'.repeat(6000)}Fisherman’s Friend,France\n`,
    );
    const { body } = await send(file, 'dryRun=true');
    expect(body.errors).toEqual([
      {
        path: 'file',
        message: expect.stringMatching(/^Line 2 contains a byte that is not UTF-8\. .*encoding=windows-1252/),
      },
    ]);
    expect((await inspect(file)).body).toMatchObject({
      kind: 'text',
      encoding: 'windows-1252',
      separator: 'comma',
      quotes: 'double',
    });
    expect((await send(file, 'encoding=windows-1252')).body).toMatchObject({ rows: 6005, created: 4, skipped: 6001 });
    expect(await listFields('name', 'country')).toEqual([
      ['Ruian Huasheng', 'China'],
      ['Côte Mer', "Côte d'Ivoire"],
      ['Plain', 'Peru'],
      ['Fisherman’s Friend', 'France'],
    ]);
  });

  it.each([
    ['windows-1252', 0x8f, 'windows-1250'],
    ['windows-1252', 0x81, 'windows-1250'],
    ['windows-1254', 0x9e, 'windows-1250'],
    ['windows-1250', 0x98, 'windows-1252'],
  ])('refuses a byte that %s does not have (%i), and proposes %s', async (encoding, byte, other) => {
    const file = Buffer.concat([
      Buffer.from('name,country\nA,Peru\nR'),
      Buffer.from([byte]),
      Buffer.from('dlo,Poland\n'),
    ]);
    const { status, body } = await send(file, `encoding=${encoding}`);
    expect([status, body.errors[0].message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^Line 3 contains a byte that is not .*encoding=${other}\\.$`)),
    ]);
    expect(await listFields('name')).toEqual([]);
  });

  it('finds Windows-1250 by a byte that Windows-1252 does not have', async () => {
    const file = Buffer.concat([
      Buffer.from('name,country\n'),
      Buffer.from([0x8f]),
      Buffer.from('r\xf3d\xb3o,Poland\n', 'latin1'),
    ]);
    expect((await inspect(file)).body).toMatchObject({ encoding: 'windows-1250' });
    await send(file, 'encoding=windows-1250');
    expect(await listFields('name')).toEqual([['Źródło']]);
  });

  it('prefers a byte order mark to the given encoding', async () => {
    const utf16 = Buffer.concat([
      Uint8Array.of(0xff, 0xfe),
      Buffer.from('name\tcountry\r\nŽaliasis\tLithuania\r\n', 'utf16le'),
    ]);
    expect((await send(utf16, 'encoding=windows-1252', TSV_TYPE)).body).toMatchObject({ created: 1 });
    expect((await send('\ufeffname,country\nŁosoś,Poland\n', 'encoding=windows-1250')).body).toMatchObject({
      created: 1,
    });
    expect(await listFields('name')).toEqual([['Žaliasis'], ['Łosoś']]);
    expect((await inspect(utf16)).body).toMatchObject({ encoding: 'utf-16le', separator: 'tab' });
    expect((await inspect(utf16.subarray(2))).body).toMatchObject({ encoding: 'utf-16le', separator: 'tab' });
    expect((await inspect(Buffer.from(utf16.subarray(2)).swap16())).body).toMatchObject({
      encoding: 'utf-16be',
      separator: 'tab',
    });
  });

  it('reads Big5 with encoding=big5', async () => {
    const file = Buffer.concat([
      Buffer.from('name,country\n'),
      Uint8Array.of(0xa4, 0xa4, 0xa4, 0xe5),
      Buffer.from(',Taiwan\n'),
    ]);
    expect((await inspect(file, 'encoding=big5')).body).toMatchObject({
      encoding: 'big5',
      columns: [{ samples: ['中文'] }, { samples: ['Taiwan'] }],
    });
    await send(file, 'encoding=big5');
    expect(await listFields('name')).toEqual([['中文']]);
  });

  it.each([
    ['semicolon', ';'],
    ['tab', '\t'],
    ['pipe', '|'],
  ])('reads and detects %s, empty heading cells and all three line ends in one file', async (separator, character) => {
    const file = ['name,country,,city,', '"A; B|C\tD",Peru,,"Two\r\nlines",', 'E,Chile,x,Lima,'].map((line) =>
      line.replaceAll(',', character),
    );
    const text = `${file[0]}\r\n${file[1]}\n\r\n${file[2]}\r`;
    expect((await inspect(text)).body).toMatchObject({ separator, quotes: 'double' });
    expect((await send(text, `separator=${separator}`)).body).toMatchObject({
      rows: 2,
      created: 2,
      errors: [],
      ignoredColumns: [],
    });
    expect(await listFields('name', 'city')).toEqual([
      ['A; B|C\tD', 'Two\r\nlines'],
      ['E', 'Lima'],
    ]);
    const { body } = await send(text);
    expect(body.errors).toContainEqual({
      path: 'file',
      message: `The file seems to be separated by ${{ semicolon: 'semicolons', tab: 'tabs', pipe: 'vertical bars' }[separator]}. Import it with separator=${separator}.`,
    });
  });

  it('lists rows of another length with their lines, but accepts blank cells at the end', async () => {
    const { status, body } = await send(
      'name,country\n"Two\nlines",Peru\nShort\nLong,Peru,more\nBlank ends,Peru,, \n,\n,Peru\n',
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      rows: 5,
      created: 2,
      code: 'import-rejected',
      detail: 'Nothing was imported: 3 errors were found. Correct the file and import it again.',
    });
    expect(body.errors).toEqual([
      { row: 3, path: 'row', line: 4, message: expect.stringMatching(/fewer cells than the heading: 1, not 2/) },
      { row: 4, path: 'row', line: 5, message: expect.stringMatching(/more cells than the heading: 3, not 2/) },
      { row: 6, path: 'name', line: 8, message: 'Name is required' },
    ]);
  });

  it('names the first line of a row with unbalanced quotes, and reads the file with quotes=none', async () => {
    const file = `name;country\n${'"Good; one";Peru\n'.repeat(300)}"Heidewild"" Krina;Germany\n${'More;Peru\n'.repeat(300)}`;
    const { status, body } = await send(file, 'separator=semicolon');
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        path: 'file',
        message: expect.stringMatching(/^The row that begins on line 302 cannot be read: .*quotes=none/),
      },
    ]);
    const plain = file.replaceAll('"Good; one"', 'Good one');
    expect((await inspect(plain)).body).toMatchObject({ separator: 'semicolon', quotes: 'none' });
    expect((await send(plain, 'separator=semicolon&quotes=none')).body).toMatchObject({ rows: 601, created: 3 });
    expect(await listFields('name')).toEqual([['Good one'], ['"Heidewild"" Krina'], ['More']]);
  });

  it('fills fields from chosen columns and from values for all rows', async () => {
    const file = 'Betrieb,Straße,Zusatz,Ort,Land\nAlpha,Weg 1,Hof,Ulm,\nBeta,,Halle 2,,Austria\n';
    const parameters = {
      columns: ['name:1', 'address:2', 'address:3', 'city:4', 'country:5'],
      fixed: ['country:Germany', 'riskLevel:high', 'notes:From a list: 2025'],
    };
    expect((await send(file, query(parameters))).body).toMatchObject({ created: 2, ignoredColumns: [] });
    expect(await listFields('name', 'address', 'city', 'country', 'riskLevel', 'notes')).toEqual([
      ['Alpha', 'Weg 1, Hof', 'Ulm', 'Germany', 'high', 'From a list: 2025'],
      ['Beta', 'Halle 2', null, 'Austria', 'high', 'From a list: 2025'],
    ]);
    expect((await send(file, query({ columns: ['name:1'], fixed: ['country:Peru'] }))).body.ignoredColumns).toEqual([
      'Straße',
      'Zusatz',
      'Ort',
      'Land',
    ]);
    expect((await send(file, query({ columns: ['city:4'] }))).body.errors).toEqual([
      { path: 'name', message: "Choose a column for 'name', or a value for all rows" },
      { path: 'country', message: "Choose a column for 'country', or a value for all rows" },
    ]);
    const rejected = await send(file, query({ columns: ['name:1', 'city:6'], fixed: ['country:Peru'] }));
    expect([rejected.status, rejected.body.errors]).toEqual([
      400,
      [{ path: 'columns', message: "'city' is mapped to column 6, but the file has 5 columns" }],
    ]);
    expect((await send('name,country,Name\nA,B,C\n')).body.errors).toEqual([
      { path: 'name', message: "The heading (row 1) has the column 'name' twice" },
    ]);
  });

  it('imports a workbook with dates and codes', async () => {
    const rows = [
      [
        'Name',
        'Country',
        'Postal Code',
        'FSVP Importer DUNS',
        'Last verification date',
        'FSVP required',
        'Verification frequency months',
        'Phone',
      ],
      ['Haldiram', 'India', '00123', '012345678', new Date('2025-03-31T00:00:00Z'), true, 6, "'+91"],
      [],
      ['Nekkanti', 'India', 530003, 123456789, null, false, null, null, 'a note next to the table'],
      [null, 'India'],
    ];
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Read me', rows: [['Nothing here']] },
        { name: 'Firms', rows },
      ],
    });
    const { body } = await send(workbook, 'sheet=Firms&dryRun=true', XLSX_TYPE);
    expect(body).toMatchObject({
      rows: 3,
      created: 2,
      errors: [{ row: 4, line: 5, path: 'name', message: 'Name is required' }],
    });
    const valid = await writeXlsx({ sheets: [{ name: 'Firms', rows: rows.slice(0, -1) }] });
    expect((await send(valid, '', XLSX_TYPE)).body).toMatchObject({ created: 2 });
    expect(
      await listFields(
        'name',
        'postalCode',
        'fsvpImporterDuns',
        'lastVerificationDate',
        'fsvpRequired',
        'verificationFrequencyMonths',
        'phone',
      ),
    ).toEqual([
      ['Haldiram', '00123', '012345678', '2025-03-31T00:00:00.000Z', true, 6, '+91'],
      ['Nekkanti', '530003', '123456789', null, false, 12, null],
    ]);
    expect((await inspect(workbook, '', XLSX_TYPE)).body).toMatchObject({
      kind: 'workbook',
      encoding: null,
      separator: null,
      quotes: null,
      sheets: ['Read me', 'Firms'],
      sheet: 'Read me',
    });
    expect((await send(workbook, '', XLSX_TYPE)).body.errors[0].message).toBe(
      "The heading (row 1) has no column 'name'",
    );
    expect((await send(workbook, 'sheet=Other', XLSX_TYPE)).body.errors[0].message).toBe(
      "The workbook has no sheet 'Other'. Its sheets: Read me, Firms.",
    );
    expect((await send('name,country\n', '', XLSX_TYPE)).body.errors[0].message).toMatch(/not an Excel workbook/);
  });

  it('reads a date with a time as wall time of the suite', async () => {
    const zone = suiteTimeZone();
    try {
      setTimeZone('America/New_York');
      const rows = [
        ['name', 'country', 'lastVerificationDate'],
        ['Night', 'Peru', new Date('2026-03-05T01:30:00Z')],
        ['Evening', 'Peru', new Date('2026-03-05T19:00:00Z')],
        ['Late', 'Peru', new Date('2026-03-05T23:30:00Z')],
      ];
      const workbook = await writeXlsx({ sheets: [{ name: 'Firms', rows }] });
      expect((await send(workbook, '', XLSX_TYPE)).body).toMatchObject({ created: 3 });
      expect((await send('name,country,lastVerificationDate\nText,Peru,2026-03-05T01:30:00\n')).body).toMatchObject({
        created: 1,
      });
      const day = '2026-03-05T00:00:00.000Z';
      expect(await listFields('lastVerificationDate')).toEqual([[day], [day], [day], [day]]);
    } finally {
      setTimeZone(zone);
    }
  });

  it('exports a workbook that imports again without changes', async () => {
    const created = [
      {
        name: '=1+1',
        country: 'Peru',
        phone: '+51 1 234',
        notes: 'first\r\n_x0041_ second\n\u000bthird\ufffe\uffff',
        address: "'=1+1",
        postalCode: '00501',
        fsvpImporterDuns: '012345678',
      },
      {
        name: "'quoted & <sons>",
        country: "Cote D'Ivoire",
        lastVerificationDate: '2026-01-31T12:00:00.123Z',
        fsvpRequired: false,
        verificationFrequencyMonths: 7,
        fsvpProgram: '\u{1F41F} '.repeat(1000),
      },
    ];
    for (const supplier of created) await service.request('POST', '/api/suppliers', supplier);
    const before = (await service.request('GET', '/api/suppliers')).body;
    for (const [extension, type] of [
      ['xlsx', XLSX_TYPE],
      ['csv', CSV_TYPE],
    ] as const) {
      const response = await fetch(`${service.url}/api/suppliers/export.${extension}`, {
        headers: await createTokenHeader(),
      });
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="suppliers-\\d{4}-\\d\\d-\\d\\d\\.${extension}"$`),
      );
      expect(response.headers.get('content-type')).toContain(type);
      const { body } = await send(new Uint8Array(await response.arrayBuffer()), '', type);
      expect(body).toMatchObject({ rows: 2, created: 0, updated: 0, skipped: 2, errors: [], ignoredColumns: [] });
      expect((await service.request('GET', '/api/suppliers')).body).toEqual(before);
    }
  });
});

describe('inspection of a file', () => {
  it('returns the columns, their suggested fields and their first cells', async () => {
    const { status, body } = await inspect('LGL_NAME;Town;Shoe size;;Country\nAlpha;Ulm;42;;\n"Beta";;;;Peru\n');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        kind: 'text',
        encoding: 'utf-8',
        separator: 'semicolon',
        quotes: 'double',
        sheets: [],
        sheet: null,
        headingRow: 1,
        columns: [
          { number: 1, heading: 'LGL_NAME', suggested: 'name', samples: ['Alpha', 'Beta'] },
          { number: 2, heading: 'Town', suggested: 'city', samples: ['Ulm'] },
          { number: 3, heading: 'Shoe size', suggested: null, samples: ['42'] },
          { number: 4, heading: '', suggested: null, samples: [] },
          { number: 5, heading: 'Country', suggested: 'country', samples: ['Peru'] },
        ],
      },
    });
  });

  it('uses the given options as they are', async () => {
    const { body } = await inspect(
      'a;b,c;"d\n1;2,3;4\n',
      query({ separator: 'comma', quotes: 'none', encoding: 'windows-1251' }),
    );
    expect(body).toMatchObject({
      encoding: 'windows-1251',
      separator: 'comma',
      quotes: 'none',
      columns: [{ heading: 'a;b' }, { heading: 'c;"d' }],
    });
  });

  it.each([
    ['an empty file', '', '', /empty/],
    ['a file that is not in the given encoding', Uint8Array.of(0x61, 0xff), 'encoding=utf-8', /Line 1 .*not UTF-8/],
    ['a row of 2,000 separators', ','.repeat(2000), '', /empty/],
    ['a heading of 2,000 cells', 'x,'.repeat(2000), '', /more than 1,000 cells/],
  ])('returns an error for %s', async (_what, file, parameters, message) => {
    const { status, body } = await inspect(file, parameters);
    expect([status, body.errors]).toEqual([400, [{ path: 'file', message: expect.stringMatching(message) }]]);
  });
});

async function createTokenHeader(): Promise<Record<string, string>> {
  return { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('suppliers', TEST_PRINCIPAL) };
}
