import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { createWorkbook, createZip, type WorkbookParts } from '../../../test/create-workbook.js';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import type { SheetFacts } from '@fsvp/service-kit/tables/workbook/sheet-rows';
import { hasWorkbookSignature, Workbook } from '@fsvp/service-kit/tables/workbook/workbook';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-workbook-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(bytes: Uint8Array): Promise<SpooledFile> {
  const path = join(folder, 'body');
  await writeFile(path, bytes);
  return { path, bytes: bytes.length, digest: '' };
}

async function read(bytes: Uint8Array, sheet?: string, facts: SheetFacts = { hiddenColumns: [], merged: [] }) {
  const workbook = await Workbook.open(await save(bytes));
  const rows: { line: number; cells: string[] }[] = [];
  for await (const row of workbook.rows(workbook.resolveSheet(sheet), facts)) rows.push(row);
  return rows;
}

/** Reads all rows of the first sheet and discards them. */
async function drain(bytes: Uint8Array): Promise<void> {
  const workbook = await Workbook.open(await save(bytes));
  for await (const _row of workbook.rows(workbook.resolveSheet(), { hiddenColumns: [], merged: [] }));
}

async function readProblem(reading: Promise<unknown>) {
  const { status, code, extra, detail } = (await reading.then(
    () => ({}),
    (thrown: unknown) => thrown,
  )) as { status?: number; code?: string; detail?: string; extra?: { errors?: { message: string }[] } };
  expect(code).toBe(status && (status === 413 ? 'workbook-too-large' : 'invalid-input'));
  return [status, extra?.errors?.[0]?.message ?? detail];
}

const cell = (type: string, value: string) => `<c t="${type}"><v>${value}</v></c>`;

describe('Workbook', () => {
  it('formats numbers, dates, codes, booleans and formula results as a spreadsheet shows them', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="172" formatCode="00000\\-0000"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="4"/></cellXfs></styleSheet>`;
    const n = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
    const rows = `<row>${n('0.30000000000000004')}${n('1E21')}${n('1E-7')}${n('12345678901')}${n('-3')}</row>
      <row>${n('45000', 1)}${n('45000.5', 3)}${n('501', 2)}${n('12345', 4)}${n('1234.5', 5)}</row>
      <row>${cell('b', '1')}${cell('b', '0')}<c t="str"><f>A1&amp;"x"</f><v>a &amp; b_x000D_</v></c>${cell('e', '#N/A')}${cell('d', '2024-02-29T00:00:00')}<c s="1"/>${cell('d', '2024-02-29T23:30:00-05:00')}</row>`;
    expect((await read(createWorkbook({ sheets: { Rows: rows }, styles }))).map(({ cells }) => cells)).toEqual([
      ['0.3', '1000000000000000000000', '0.0000001', '12345678901', '-3'],
      ['2023-03-15', '2023-03-15T12:00:00', '00501', '00001-2345', '1234.5'],
      ['true', 'false', 'a & b\r', '#N/A', '2024-02-29', '', '2024-02-29T23:30:00'],
    ]);
    const since1904 = createWorkbook({
      sheets: { Rows: `<row>${n('43538', 1)}</row>` },
      styles,
      workbookPr: '<workbookPr date1904="1"/>',
    });
    expect((await read(since1904))[0]?.cells).toEqual(['2023-03-15']);
  });

  it('reads shared and inline strings, with runs, without phonetic guides, with any namespace prefix', async () => {
    const strings =
      '<si><t>Törőcsik &lt;Dezső&gt; &#x26; Fia</t></si><x:si><x:r><x:rPr/><x:t xml:space="preserve">Rich </x:t></x:r><x:r><x:t>text</x:t></x:r></x:si><si><t>東京</t><rPh sb="0"><t>トウキョウ</t></rPh></si><si/>';
    const rows = `<x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="AA2" t="s"><x:v>1</x:v></x:c></x:row>
      <row r='7'><c r='A7' t='s'><v>2</v></c><c r="B7" t="s"><v>3</v></c><c r="C7" t="inlineStr"><is><r><t>one</t></r><r><t>,
two</t></r></is></c><c r="D7" t="s"/></row>`;
    const [first, second] = await read(createWorkbook({ sheets: { Rows: rows }, strings }));
    expect(first).toEqual({
      line: 2,
      cells: ['', 'Törőcsik <Dezső> & Fia', ...Array<string>(24).fill(''), 'Rich text'],
    });
    expect(second).toEqual({ line: 7, cells: ['東京', '', 'one,\ntwo', ''] });
  });

  it.each([
    ['00', 7, '07'],
    ['00000', 2035, '02035'],
    ['[<=99999]00000;00000-0000', 2035, '02035'],
    ['[<=99999]00000;00000\\-0000', 123456789, '12345-6789'],
    ['\\D\\-00000', 1234, 'D-01234'],
    ['"D-"00000', 1234, 'D-01234'],
    ['00000_)', 2035, '02035'],
    ['00000;@', 2035, '02035'],
    ['[$-409]00000;[Red]-00000', 2035, '02035'],
    ['00-000-0000', 12345678, '01-234-5678'],
    ['000\\-00\\-0000', 12345678, '012-34-5678'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5551234567, '(555) 123-4567'],
    // Numbers, not codes: units, decimals, thousands and signs are left out.
    ['#,##0.00_);(#,##0.00)', 1234.5, '1234.5'],
    ['#\\ ##0', 1234, '1234'],
    ['0 "months"', 12, '12'],
    ['0%', 0.5, '0.5'],
    ['0;-0;;@', 7, '7'],
  ])('shows a code in the format %s as the spreadsheet does', async (format, value, shown) => {
    const code = format.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`;
    const bytes = createWorkbook({ sheets: { A: `<row><c s="0"><v>${value}</v></c></row>` }, styles });
    expect((await read(bytes))[0]?.cells[0]?.trim()).toBe(shown);
  });

  it('finds parts whatever the case of their names', async () => {
    const parts = { sheets: { A: `<row>${cell('s', '0')}</row>` }, strings: '<si><t>Lima</t></si>' };
    const names = { 'xl/sharedStrings.xml': 'xl/SharedStrings.XML', 'xl/workbook.xml': 'XL/Workbook.xml' };
    expect((await read(createWorkbook({ ...parts, names })))[0]?.cells).toEqual(['Lima']);
  });

  it.each<[string, WorkbookParts]>([
    [
      'without its texts',
      { sheets: { A: `<row>${cell('s', '0')}</row>` }, names: { 'xl/sharedStrings.xml': 'xl/x.xml' } },
    ],
    ['without its formats', { sheets: { A: '<row/>' }, names: { 'xl/styles.xml': 'xl/x.xml' } }],
    ['without a sheet', { sheets: { A: '<row/>' }, names: { 'xl/worksheets/table1.xml': 'xl/x.xml' } }],
    [
      'with a cell whose text is missing',
      { sheets: { A: `<row>${cell('s', '1')}</row>` }, strings: '<si><t>a</t></si>' },
    ],
    ['with two parts of one name', { sheets: { A: '<row/>' }, names: { 'xl/styles.xml': 'XL/sharedstrings.xml' } }],
  ])('is damaged %s', async (_what, parts) => {
    expect(await readProblem(read(createWorkbook(parts)))).toEqual([400, expect.stringMatching(/damaged/)]);
  });

  it('says which rows and columns are hidden, and which cells are merged', async () => {
    const facts: SheetFacts = { hiddenColumns: [], merged: [] };
    const bytes = createWorkbook({
      sheets: { A: `<row>${cell('str', 'a')}</row><row hidden="1">${cell('str', 'b')}</row><row hidden="0"/>` },
      columns: '<col min="2" max="3" hidden="1"/><col min="4" max="4"/>',
      afterRows: '<mergeCells><mergeCell ref="A2:B4"/></mergeCells>',
    });
    expect((await read(bytes, undefined, facts)).map((row) => 'hidden' in row)).toEqual([false, true, false]);
    expect(facts).toEqual({ hiddenColumns: [[1, 2]], merged: [{ columns: [0, 1], rows: [2, 4] }] });
  });

  it('reads the requested sheet, or else the first visible one', async () => {
    const bytes = createWorkbook({
      sheets: {
        Notes: `<row>${cell('str', 'hidden')}</row>`,
        'Firms &amp; plants': `<row>${cell('str', 'first')}</row>`,
        More: `<row>${cell('str', 'second')}</row>`,
      },
      hidden: ['Notes'],
    });
    expect((await Workbook.open(await save(bytes))).sheetNames).toEqual(['Firms & plants', 'More']);
    expect((await read(bytes))[0]?.cells).toEqual(['first']);
    expect((await read(bytes, 'More'))[0]?.cells).toEqual(['second']);
    expect(await readProblem(read(bytes, 'Less'))).toEqual([
      400,
      "The workbook has no sheet 'Less'. Its sheets: Firms & plants, More.",
    ]);
  });

  it('reads workbooks of other libraries, also when rows arrive in many chunks', async () => {
    const rows = [
      ['name', 'since'],
      ...Array.from({ length: 5000 }, (_, index) => [
        `Firm ${index} \u{1F41F}`,
        new Date(Date.UTC(2024, 0, 1 + (index % 300))),
      ]),
    ];
    for (const bytes of [
      await writeXlsx({ sheets: [{ name: 'A', rows }] }),
      new Uint8Array(await new Response(writeXlsxStream(rows, { name: 'A' })).arrayBuffer()),
    ]) {
      const found = await read(bytes);
      expect(found).toHaveLength(5001);
      expect(found[1]).toMatchObject({ line: 2, cells: ['Firm 0 \u{1F41F}', expect.anything()] });
      expect(found[5000]).toMatchObject({ line: 5001, cells: ['Firm 4999 \u{1F41F}', expect.anything()] });
    }
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['another kind of archive', () => createZip({ 'word/document.xml': '<w/>' }), /not an Excel workbook/],
    ['a truncated file', () => createWorkbook({ sheets: { A: '<row/>' } }).subarray(0, 400), /damaged/],
    [
      'a directory with an invalid offset',
      () => {
        const bytes = createWorkbook({ sheets: { A: '<row/>' } });
        bytes.writeUInt32LE(0xfffffff0, bytes.length - 6);
        return bytes;
      },
      /damaged/,
    ],
    [
      'a cell beyond the last column',
      () => createWorkbook({ sheets: { A: `<row><c r="ZZZ1" t="str"><v>x</v></c></row>` } }),
      /damaged/,
    ],
  ])('returns a clear message for %s', async (_what, make, message) => {
    expect(await readProblem(read(make()))).toEqual([400, expect.stringMatching(message)]);
  });

  it('rejects parts with damaged compressed bytes', async () => {
    const bytes = createWorkbook({ sheets: { A: `<row>${cell('str', 'x'.repeat(500))}</row>` } });
    const at = bytes.indexOf('xl/worksheets/table1.xml') + 'xl/worksheets/table1.xml'.length;
    bytes.fill(0xff, at, at + 10);
    expect(await readProblem(read(bytes))).toEqual([400, expect.stringMatching(/damaged/)]);
  });

  it('rejects a small file that unpacks to a huge one', async () => {
    const largeStyles = createWorkbook({
      sheets: { A: '<row/>' },
      styles: `<styleSheet>${`<a b="${' '.repeat(100_000)}"/>`.repeat(168)}</styleSheet>`,
    });
    expect(largeStyles.length).toBeLessThan(50_000);
    expect(await readProblem(read(largeStyles))).toEqual([413, expect.stringMatching(/unpacks to more than 16 MB/)]);
  });

  it.each<[string, string, string]>([
    ['rows', '<row>', ''],
    ['rows that end', '<row></row>', ''],
    ['strings', '', '<si>'],
    ['strings that end', '', '<si></si>'],
    ['an endless tag', '<row ', ''],
    ['rows with a cell in the last column', '<row><c r="XFD1"/></row>', ''],
  ])('reads a small file with a megabyte of %s in linear time', async (_what, row, string) => {
    const repeat = (xml: string) => xml.repeat(xml ? Math.ceil(1_000_000 / xml.length) : 0);
    const bytes = createWorkbook({ sheets: { A: repeat(row) }, strings: repeat(string) });
    expect(bytes.length).toBeLessThan(10_000);
    // A quadratic parser needs more than a minute for each of these and exceeds the timeout of the test.
    await readProblem(drain(bytes));
  });

  const long = `<row>${`<c t="inlineStr"><is><t>${'x'.repeat(300)}</t></is></c>`.repeat(12_000)}</row>`;
  it.each<[string, WorkbookParts, number, RegExp]>([
    ['XML that is not well-formed', { sheets: { A: '<row><c></row>' } }, 400, /damaged/],
    [
      'more than 1,000 attributes',
      { sheets: { A: `<row ${Array.from({ length: 1001 }, (_, n) => `a${n}=""`).join(' ')}/>` } },
      400,
      /damaged/,
    ],
    ['more than 16,384 columns', { sheets: { A: `<row>${cell('str', 'x').repeat(16_385)}</row>` } }, 400, /damaged/],
    ['nested elements', { sheets: { A: '<row>'.repeat(200) + '</row>'.repeat(200) } }, 413, /more than 100 levels/],
    [
      'a long text',
      { sheets: { A: `<row>${cell('str', 'x'.repeat(1_100_000))}</row>` } },
      413,
      /A text .* 400,000 characters/,
    ],
    ['a long row', { sheets: { A: long } }, 413, /A row .* 4,000,000 characters/],
    ['cells', { sheets: { A: '<row><c r="XFD1"/></row>'.repeat(1221) } }, 413, /more than 20,000,000 cells/],
    [
      'cell formats',
      { sheets: { A: '<row/>' }, styles: `<styleSheet><cellXfs>${'<xf/>'.repeat(100_001)}</cellXfs></styleSheet>` },
      413,
      /more than 100,000 sheets or cell formats/,
    ],
  ])('rejects a workbook above a limit, and says what to do: %s', async (_what, parts, status, message) => {
    const problem = await readProblem(drain(createWorkbook(parts)));
    expect(problem).toEqual([status, expect.stringMatching(message)]);
    expect(problem[1]).toMatch(
      status === 413 ? /Save the rows and columns you need as a separate workbook, or as CSV/ : /Save it again/,
    );
  });

  it('distinguishes encrypted and old workbooks from text', async () => {
    const { path } = await save(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1));
    expect(await readProblem(hasWorkbookSignature(path))).toEqual([
      400,
      expect.stringMatching(/password, or has the old format/),
    ]);
    await save(Buffer.from('PK,name\n'));
    expect(await hasWorkbookSignature(path)).toBe(false);
    await save(new Uint8Array());
    expect(await hasWorkbookSignature(path)).toBe(false);
  });
});
