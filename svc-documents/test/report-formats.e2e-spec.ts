import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import { REPORT_FIGURES } from '@fsvp/contracts/reports/report-figures';
import { STANDARD_REPORT_TYPES, reportBody, type ReportBody, type ReportType } from '@fsvp/contracts/reports/report';
import { unguardCell } from '@fsvp/tables/formula-guard';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually, TEST_PRINCIPAL, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { formatDay } from '../src/reports/formats/report-format.js';
import { REPORT_DEFINITIONS } from '../src/reports/definitions/report-definitions.js';
import { parseCsv, readPdfTexts, readSheetRows, unzip } from './read-formats.js';
import {
  createActionRows,
  createHazardRows,
  createReadinessRows,
  createSupplierRows,
  createVerificationRows,
} from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.exports = {
    suppliers: createSupplierRows(60),
    'hazard-analyses': createHazardRows(31),
    verifications: createVerificationRows(41),
    'corrective-actions': createActionRows(55),
    'fsvp-readiness': createReadinessRows(45),
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
  settings: object = { dateTo: '2026-12-31' },
): Promise<{ json: ReportBody; csv: string; xlsx: Record<string, string>; pdf: Buffer }> {
  const { body } = await service.request('POST', '/api/reports', { type, ...settings });
  await eventually(async () => (await service.request('GET', `/api/reports/runs/${body.id}`)).body.status === 'done');
  const file = async (format: string, query = '') => {
    const { TOKEN_HEADER, ServiceTokens } = await import('@fsvp/service-kit/security/service-token');
    const token = await new ServiceTokens(service.config.INTERNAL_TOKEN_SECRET).sign('documents', TEST_PRINCIPAL);
    const response = await fetch(`${service.url}/api/reports/runs/${body.id}/download?format=${format}${query}`, {
      headers: { [TOKEN_HEADER]: token },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const csv = await file('csv', '&bom=false');
  expect((await file('csv')).toString()).toBe(`\ufeff${csv.toString()}`);
  return {
    json: reportBody.parse(JSON.parse((await file('json')).toString())),
    csv: csv.toString(),
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

describe.each(STANDARD_REPORT_TYPES)('%s has the same content in every format', (type) => {
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

describe('fsvp-readiness', () => {
  const importerId = newId();
  const supplierId = newId();
  const asOf = addDays(today(), -30);
  let files: Awaited<ReturnType<typeof generateFiles>>;
  const { columns, sections = [] } = REPORT_DEFINITIONS['fsvp-readiness'];
  beforeAll(async () => {
    files = await generateFiles('fsvp-readiness', { asOf, importerId, supplierId });
  });
  const rowsOf = (key: string) => files.json.rows.filter(({ section }) => section === key);

  it('asks for the files of the day, the importer and the supplier, and names them', () => {
    expect(service.upstream.requestedPaths).toContain(
      `/internal/exports/fsvp-readiness?asOf=${asOf}&importerId=${importerId}&supplierId=${supplierId}`,
    );
    expect(files.json).toMatchObject({ dateFrom: null, dateTo: null, asOf, importerId, supplierId });
    expect(files.json.summary).toEqual({
      asOf,
      importer: 'Harbor Foods LLC',
      supplier: '=Supplier 0, "Ağrı" 食品',
      notice: 'Not legal advice. Check the cited section.',
      totalFiles: 45,
      notReady: 23,
      withGaps: 0,
      expiring: 0,
      ready: 22,
      readyRate: 49,
      missingRequirements: { 'APP-1 Applicability determined': 23 },
    });
    expect(Object.keys(files.json.definitions)).toEqual(Object.keys(files.json.summary));
  });

  it('JSON and CSV have each file, followed by its requirements', () => {
    expect(files.json.rows.slice(3, 6)).toMatchObject([
      { section: 'file', fileNumber: 'F-000002', country: 'India', verdict: 'ready', percent: 100, missingCount: 0 },
      {
        section: 'requirement',
        fileNumber: 'F-000002',
        code: 'APP-1',
        citation: '1.501, 1.502',
        state: 'satisfied',
        reason: null,
        validUntil: '2027-03-01',
        evidence: 'Determination, version 1 (Mia Chen, 2026-11-02)',
      },
      { section: 'requirement', code: 'LACF-1', state: 'not_applicable', citation: '1.502(b)(1)' },
    ]);
    const expected = files.json.rows.map((row) =>
      Object.fromEntries(columns.map(({ key }) => [key, toCsvText(row[key])])),
    );
    expect(
      parseCsv(files.csv).map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, text]) => [key, unguardCell(text)])),
      ),
    ).toEqual(expected);
  });

  it.each(['file', 'requirement'])('XLSX has a sheet of the section %s', (key) => {
    const index = sections.findIndex((section) => section.key === key);
    const section = sections[index]!;
    expect(files.xlsx['xl/workbook.xml']).toContain(`name="${section.sheet}"`);
    const [heading, ...sheet] = readSheetRows(files.xlsx[`xl/worksheets/sheet${index + 2}.xml`] ?? '');
    expect(Object.values(heading ?? {})).toEqual(section.columns.map(({ label }) => label));
    const letters = Object.keys(heading ?? {});
    expect(sheet.map((row) => letters.map((letter) => row[letter]))).toEqual(
      rowsOf(key).map((row) => section.columns.map(({ key: name, kind = 'text' }) => toSheetValue(row[name], kind))),
    );
  });

  it('PDF has a table for each section in words, without what does not apply, and says what it is not', async () => {
    const words = (await readPdfTexts(files.pdf)).map(({ text }) => text);
    for (const { title } of sections) expect(words).toContain(title);
    expect(words.filter((word) => word === 'APP-1').length).toBeGreaterThanOrEqual(45);
    expect(words).toContain('Not ready');
    expect(words).toContain('Standard');
    expect(words.some((word) => word.includes('Made under part 113'))).toBe(false);
    expect(words.filter((word) => word.includes('Not legal advice. Check the cited section.')).length).toBeGreaterThan(
      1,
    );
    expect(words).toContain(formatDay(asOf));
  });

  it('is of today by default; other reports have none of its filters, nor it theirs', async () => {
    const { body: run } = await service.request('POST', '/api/reports', { type: 'fsvp-readiness' });
    expect(run).toMatchObject({ asOf: today(), importerId: null, supplierId: null });
    const { body: list } = await service.request('GET', '/api/reports?limit=1');
    expect(list.runs[0]).toMatchObject({ id: run.id, asOf: today() });
    const refused = async (settings: object) => {
      const { status, body } = await service.request('POST', '/api/reports', settings);
      return [status, body.errors];
    };
    const only = (label: string, ...paths: string[]) =>
      paths.map((path) => ({ path, message: `Only the report '${label}' has this filter` }));
    expect(await refused({ type: 'compliance', asOf, importerId, supplierId })).toEqual([
      400,
      only('FSVP Readiness', 'asOf', 'importerId', 'supplierId'),
    ]);
    expect(await refused({ type: 'fsvp-readiness', actor: 'system' })).toEqual([400, only('Audit Trail', 'actor')]);
    expect(await refused({ type: 'fsvp-readiness', asOf: addDays(today(), 1) })).toEqual([
      400,
      [{ path: 'asOf', message: 'The day is in the future' }],
    ]);
  });
});
