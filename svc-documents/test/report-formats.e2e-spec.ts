import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOfInstant } from '@fsvp/contracts/calendar-day';
import { REPORT_FIGURES, REPORT_TYPES, reportBody, type ReportBody, type ReportType } from '@fsvp/contracts/report';
import { unguardCell } from '@fsvp/service-kit/formula-guard';
import { newId } from '@fsvp/service-kit/columns';
import { eventually, TEST_PRINCIPAL, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { formatDay } from '../src/reports/formats/report-format.js';
import { REPORT_DEFINITIONS } from '../src/reports/definitions/report-definitions.js';
import { parseCsv, readPdfTexts, readSheetRows, unzip } from './read-formats.js';
import { createActionRows, createHazardRows, createSupplierRows, createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.exports = {
    suppliers: createSupplierRows(60),
    'hazard-analyses': createHazardRows(31),
    verifications: createVerificationRows(41),
    'corrective-actions': createActionRows(55),
  };
  for (let index = 0; index < 60; index += 1) {
    await service.database.dataSource.query(
      `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after)
       values ($1, $2, 'supplier', $3, $4, $5, $6, 'r', '2026-01-01T00:00:00Z'::timestamptz + make_interval(mins => $4), $7, $8)`,
      [
        newId(),
        ['suppliers', 'quality'][index % 2],
        newId(),
        index,
        `supplier.${index % 3 ? 'updated' : 'created'}.v1`,
        index % 4 ? TEST_USER_ID : null,
        index % 3 ? '{"id":"x","name":"Old, \\"1\\""}' : null,
        '{"id":"x","name":"=New\\r\\n食"}',
      ],
    );
  }
  await service.startWorker();
});
afterAll(() => service.close());

/** Generates a report and downloads all its files. */
async function generateFiles(
  type: ReportType,
): Promise<{ json: ReportBody; csv: string; xlsx: Record<string, string>; pdf: Buffer }> {
  const { body } = await service.request('POST', '/api/reports', { type, dateTo: '2026-12-31' });
  await eventually(async () => (await service.request('GET', `/api/reports/runs/${body.id}`)).body.status === 'done');
  const file = async (format: string) => {
    const { TOKEN_HEADER, ServiceTokens } = await import('@fsvp/service-kit/service-token');
    const token = await new ServiceTokens(service.config.INTERNAL_TOKEN_SECRET).sign('documents', TEST_PRINCIPAL);
    const response = await fetch(`${service.url}/api/reports/runs/${body.id}/download?format=${format}`, {
      headers: { [TOKEN_HEADER]: token },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    json: reportBody.parse(JSON.parse((await file('json')).toString())),
    csv: (await file('csv')).toString(),
    xlsx: await unzip(await file('xlsx')),
    pdf: await file('pdf'),
  };
}

/** Converts a value to the one in the sheet: days and instants are Excel's numbers. */
function toSheetValue(value: unknown, kind: string): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'instantDay') return toSheetValue(dayOfInstant(String(value)), 'day');
  if (kind === 'day' || kind === 'instant') {
    const days = (Date.parse(String(value)) - Date.UTC(1899, 11, 30)) / 86_400_000;
    return kind === 'day' ? Math.floor(days) : days;
  }
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

const toCsvText = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string);
const formatNumber = (value: number) => value.toLocaleString('en-US');

describe.each(REPORT_TYPES)('%s has the same content in every format', (type) => {
  let files: Awaited<ReturnType<typeof generateFiles>>;
  const { columns } = REPORT_DEFINITIONS[type];
  beforeAll(async () => {
    files = await generateFiles(type);
  });

  it('CSV has the rows', () => {
    const { rows } = files.json;
    expect(rows.length).toBeGreaterThan(40);
    const expected = rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, toCsvText(row[key])])));
    expect(
      parseCsv(files.csv).map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, text]) => [key, unguardCell(text)])),
      ),
    ).toEqual(expected);
  });

  it('XLSX has the rows, and the summary with the definition of each figure', () => {
    const { rows, summary, definitions } = files.json;
    const [heading, ...sheet] = readSheetRows(files.xlsx['xl/worksheets/sheet2.xml'] ?? '');
    expect(Object.values(heading ?? {})).toEqual(columns.map(({ label }) => label));
    const letters = Object.keys(heading ?? {});
    expect(sheet.map((row) => letters.map((letter) => row[letter]))).toEqual(
      rows.map((row) => columns.map(({ key, kind = 'text' }) => toSheetValue(row[key], kind))),
    );
    const lines = readSheetRows(files.xlsx['xl/worksheets/sheet1.xml'] ?? '');
    for (const [key, { label }] of Object.entries(REPORT_FIGURES[type])) {
      const at = lines.findIndex((line) => line.A === label && line.C === definitions[key]);
      expect({ key, found: at > 0 }).toEqual({ key, found: true });
      const value = summary[key];
      if (typeof value === 'number') expect(lines[at]).toMatchObject({ B: value });
      if (value && typeof value === 'object')
        expect(lines.slice(at + 1, at + 1 + Object.keys(value).length).map((line) => line.B)).toEqual(
          Object.values(value),
        );
    }
  });

  it('PDF has the rows, and the summary with the definition of each figure', async () => {
    const { rows, summary } = files.json;
    const texts = await readPdfTexts(files.pdf);
    const words = texts.map(({ text }) => text);
    for (const [key, { label, definition }] of Object.entries(REPORT_FIGURES[type])) {
      expect(words).toContain(label);
      // The definition may have several lines.
      expect(words).toEqual(
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`^${definition.slice(0, 12).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
        ]),
      );
      const value = summary[key];
      const at = words.indexOf(label);
      if (typeof value === 'number')
        expect(words[at + 1]).toContain(key === 'totalCost' ? value.toFixed(2) : formatNumber(value));
      if (value && typeof value === 'object')
        for (const count of Object.values(value as Record<string, number>))
          expect(words.slice(at, at + 40)).toContain(formatNumber(count));
    }
    const table = texts.slice(words.indexOf(REPORT_DEFINITIONS[type].rowsTitle) + 1);
    for (const { key, label, kind } of columns.filter(
      (column) => column.pdf && (column.kind === 'day' || column.key === 'status' || column.key === 'riskLevel'),
    )) {
      const { x } = table.find(({ text }) => text === label)!;
      const column = table.filter((text) => text.x === x).map(({ text }) => text);
      const shown = column.filter((text) => text !== label);
      const expected = rows.map((row) => {
        if (!row[key]) return '-';
        if (kind === 'instantDay') return formatDay(dayOfInstant(String(row[key])));
        return kind === 'day' ? formatDay(String(row[key])) : String(row[key]).replaceAll('_', ' ').toLowerCase();
      });
      expect({
        key,
        shown: shown.slice(0, rows.length).map((text) => (kind === 'day' ? text : text.toLowerCase())),
      }).toEqual({ key, shown: expected });
    }
    const pages = words.filter((text) => /^Page \d+ of$/.test(text));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(words[words.indexOf(page) + 1]).toBe(String(pages.length));
  });
});
