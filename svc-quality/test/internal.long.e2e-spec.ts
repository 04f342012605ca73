import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_PRINCIPAL, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { startQuality, type TestQuality } from './start.js';

const BATCHES = 4;
const ROWS_PER_BATCH = 2500;
/** Longer than every timeout of a statement or query. */
const PAUSE_MS = 5500;

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

it('an export is complete for a client that pauses longer than every timeout', async () => {
  const supplierId = service.suppliers.add('Slow Foods');
  for (let batch = 0; batch < BATCHES; batch += 1)
    await service.database.dataSource.query(
      `insert into hazard_analyses (id, version, created_at, updated_at, supplier_id, hazard_type, hazard_description, severity, likelihood, risk_score)
       select gen_random_uuid(), 1, now(), now(), $1, 'physical', repeat('x', 1000), 'low', 'rare', 1 from generate_series(1, $2::int)`,
      [supplierId, ROWS_PER_BATCH],
    );
  const before = process.memoryUsage().rss;
  const token = await new ServiceTokens(TEST_SECRET).sign('quality', TEST_PRINCIPAL);
  const response = await fetch(`${service.url}/internal/exports/hazard-analyses`, {
    headers: { [TOKEN_HEADER]: token },
  });
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    if (bytes === 0) await setTimeout(PAUSE_MS);
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  expect(lines).toBe(BATCHES * ROWS_PER_BATCH);
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(250);
}, 60_000);
