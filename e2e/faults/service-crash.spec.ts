import { eventually } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';

interface Counted {
  aggregate_id: string;
  events: number;
}

test('a service killed during writes keeps every acknowledged write, and each event takes effect once', async ({
  product,
}) => {
  const { suite, api, sql } = product;
  const acknowledged = new Map<string, string>();
  let writing = true;
  let number = 0;
  const write = async () => {
    while (writing) {
      number += 1;
      const name = `Written under fire ${number}`;
      const id = await api.addSupplier(name);
      if (id) acknowledged.set(id, name);
    }
  };
  const writers = Array.from({ length: 6 }, write);
  for (let kill = 0; kill < 3; kill += 1) {
    const before = acknowledged.size;
    await eventually(async () => acknowledged.size > before + 20, 'writes are acknowledged');
    suite.kill9('suppliers');
  }
  const before = acknowledged.size;
  await eventually(async () => acknowledged.size > before + 20, 'writes are acknowledged again after the last kill');
  writing = false;
  await Promise.all(writers);

  for (const [id, name] of acknowledged)
    expect((await api.call('GET', `/api/suppliers/${id}`)).body).toMatchObject({ id, name });
  const ids = [...acknowledged.keys()];
  await eventually(async () => {
    const rows = await sql<Counted>(
      'documents',
      'select aggregate_id, count(*)::int as events from audit_entries where aggregate_id = any($1) group by 1',
      [ids],
    );
    return rows.length === ids.length;
  }, 'the audit trail has every acknowledged supplier');
  const trail = await sql<Counted>(
    'documents',
    'select aggregate_id, count(*)::int as events from audit_entries where aggregate_id = any($1) group by 1',
    [ids],
  );
  expect(trail.filter(({ events }) => events !== 1)).toEqual([]);
  await eventually(
    async () =>
      (await sql('quality', 'select from supplier_directory where id = any($1)', [ids])).length === ids.length,
    'the other services know every supplier',
  );
  const [stored] = await sql<{ suppliers: number; events: number }>(
    'suppliers',
    `select (select count(*)::int from suppliers) as suppliers, (select count(*)::int from event_log where type = 'supplier.created.v1') as events`,
  );
  expect(stored?.suppliers).toBe(stored?.events);
});

test('a relay killed while publishing leaves each event once in every consumer', async ({ product }) => {
  const { suite, api, sql } = product;
  const rows = Array.from({ length: 3000 }, (_, index) => `Relayed ${index},Peru`).join('\n');
  const imported = await api.import(`name,country\n${rows}\n`);
  expect(imported.body).toMatchObject({ created: 3000 });
  // By now part of the log is published and marked, part only published, part neither.
  await new Promise((resolve) => setTimeout(resolve, 300));
  suite.kill9('suppliers');
  const relayed = `select aggregate_id, count(*)::int as events from audit_entries where after ->> 'name' like 'Relayed %' group by 1`;
  await eventually(
    async () => (await sql('documents', relayed)).length === 3000,
    'all imported suppliers are in the audit trail',
  );
  expect((await sql<Counted>('documents', relayed)).filter(({ events }) => events !== 1)).toEqual([]);
  await eventually(
    async () => (await sql('suppliers', 'select from event_log where published_at is null')).length === 0,
    'everything is marked as published',
  );
});
