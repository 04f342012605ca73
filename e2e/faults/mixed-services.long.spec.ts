import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSuite } from '@fsvp/tools/suite';
import { EventProgress } from '@fsvp/tools/verification/bench/event-progress';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { buildLastRelease } from '../fixtures/checkout.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SUPPLIERS = 300;

let last: string;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  last = await buildLastRelease();
});

async function countIn(url: string, text: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return Number((await client.query<{ count: string }>(text)).rows[0]?.count);
  } finally {
    await client.end();
  }
}

// As between two steps of an upgrade: one service of the last release among those of this one, and the reverse.
for (const service of ['suppliers', 'quality', 'documents', 'program'] as const)
  for (const others of ['N', 'N-1'] as const)
    test(`events of an import reach all services: ${service} ${others === 'N' ? 'N-1' : 'N'}, the others ${others}`, async () => {
      const home = mkdtempSync(join(root, '.local', 'mixed-services-'));
      const suite = await startSuite({
        home,
        durable: false,
        env: { EVENTS_PER_MESSAGE: '1' },
        builds: {
          services: others === 'N' ? root : last,
          processes: { [service]: others === 'N' ? last : root },
        },
      });
      const progress = new EventProgress(suite);
      try {
        const api = await new ApiClient(suite.url).signIn(suite.password);
        const rows = Array.from({ length: SUPPLIERS }, (_, at) => `${unique('Mixed')} ${at},Chile`);
        expect(await api.import(`name,country\n${rows.join('\n')}\n`)).toMatchObject({ status: 200 });
        await progress.handled();
        const { suppliers: _, gateway: __, ...copies } = suite.databaseUrls;
        for (const [name, { owner }] of Object.entries(copies)) {
          expect([name, await countIn(owner, 'select count(*) from supplier_directory')]).toEqual([name, SUPPLIERS]);
          expect([name, await countIn(owner, 'select count(*) from dead_letter')]).toEqual([name, 0]);
        }
        const kept = `select count(*) from audit_entries where type = 'supplier.created.v1'`;
        expect(await countIn(suite.databaseUrls.documents.owner, kept)).toBe(SUPPLIERS);
      } finally {
        await progress.close();
        await suite.stop();
        rmSync(home, { recursive: true, force: true });
      }
    });
