import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '@fsvp/contracts/core/calendar-day';
import { columnForHeading, IMPORT_LIMITS } from '@fsvp/contracts/suppliers/supplier-import';
import { productCreate, RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { foodCreate } from '@fsvp/contracts/program/food';
import { fsvpFileCreate } from '@fsvp/contracts/program/fsvp-file';
import { REGIMES } from '@fsvp/contracts/program/readiness/regime';
import { importerCreate } from '@fsvp/contracts/program/importer';
import { afterEach, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../csv.mjs';
import { describeOutcome, seed } from '../seed.mjs';
import { ApiClient } from '../seed/api-client.mjs';
import { countDaysIn, dayFrom } from '../seed/days.mjs';
import { riskHistory } from '../seed/risk-history.mjs';
import { sampleProgram } from '../seed/sample-files.mjs';
import { products } from '../seed/supplier-parts.mjs';
import { dataFolder, readFirms, suppliersCsv } from '../seed/suppliers.mjs';

const firms = readFirms(null);
/** @type {Record<string, string>[]} */
const rows = parse(suppliersCsv(firms), { columns: true });

const usualFolder = process.env.FSVP_DATA_DIR;
afterEach(() => {
  if (usualFolder === undefined) delete process.env.FSVP_DATA_DIR;
  else process.env.FSVP_DATA_DIR = usualFolder;
});

test('the sample has at least 300 real firms, each with name, country and source', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(rows.length).toBeLessThan(IMPORT_LIMITS.rows);
  expect(rows.filter((row) => !row.name || !row.country || !/^\d{4,10}$/.test(row.fei))).toEqual([]);
  expect(new Set(firms.map((firm) => firm.sourceId)).size).toBe(firms.length);
});

// At any moment these two have different dates.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('counts days as the suite does, here in %s', async (timeZone) => {
  const answers = new Map([
    ['/api/login', {}],
    ['/api/auth/user', { timeZone }],
  ]);
  const suite = createServer((request, response) => {
    const answer = answers.get(String(request.url));
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise((resolve) => suite.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (suite.address());
  try {
    await expect(seed({ url: `http://127.0.0.1:${port}`, password: 'any' })).rejects.toThrow();
    expect(dayFrom(0)).toBe(today(new Date(), timeZone));
  } finally {
    countDaysIn(process.env.APP_TIME_ZONE || Intl.DateTimeFormat().resolvedOptions().timeZone);
    suite.close();
  }
});

test('sends again what a busy suite has not done, with the same key, and nothing that it refused', async () => {
  /** @type {{ path: string, key: string | undefined }[]} */ const received = [];
  const statuses = new Map([
    ['/busy', [503, 504, 200]],
    ['/refused', [400, 200]],
  ]);
  const suite = createServer((request, response) => {
    const path = String(request.url);
    if (path !== '/api/login') received.push({ path, key: request.headers['idempotency-key']?.toString() });
    response.setHeader('set-cookie', 'session=1');
    response.writeHead(statuses.get(path)?.shift() ?? 200, { 'retry-after': '0' }).end('{}');
  });
  await new Promise((resolve) => suite.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (suite.address());
  try {
    const api = new ApiClient(`http://127.0.0.1:${port}`);
    await api.login('any');
    await api.post('/busy', {});
    await expect(api.post('/refused', {})).rejects.toThrow('/refused answered 400');
  } finally {
    suite.close();
  }
  expect(received.map(({ path }) => path)).toEqual(['/busy', '/busy', '/busy', '/refused']);
  expect(new Set(received.map(({ key }) => key)).size).toBe(2);
  expect(received[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

test('says that the sample is in place only if nothing was left out', () => {
  expect(describeOutcome([])).toBe('Sample records are in place.');
  expect(describeOutcome(['documents: there are some already'])).toBe(
    'Left out of the sample:\n  documents: there are some already',
  );
});

test('uses the full data if present, cleaned and without duplicates; otherwise the sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fsvp-data-'));
  process.env.FSVP_DATA_DIR = folder;
  try {
    expect(dataFolder()).toBe(null);
    const shipped = firms[0]?.sourceId ?? '';
    writeFileSync(
      join(folder, 'suppliers.csv'),
      csvOf([
        [
          'source',
          'source_id',
          'fei',
          'name',
          'address_line1',
          'address_line2',
          'city',
          'state_province',
          'postal_code',
          'country',
          'product_categories',
        ],
        [
          'FDA',
          '3003424243',
          '3003424243',
          'Guangxi Machinery    Export Corp.',
          '1/F Foreign Trade Bldg.',
          'Sichuan Rd.',
          'Beihai',
          'NOTA',
          '',
          'China',
          'Fishery/Seafood Products',
        ],
        ['FDA', shipped, shipped, 'A shipped firm', 'Unknown', '', 'Rome', '', '', 'Italy', ''],
        ['EU', shipped, '', 'Pescados del Sur', 'Unknown Street', '', 'Vigo', '', '36201', 'Spain', ''],
      ]),
    );
    expect(dataFolder()).toBe(folder);
    const all = readFirms(dataFolder());
    expect(all.slice(2)).toEqual(firms);
    expect(all.slice(0, 2)).toEqual([
      {
        sourceId: '3003424243',
        name: 'Guangxi Machinery Export Corp.',
        address: '1/F Foreign Trade Bldg., Sichuan Rd.',
        city: 'Beihai',
        state: '',
        postalCode: '',
        country: 'China',
        fei: '3003424243',
        approvalNumbers: '',
        notes: 'Published by FDA. Products: Fishery/Seafood Products.',
      },
      {
        sourceId: shipped,
        name: 'Pescados del Sur',
        address: '',
        city: 'Vigo',
        state: '',
        postalCode: '36201',
        country: 'Spain',
        fei: '',
        approvalNumbers: shipped,
        notes: 'Of the EU list.',
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the import supports every column', () => {
  expect(Object.keys(rows[0]).filter((heading) => columnForHeading(heading) === null)).toEqual([]);
});

test('every status, risk level and FSVP setting occurs', () => {
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(SUPPLIER_STATUSES));
  expect(new Set(rows.map((row) => row.riskLevel))).toEqual(new Set(RISK_LEVELS));
  expect(new Set(rows.map((row) => row.fsvpRequired))).toEqual(new Set(['true', 'false']));
  const dated = rows.filter((row) => row.lastVerificationDate !== '');
  expect(dated.length).toBeGreaterThan(100);
  expect(dated.length).toBeLessThan(rows.length);
});

test('cells preserve commas, quotes and line breaks', () => {
  const cells = ['a,b', 'say "x"', 'two\nlines', 'plain', ''];
  expect(parse(csvOf([cells]))).toEqual([cells]);
});

test('products belong to firms of the sample and have valid FDA codes', () => {
  expect(products.length).toBeGreaterThan(100);
  const feis = new Set(firms.map((firm) => firm.sourceId));
  expect(products.filter(({ fei }) => !feis.has(fei))).toEqual([]);
  expect(
    products.map(
      ({ product, category, code }) =>
        productCreate.parse({ productName: product, productCategory: category, fdaFoodCode: code }).fdaFoodCode,
    ),
  ).toEqual(products.map(({ code }) => code));
});

test('the risk snapshots have each day of a year up to yesterday once, and end with the current numbers', () => {
  const now = { high: 80, medium: 170, low: 160 };
  const history = riskHistory(now);
  expect(history.map(({ day }) => day)).toEqual(Array.from({ length: 364 }, (_, index) => dayFrom(index - 364)));
  expect(history.at(-1)).toEqual({ day: dayFrom(-1), ...now });
  expect(
    history.every(({ high, medium, low }) =>
      [high, medium, low].every((count) => Number.isInteger(count) && count > 0),
    ),
  ).toBe(true);
  // No day differs from the previous one by more than a batch.
  for (const level of /** @type {const} */ (['high', 'medium', 'low'])) {
    const steps = history.slice(1).map((snapshot, index) => Math.abs(snapshot[level] - (history[index]?.[level] ?? 0)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    expect(new Set(history.map((snapshot) => snapshot[level])).size).toBeGreaterThan(15);
  }
  expect(riskHistory({ high: 0, medium: 0, low: 0 }).every(({ high, medium, low }) => high + medium + low === 0)).toBe(
    true,
  );
});

test('the FSVP files have every regime, belong to firms of the sample, and refer to what the sample has', () => {
  const { files, foods, importers, circumstances, people } = sampleProgram;
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(new Set(files.map(({ regime }) => regime))).toEqual(new Set(REGIMES));
  const feis = new Set(firms.map((firm) => firm.sourceId));
  expect(files.filter(({ fei }) => !feis.has(fei))).toEqual([]);
  expect(files.filter(({ food, importer }) => !foods[food] || !importers[importer])).toEqual([]);
  expect(new Set(files.map(({ importer, fei, food }) => `${importer} ${fei} ${food}`)).size).toBe(files.length);
  const id = '01a20f00-0000-7000-8000-000000000003';
  for (const { circumstances: name, after } of files)
    for (const one of [name, after].filter((given) => given !== undefined))
      fsvpFileCreate.parse({ importerId: id, supplierId: id, foodId: id, circumstances: circumstances[one] ?? name });
  for (const food of Object.values(foods)) foodCreate.parse({ foodClass: 'human', ...food });
  for (const importer of Object.values(importers)) importerCreate.parse({ ...importer, consentDocumentId: id });
  expect(Object.values(people).every(({ name }) => name.endsWith('(sample person)'))).toBe(true);
});
