import { eventually } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';

interface Counts {
  entries: number;
  events: number;
}

test('a rebuild restores an effect that is wrongly marked as handled, and repeats nothing', async ({ product }) => {
  const { suite, api, sql } = product;
  const id = await eventually(() => api.addSupplier('Delivered twice'), 'a supplier is added');
  const entries = () =>
    sql<Counts>(
      'documents',
      'select count(*)::int as entries, count(distinct event_id)::int as events from audit_entries where aggregate_id = $1',
      [id],
    );
  const inDirectory = () => sql('quality', 'select from supplier_directory where id = $1', [id]);
  await eventually(async () => (await entries())[0]?.entries === 1, 'the audit trail has it');
  await eventually(async () => (await inDirectory()).length === 1, 'the directory of the quality service has it');
  const before = await sql('gateway', 'select count(*)::int as count from notifications');
  await sql('quality', 'delete from supplier_directory where id = $1', [id]);

  await suite.rebuildEvents();

  await eventually(async () => (await inDirectory()).length === 1, 'the directory has it again');
  await eventually(
    async () =>
      (
        await sql(
          'documents',
          'select from inbox where event_id in (select event_id from audit_entries where aggregate_id = $1)',
          [id],
        )
      ).length,
    'the audit trail has received it again',
  );
  expect(await entries()).toEqual([{ entries: 1, events: 1 }]);
  expect(await sql('gateway', 'select count(*)::int as count from notifications')).toEqual(before);
});
