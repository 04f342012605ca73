import { crc32, inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { ReportColumn } from '../types/report-definition.js';
import { guardCell } from '@fsvp/service-kit/formula-guard';
import { FORMATS } from './formats.js';
import { definitionsOf } from './report-figures.js';
import { plainWords, type ReportHead } from './report-format.js';

const columns: ReportColumn[] = [
  { key: 'name', label: 'Name', pdf: 20 },
  { key: 'count', label: 'Count', kind: 'number', pdf: 5 },
  { key: 'due', label: 'Due', kind: 'day', pdf: 10 },
  { key: 'at', label: 'At', kind: 'instant' },
  { key: 'open', label: 'Open', kind: 'flag', pdf: 5 },
  { key: 'after', label: 'After', kind: 'json' },
];
const head: ReportHead = {
  reportType: 'compliance', title: 'FSMA Compliance Report', generatedAt: '2026-03-05T14:00:00.000Z', dateFrom: '2026-01-01', dateTo: null, recordId: null, actor: null, actorName: null,
  summary: { totalSuppliers: 2, complianceRate: 50, riskDistribution: { high: 1, low: 1 } }, columns,
};
const rows = [
  { name: '=1+1 "quoted", Łódź 食品 <b>&\u0001', count: -1.5, due: '2026-03-05T23:00:00.000Z', at: '2026-03-05T12:00:00.000Z', open: true, after: { a: [1] } },
  { name: 'x'.repeat(40_000), count: null, due: null, at: null, open: false, after: null },
];

async function write(format: keyof typeof FORMATS, of: object[] = rows): Promise<Buffer> {
  const parts: Buffer[] = [];
  const lines = async function* () {
    for (const row of of) yield JSON.stringify(row);
  };
  for await (const part of FORMATS[format](head, lines) as AsyncIterable<Buffer | string>) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Reads an archive by its directory, checking sizes and sums. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size, nameLength, offset] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const start = offset + 30 + archive.readUInt16LE(offset + 26);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    expect({ size: content.length, crc: crc32(content) }).toEqual({ size, crc });
    files[name] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

/** The text operators of a PDF's pages. */
function pdfTexts(pdf: Buffer): string[] {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return texts;
    const stop = pdf.indexOf('\nendstream', start);
    const content = inflateSync(pdf.subarray(start + 7, stop)).toString('latin1');
    for (const [, hex] of content.matchAll(/<([0-9a-f]+)> Tj/g)) texts.push(Buffer.from(hex ?? '', 'hex').toString('latin1'));
    at = stop + 10;
  }
}

describe('JSON', () => {
  it('is the body of the contract, also without rows', async () => {
    expect(JSON.parse((await write('json')).toString())).toEqual({ reportType: 'compliance', generatedAt: head.generatedAt, dateFrom: '2026-01-01', dateTo: null, recordId: null, actor: null, summary: head.summary, definitions: definitionsOf('compliance'), rows });
    expect(JSON.parse((await write('json', [])).toString())).toMatchObject({ rows: [] });
  });
});

describe('CSV', () => {
  it('quotes, keeps objects as JSON and neutralises formulas, in text alone', async () => {
    const [heading, first] = (await write('csv')).toString().split('\r\n');
    expect(heading).toBe('name,count,due,at,open,after');
    expect(first).toBe(`"'=1+1 ""quoted"", Łódź 食品 <b>&\u0001",-1.5,2026-03-05T23:00:00.000Z,2026-03-05T12:00:00.000Z,true,"{""a"":[1]}"`);
    for (const cell of ['=1', '+1', '-1', '@x', '\tx', '\rx', "'=1"]) expect(guardCell(cell)).toBe(`'${cell}`);
    expect(guardCell("O'Neill = x")).toBe("O'Neill = x");
  });
});

describe('XLSX', () => {
  it('has a summary and the rows, typed, without what XML or Excel refuse', async () => {
    const files = unzip(await write('xlsx'));
    expect(Object.keys(files).sort()).toEqual(['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']);
    expect(files['xl/worksheets/sheet1.xml']).toContain('Risk Distribution');
    const sheet = files['xl/worksheets/sheet2.xml'] ?? '';
    expect(sheet).toContain('=1+1 &quot;quoted&quot;, Łódź 食品 &lt;b&gt;&amp;\ufffd</t>');
    expect(sheet).toContain('<c r="B2"><v>-1.5</v></c><c r="C2" s="2"><v>46086</v></c><c r="D2" s="3"><v>46086.5</v></c><c r="E2" t="b"><v>1</v></c>');
    const [, cut = ''] = /r="A3"[^>]*><is><t[^>]*>(x+[^<]*)</.exec(sheet) ?? [];
    expect(cut).toHaveLength(32_767);
    expect(cut).toContain('the JSON and CSV files have all of it');
    expect(unzip(await write('xlsx', []))['xl/worksheets/sheet2.xml']).toContain('ref="A1:F1"');
  });
});

describe('PDF', () => {
  it('has title, period, summary and the rows on numbered pages under a repeated heading', async () => {
    const texts = pdfTexts(await write('pdf', Array.from({ length: 100 }, (_, index) => ({ ...rows[0], name: `Supplier ${index}` }))));
    expect(texts).toEqual(expect.arrayContaining(['FSMA Compliance Report', 'Period: From Jan 1, 2026    Generated: Mar 5, 2026 14:00 UTC', 'Total Suppliers', '2', '50%', 'High: 1, Low: 1', 'Page 1', 'Page 2', 'Page 3', 'Supplier 0', 'Supplier 99', 'Mar 5, 2026', 'Yes']));
    expect(texts.filter((text) => text === 'Count')).toHaveLength(texts.filter((text) => /^Page \d/.test(text)).length);
  });

  it("says so where a character cannot be shown, and where there is nothing to report", async () => {
    const texts = pdfTexts(await write('pdf'));
    expect(texts).toContain('=1+1 "quoted", Lódz ?? <b>&?');
    expect(texts.some((text) => text.startsWith("A '?' stands for"))).toBe(true);
    expect(pdfTexts(await write('pdf', []))).toContain('There is nothing to report for this period.');
  });
});

it('says names in plain words', () => {
  expect(['totalSuppliers', 'fsvpDueSoon', 'in_progress', 'risk-assessment', 'nonCompliant'].map(plainWords)).toEqual(['Total Suppliers', 'FSVP Due Soon', 'In Progress', 'Risk Assessment', 'Non-Compliant']);
});
