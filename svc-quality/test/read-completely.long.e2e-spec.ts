import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { readPage } from '@fsvp/service-kit/testing/cursor-lists';
import { Client } from 'pg';
import { startQuality, type TestQuality } from './start.js';

const ROWS = Number(process.env.READ_ROWS ?? 1_000_000);
const LIMIT = 1000;
const PATH = '/api/receiving-inspections';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
  const owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  const supplierId = newId();
  await owner.query(
    `insert into supplier_directory (id, name, status, risk_level, version) values ($1, 'Sea Pride', 'approved', 'low', 1)`,
    [supplierId],
  );
  // Without triggers and indexes, which takes a fifth of the time.
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'receiving_inspections' and indexname <> 'receiving_inspections_pkey'`,
  );
  await owner.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  await owner.query('alter table receiving_inspections disable trigger user');
  await owner.query(
    `insert into receiving_inspections (id, version, created_at, updated_at, supplier_id, supplier_name, product_name, lot_number, received_date, temp_compliant, status)
     select gen_random_uuid(), 1, now() - n * interval '1 second', now() - (n * 7919::bigint % $2::bigint) * interval '1 second', $1, 'Sea Pride', 'Shrimp ' || n % 900, 'L' || n,
       date_trunc('day', now() - n * interval '1 second'), true, (array['passed', 'failed', 'conditional'])[1 + n % 3] from generate_series(1, $2::int) n`,
    [supplierId, ROWS],
  );
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query('alter table receiving_inspections enable trigger user');
  await owner.query('vacuum analyze receiving_inspections');
  await owner.end();
}, 600_000);
afterAll(() => service.close());

/** The median of some durations, in ms. */
const median = (durations: number[]) =>
  Math.round([...durations].sort((one, other) => one - other)[durations.length >> 1]!);

it.each(['', 'sort=updatedAt', 'sort=updatedAt&updatedSince=2000-01-01'])(
  'reads each of a million inspections once, in a thousand calls: %s',
  async (query) => {
    const seen = new Set<string>();
    const durations: number[] = [];
    const startedAt = performance.now();
    for (let next: string | null = ''; next !== null;) {
      const askedAt = performance.now();
      const page = await readPage(service, PATH, `${query}&limit=${LIMIT}&cursor=${next}`);
      durations.push(performance.now() - askedAt);
      for (const { id } of page.records) seen.add(id);
      expect(page.total).toBe(ROWS);
      next = page.next;
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${query || 'newest first'}: ${seen.size} inspections, ${durations.length} calls, ${seconds} s; median of a page: first 20 ${median(durations.slice(0, 20))} ms, last 20 ${median(durations.slice(-20))} ms, all ${median(durations)} ms\n`,
    );
    expect(seen.size).toBe(ROWS);
    expect(durations.length).toBe(Math.ceil(ROWS / LIMIT));
  },
  600_000,
);
