import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';

const STALLS = 6;
/** Longer than every time limit of a query. */
const STALL_MS = 11_000;

/** A process and all processes that it has started. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

test('a database that stops answering under writes leaves no half of a transaction', async ({ product }) => {
  const { suite, api, sql } = product;
  const acknowledged: string[] = [];
  let writing = true;
  let number = 0;
  const write = async () => {
    while (writing) {
      number += 1;
      const id = await api.addSupplier(`Written to a stalled database ${number}`);
      if (id) acknowledged.push(id);
      else await sleep(100);
    }
  };
  const writers = Array.from({ length: 12 }, write);
  for (let stall = 0; stall < STALLS; stall += 1) {
    const before = acknowledged.length;
    await eventually(async () => acknowledged.length > before + 50, 'writes are acknowledged');
    const stopped = familyOf(suite.pidOf('postgres') ?? 0);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await sleep(STALL_MS);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  const before = acknowledged.length;
  await eventually(async () => acknowledged.length > before + 50, 'writes are acknowledged after the last stall');
  writing = false;
  await Promise.all(writers);

  const [stored] = await sql<Record<string, number>>(
    'suppliers',
    `select (select count(*)::int from suppliers where id = any($1)) as acknowledged,
       (select count(*)::int from suppliers where not exists (select from event_log where aggregate_id = suppliers.id)) as without_event,
       (select count(*)::int from event_log where type = 'supplier.created.v1'
          and not exists (select from suppliers where id = event_log.aggregate_id)) as without_record`,
    [acknowledged],
  );
  expect(stored).toEqual({ acknowledged: acknowledged.length, without_event: 0, without_record: 0 });
  const events = await sql<{ id: string }>('suppliers', 'select id from event_log');
  await eventually(
    async () =>
      (await sql('documents', 'select from audit_entries where event_id = any($1)', [events.map(({ id }) => id)]))
        .length === events.length,
    'the audit trail has every event',
  );
  await eventually(
    async () =>
      (await sql('quality', 'select from supplier_directory where id = any($1)', [acknowledged])).length ===
      acknowledged.length,
    'the directory has every supplier',
  );
  const command = fileURLToPath(new URL('../../tools/audit-verify.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, FSVP_HOME: suite.home },
  });
  expect(stdout).toContain('entries of 5 services verified.');
});
