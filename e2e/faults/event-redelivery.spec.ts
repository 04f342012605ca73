import { eventually } from '../fixtures/importer.js';
import { expect, test } from '../fixtures/product.js';

interface Counts {
  entries: number;
  events: number;
}

test('events published again change nothing that was handled before', async ({ product }) => {
  const { suite, importer, sql } = product;
  const id = await eventually(() => importer.addSupplier('Published twice'), 'a supplier is added');
  const entries = () =>
    sql<Counts>(
      'documents',
      'select count(*)::int as entries, count(distinct event_id)::int as events from audit_entries where aggregate_id = $1',
      [id],
    );
  await eventually(async () => (await entries())[0]?.entries === 1, 'the audit trail has it');
  await suite.publishEventsAgain();
  await eventually(
    async () => (await sql('suppliers', 'select from event_log where published_at is null')).length === 0,
    'everything is published again',
  );
  expect(await entries()).toEqual([{ entries: 1, events: 1 }]);
});
