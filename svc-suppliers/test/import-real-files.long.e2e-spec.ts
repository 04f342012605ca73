import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CSV_TYPE,
  XLSX_TYPE,
  type ImportInspection,
  type ImportReport,
} from '@fsvp/contracts/suppliers/supplier-import';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(process.env.FSVP_DATA_DIR ?? join(root, '..', 'shared', 'data'), 'raw');

/** A published file, the import options for it, and the expected results. */
interface PublishedFile {
  file: string;
  inspection: Partial<ImportInspection>;
  /** By default, the columns that the inspection suggests. */
  columns?: string[];
  fixed?: string[];
  report: Partial<ImportReport>;
  /** Line numbers by error message, at most the first three. */
  errors?: Record<string, number[]>;
}

const LONG_MS = 120_000;
const TAB = { kind: 'text', encoding: 'utf-8', separator: 'tab', quotes: 'double' } as const;
const FILES: PublishedFile[] = [
  {
    file: 'UK_FSA_approved_establishments_2025-04_cp1252.csv',
    inspection: { kind: 'text', encoding: 'windows-1252', separator: 'comma', quotes: 'double' },
    report: { rows: 4147, created: 4147, skipped: 0 },
  },
  {
    file: 'FDA_Shrimp_Import_Refusals_WWF_cp1252.csv',
    inspection: { kind: 'text', encoding: 'windows-1252', separator: 'comma', quotes: 'double' },
    report: { rows: 4582, created: 801, skipped: 3774 },
    // The country of firms in Myanmar, which a formula of the publisher did not find.
    errors: {
      'The cell in column 8 has the error #N/A. Correct it in the spreadsheet, or leave the cell blank': [
        101, 111, 117,
      ],
    },
  },
  {
    file: 'FDA_REFUSAL_ENTRY_2024_2026_excerpt.csv',
    inspection: { kind: 'text', encoding: 'utf-8', separator: 'comma', quotes: 'double' },
    columns: ['name:2', 'address:3', 'address:4', 'city:5', 'state:6', 'country:7'],
    report: { rows: 53, created: 48, skipped: 5 },
  },
  {
    file: 'FDA_recalls_dashboard_export_subset.xlsx',
    inspection: { kind: 'workbook', encoding: null, sheets: ['Sheet1'], sheet: 'Sheet1' },
    columns: ['name:2', 'city:7', 'state:8', 'country:9'],
    report: { rows: 830, created: 417, skipped: 413 },
  },
  {
    file: 'ES_rgseaa_semicolon_crlf.csv',
    inspection: { kind: 'text', encoding: 'utf-8', separator: 'semicolon', quotes: 'double' },
    columns: ['name:2', 'city:3'],
    fixed: ['country:Spain'],
    report: { rows: 5000, created: 5000, skipped: 0 },
  },
  {
    file: 'BE_fasfc_approved_tab_crlf.tsv',
    inspection: TAB,
    columns: ['name:4', 'address:5', 'city:6'],
    fixed: ['country:Belgium'],
    report: { rows: 1500, created: 1325, skipped: 175 },
  },
  {
    file: 'LT_vmvt_approved_tab_crlf.tsv',
    inspection: TAB,
    fixed: ['country:Lithuania'],
    report: { rows: 1200, created: 1192, skipped: 8 },
  },
  {
    file: 'HU_nebih_approved_tab.tsv',
    inspection: TAB,
    columns: ['state:1', 'name:3', 'postalCode:4', 'city:5', 'address:6'],
    fixed: ['country:Hungary'],
    report: { rows: 741, created: 729, skipped: 12 },
  },
  {
    file: 'LU_approved_tab_crlf.tsv',
    inspection: TAB,
    fixed: ['country:Luxembourg'],
    report: { rows: 47, created: 47, skipped: 0 },
  },
  {
    file: 'ISO_Country_Codes_cp1252_nbsp.csv',
    inspection: { kind: 'text', encoding: 'windows-1252', separator: 'comma', quotes: 'double' },
    columns: ['country:1', 'name:2'],
    report: { rows: 285, created: 249, skipped: 0 },
    errors: { 'Name is required': [3, 16, 32] },
  },
  {
    file: 'DE_approved_establishments_semicolon.csv',
    inspection: { kind: 'text', encoding: 'utf-8', separator: 'semicolon', quotes: 'none' },
    columns: ['state:4', 'name:5', 'address:6', 'city:7'],
    fixed: ['country:Germany'],
    report: { rows: 4000, created: 1540, skipped: 0 },
    errors: {
      'Name is required': [53, 166],
      'At most 100 characters': [166],
      'The row has fewer cells than the heading: 46, not 53.': [1591, 2020],
      'The row has fewer cells than the heading: 50, not 53.': [281, 282, 283],
      'The row has fewer cells than the heading: 51, not 53.': [1708, 2789, 3934],
      'The row has fewer cells than the heading: 52, not 53.': [2451],
    },
  },
];
const presentFiles = FILES.filter(({ file }) => existsSync(join(folder, file)));

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

async function send<T>(
  call: string,
  { file }: PublishedFile,
  query: URLSearchParams,
): Promise<{ status: number; body: T }> {
  const type = file.endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE;
  return service.request('POST', `/api/suppliers/import${call}?${query}`, readFileSync(join(folder, file)), {
    'content-type': type,
  });
}

function importQuery({ columns, fixed = [] }: PublishedFile, inspection: ImportInspection): URLSearchParams {
  const suggested = inspection.columns.flatMap(({ suggested: column, number }) =>
    column ? [`${column}:${number}`] : [],
  );
  const { encoding, separator, quotes } = inspection;
  const reading = Object.entries({ encoding, separator, quotes }).filter(
    (entry): entry is [string, NonNullable<typeof encoding>] => entry[1] !== null,
  );
  return new URLSearchParams([
    ['dryRun', 'true'],
    ...reading,
    ...(columns ?? suggested).map((column): [string, string] => ['columns', column]),
    ...fixed.map((value): [string, string] => ['fixed', value]),
  ]);
}

function linesByMessage(errors: ImportReport['errors']): Record<string, number[]> {
  const lines: Record<string, number[]> = {};
  for (const { message, line = 0 } of errors) (lines[message.replace(/ Look for .*/, '')] ??= []).push(line);
  return Object.fromEntries(Object.entries(lines).map(([message, all]) => [message, all.slice(0, 3)]));
}

describe('published files', () => {
  it('are all present, or none is', () => {
    expect([0, FILES.length]).toContain(presentFiles.length);
  });

  for (const published of presentFiles) {
    it(
      `${published.file}: is inspected, then imported or its invalid lines are listed`,
      async () => {
        const { body: inspection } = await send<ImportInspection>('/inspect', published, new URLSearchParams());
        expect(inspection).toMatchObject(published.inspection);
        const { status, body: report } = await send<ImportReport>('', published, importQuery(published, inspection));
        expect(status).toBe(200);
        expect(report).toMatchObject({ ...published.report, updated: 0 });
        expect(linesByMessage(report.errors)).toEqual(published.errors ?? {});
      },
      LONG_MS,
    );
  }

  if (presentFiles.length) {
    it(
      'the German list is rejected with standard CSV quotes, with the line number',
      async () => {
        const german = FILES.find(({ file }) => file.startsWith('DE_')) as PublishedFile;
        const query = new URLSearchParams([
          ['dryRun', 'true'],
          ['separator', 'semicolon'],
          ['columns', 'name:5'],
          ['fixed', 'country:Germany'],
        ]);
        const { status, body } = await send<{ errors: unknown }>('', german, query);
        expect({ status, errors: body.errors }).toEqual({
          status: 400,
          errors: [
            {
              path: 'file',
              message: expect.stringMatching(
                /^The row that begins on line 614 cannot be read: .* The first row whose quotes look wrong begins on line 280\.$/,
              ),
            },
          ],
        });
      },
      LONG_MS,
    );
  }
});
