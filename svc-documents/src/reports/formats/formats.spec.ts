import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { ReportColumn } from '../definitions/report-definition.js';
import { guardCell } from '@fsvp/tables/formula-guard';
import { readPdfTexts, readSheetRows, unzip } from '../../../test/read-formats.js';
import { FORMATS } from './formats.js';
import { isRightToLeft } from './pdf-text.js';
import { listDefinitions } from './report-figures.js';
import { writeXlsx } from './xlsx.format.js';
import type { ReportHead } from './report-format.js';

const columns: ReportColumn[] = [
  { key: 'name', label: 'Name', pdf: 20 },
  { key: 'count', label: 'Count', kind: 'number', pdf: 5 },
  { key: 'due', label: 'Due', kind: 'day', pdf: 10 },
  { key: 'at', label: 'At', kind: 'instant' },
  { key: 'open', label: 'Open', kind: 'flag', pdf: 5 },
  { key: 'after', label: 'After', kind: 'json' },
];
const head: ReportHead = {
  reportType: 'compliance',
  title: 'FSMA Compliance Report',
  generatedAt: '2026-03-05T14:00:00.000Z',
  dateFrom: '2026-01-01',
  dateTo: null,
  recordId: null,
  actor: null,
  actorName: null,
  summary: { totalSuppliers: 2, complianceRate: 50, riskDistribution: { high: 1, low: 1 } },
  rowsTitle: 'Suppliers',
  columns,
};
const rows = [
  {
    name: '=1+1 "quoted", Łódź 食品 <b>&\u0001',
    count: -1.5,
    due: '2026-03-05T23:00:00.000Z',
    at: '2026-03-05T12:00:00.000Z',
    open: true,
    after: { a: [1] },
  },
  { name: 'x'.repeat(40_000), count: null, due: null, at: null, open: false, after: null },
];

async function write(format: keyof typeof FORMATS, content: object[] = rows, shown = columns): Promise<Buffer> {
  const parts: Buffer[] = [];
  const lines = async function* () {
    for (const row of content) yield JSON.stringify(row);
  };
  for await (const part of FORMATS[format]({ ...head, columns: shown }, lines) as AsyncIterable<Buffer | string>)
    parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('JSON', () => {
  it('matches the contract, also without rows', async () => {
    expect(JSON.parse((await write('json')).toString())).toEqual({
      reportType: 'compliance',
      generatedAt: head.generatedAt,
      dateFrom: '2026-01-01',
      dateTo: null,
      recordId: null,
      actor: null,
      summary: head.summary,
      definitions: listDefinitions('compliance'),
      rows,
    });
    expect(JSON.parse((await write('json', [])).toString())).toMatchObject({ rows: [] });
  });
});

describe('CSV', () => {
  it('quotes cells, writes objects as JSON and escapes formulas in text cells only', async () => {
    const [heading, first] = (await write('csv')).toString().split('\r\n');
    expect(heading).toBe('name,count,due,at,open,after');
    expect(first).toBe(
      `"'=1+1 ""quoted"", Łódź 食品 <b>&\u0001",-1.5,2026-03-05T23:00:00.000Z,2026-03-05T12:00:00.000Z,true,"{""a"":[1]}"`,
    );
    for (const cell of ['=1', '+1', '-1', '@x', '\tx', '\rx', "'=1"]) expect(guardCell(cell)).toBe(`'${cell}`);
    expect(guardCell("O'Neill = x")).toBe("O'Neill = x");
  });
});

describe('XLSX', () => {
  it('keeps characters that XML does not allow, and text that looks like an escape', async () => {
    const files = await unzip(await write('xlsx', [{ ...rows[0], name: 'a\ufffe\uffff lot _x0041_\r\nb' }]));
    expect(files['xl/worksheets/sheet2.xml']).toContain('>a_xFFFE__xFFFF_ lot _x005F_x0041__x000D_\nb</t>');
  });

  it('has a summary and typed rows, without characters or lengths that XML or Excel refuse', async () => {
    const files = await unzip(await write('xlsx'));
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    expect(files['xl/worksheets/sheet1.xml']).toContain('Risk Distribution');
    const sheet = files['xl/worksheets/sheet2.xml'] ?? '';
    expect(sheet).toContain('=1+1 "quoted", Łódź 食品 &lt;b&gt;&amp;_x0001_</t>');
    expect(sheet).toContain(
      '<c r="B2"><v>-1.5</v></c><c r="C2" s="2"><v>46086</v></c><c r="D2" s="3"><v>46086.5</v></c><c r="E2" t="b"><v>1</v></c>',
    );
    const [, truncated = ''] = /r="A3"[^>]*><is><t[^>]*>(x+[^<]*)</.exec(sheet) ?? [];
    expect(truncated).toHaveLength(32_767);
    expect(truncated).toContain('the JSON and CSV files have the full text');
    expect((await unzip(await write('xlsx', [])))['xl/worksheets/sheet2.xml']).toContain('ref="A1:F1"');
  });
});

const readPdfStrings = async (pdf: Buffer) => (await readPdfTexts(pdf)).map(({ text }) => text);

it('XLSX continues in another sheet when one is full, and the summary names the sheets', async () => {
  const many = Array.from({ length: 8 }, (_, count) => ({ ...rows[0], count }));
  const lines = async function* () {
    for (const row of many) yield JSON.stringify(row);
  };
  for (const limits of [
    { rows: 3, characters: 1e9 },
    { rows: 1e6, characters: 900 },
  ]) {
    const parts: Buffer[] = [];
    for await (const part of writeXlsx(head, lines, limits) as AsyncIterable<Buffer>) parts.push(part);
    const files = await unzip(Buffer.concat(parts));
    const sheets = Object.keys(files)
      .filter((name) => /sheet[2-9]\.xml$/.test(name))
      .map((name) => readSheetRows(files[name] ?? ''));
    expect(sheets).toHaveLength(3);
    expect(sheets.map(([heading]) => heading?.A)).toEqual(['Name', 'Name', 'Name']);
    expect(sheets.flatMap(([, ...of]) => of.map((row) => row.B))).toEqual(many.map(({ count }) => count));
    expect(files['xl/workbook.xml']).toMatch(/Summary.*"Rows".*"Rows 2".*"Rows 3"/);
    expect(files['xl/worksheets/sheet1.xml']).toContain("In the sheets 'Rows', 'Rows 2', 'Rows 3', in this order");
  }
});

const NAMES = [
  'Công ty Cổ phần Thủy sản Bạc Liêu',
  'Łódź, Ağrı, Київ, Ελλάδα',
  '上海食品进出口有限公司',
  '臺灣國際貿易',
  '株式会社ニチレイ',
  '한국식품 주식회사',
  'شركة مصر للتصدير',
  'חברת מזון ישראל',
  'ไทยยูเนี่ยน',
  'บริษัท น้ำตาลไทย จำกัด (มหาชน)',
  'ບໍລິສັດ ເບຍລາວ ຈຳກັດ',
  'ក្រុមហ៊ុន អាហារ កម្ពុជា ឯ.ក សោ',
  'မြန်မာ့ ရေထွက်ကုန်ပစ္စည်း လုပ်ငန်း',
  'भारतीय समुद्री खाद्य निर्यातक प्राइवेट लिमिटेड।',
  'বাংলাদেশ হিমায়িত খাদ্য রপ্তানিকারক লিমিটেড ১২৩',
  'தமிழ்நாடு கடல் உணவு ஏற்றுமதி நிறுவனம் கொழும்பு',
  'ශ්‍රී ලංකා මුහුදු ආහාර සමාගම කෝට්ටේ',
  'తెలుగు సముద్ర ఆహార ఎగుమతి సంస్థ',
  'ಕರ್ನಾಟಕ ಸಮುದ್ರಾಹಾರ ರಫ್ತು ಸಂಸ್ಥೆ',
  'കേരള സമുദ്രോത്പന്ന കയറ്റുമതി കൊച്ചി',
  'ગુજરાત ફ્રોઝન ફૂડ્સ પ્રાઇવેટ લિમિટેડ',
  'ਪੰਜਾਬ ਐਗਰੋ ਫੂਡਜ਼ ਲਿਮਿਟੇਡ',
  'ଓଡ଼ିଶା ସାମୁଦ୍ରିକ ଖାଦ୍ୟ ରପ୍ତାନି',
  'შპს საქართველოს ღვინო',
  'Հայկական պահածոներ ՍՊԸ',
  'የኢትዮጵያ ቡና ላኪዎች ኃ.የተ.የግ.ማ',
  'ދިވެހިރާއްޖޭގެ މަސް',
  'Cafe\u0301 do Brasil',
];

describe('PDF', () => {
  it('has title, period, summary, and rows on numbered pages with a repeated heading', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...rows[0], name: `Supplier ${index}` }));
    const texts = await readPdfStrings(await write('pdf', many));
    expect(texts).toEqual(
      expect.arrayContaining([
        'FSMA Compliance Report',
        'From Jan 1, 2026',
        'Mar 5, 2026 14:00 UTC',
        'Period: From Jan 1, 2026',
        'Total Suppliers',
        '2',
        '50%',
        'Risk Distribution',
        'High',
        'Page 1 of',
        'Page 2 of',
        'Page 3 of',
        'Supplier 0',
        'Supplier 99',
        'Mar 5, 2026',
        'Yes',
      ]),
    );
    const pages = texts.filter((text) => /^Page \d+ of$/.test(text));
    expect(texts.filter((text) => text === 'Count')).toHaveLength(pages.length);
    // The number of pages is one shared object, drawn on every page.
    for (const page of pages) expect(texts[texts.indexOf(page) + 1]).toBe(String(pages.length));
  });

  it('shows supplier names in all supported scripts', async () => {
    const pdf = await write(
      'pdf',
      NAMES.map((name) => ({ name })),
    );
    const texts = await readPdfStrings(pdf);
    const expected = NAMES.map((name) => name.normalize('NFC'));
    expect(texts.filter((text) => expected.includes(text))).toEqual(expected);
    expect(texts.some((text) => text.includes('?'))).toBe(false);
    // 'z' is a part of 'ź': embedding it must not change its text in the next file.
    expect(await readPdfStrings(await write('pdf', [{ name: 'Hazard' }]))).toContain('Hazard');
  });

  const [run, note] = spawnSync('pdftotext', ['-v']).error ? [it.skip, ' (not run: it is not installed)'] : [it, ''];
  run(`has the texts of all scripts also for pdftotext${note}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
    // pdftotext puts texts from right to left into marks of their direction.
    const names = NAMES.filter((name) => !isRightToLeft(name)).map((name) => name.normalize('NFC'));
    try {
      writeFileSync(
        join(folder, 'report.pdf'),
        await write(
          'pdf',
          names.map((name) => ({ name })),
        ),
      );
      const { stdout } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', join(folder, 'report.pdf'), '-'], {
        encoding: 'utf8',
      });
      expect(names.filter((name) => !stdout.includes(name))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is as small as its glyphs, however often a word is repeated', async () => {
    const size = async (count: number) =>
      (await write('pdf', Array<object>(count).fill({ name: 'บริษัท น้ำตาลไทย จำกัด' }))).length;
    const [one, many] = [await size(1), await size(200)];
    expect(one).toBeLessThan(40_000);
    expect(many - one).toBeLessThan(60_000);
  });

  it('shows codes with their labels, in the tones of their column', async () => {
    const columnOf = (key: string, more: Partial<ReportColumn>): ReportColumn => ({
      key,
      label: key,
      pdf: 10,
      ...more,
    });
    const codes = 'due_soon, done';
    const pdf = await write(
      'pdf',
      [{ a: codes, b: codes, c: 'due_soon', d: 'due_soon' }],
      [
        columnOf('a', { kind: 'code' }),
        columnOf('b', { kind: 'code', labels: { done: 'Finished' } }),
        columnOf('c', { kind: 'code', tones: { due_soon: 'bad' } }),
        columnOf('d', { tones: { done: 'bad' } }),
      ],
    );
    const texts = await readPdfStrings(pdf);
    expect(texts.slice(texts.indexOf('d') + 1)).toEqual([
      'Due Soon, Done',
      'Due Soon, Finished',
      'Due Soon',
      'due_soon',
    ]);
    const [page = ''] = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
      .map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'))
      .filter((content) => content.includes(' Td '));
    expect(page.match(/0\.66 0\.11 0\.11 rg/g)).toHaveLength(1);
  });

  it('has a note when text is truncated, when a character is in no font, and when there are no rows', async () => {
    const texts = await readPdfStrings(await write('pdf', [{ ...rows[0], name: 'Fruit 🍎' }, ...rows]));
    expect(texts).toContain('Fruit ?');
    expect(texts).toContain('=1+1 "quoted", Łódź 食品 <b>&');
    expect(texts.some((text) => text.startsWith("A '?' may replace"))).toBe(true);
    expect(texts.some((text) => text.startsWith('Text that ends in an ellipsis'))).toBe(true);
    expect(await readPdfStrings(await write('pdf', []))).toContain('There is nothing to report for this period.');
  });
});
