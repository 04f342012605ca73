import { setTimeout as sleep } from 'node:timers/promises';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { eventually, type ApiClient, inBatches } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';
import { RecordCopy } from '../fixtures/record-copy.js';
import { RecordWriter } from '../fixtures/record-writer.js';

const SUPPLIERS = 100_000;
const WRITES_PER_SECOND = 50;
/** Of `RecordWriter.writeSupplier`. */
const WRITES_OF_SUPPLIER = 20;
const PAGE = 100;
/** The writes go on for so long after the copy has caught up. */
const AFTERWARDS_MS = 15_000;

/** CSV of many suppliers. */
function suppliersCsv(): string {
  const rows = Array.from(
    { length: SUPPLIERS },
    (_, index) => `Imported ${index},Peru,Street ${index},"Note ${index}"`,
  );
  return `name,country,address,notes\n${rows.join('\n')}\n`;
}

/** Compares every supplier that the API lists. */
async function compareSuppliers(api: ApiClient, copy: RecordCopy): Promise<{ total: number; differences: string[] }> {
  const list = async (offset: number) =>
    (await api.call('GET', `/api/suppliers?limit=${PAGE}&offset=${offset}&sort=name&order=asc`)).body as {
      suppliers: Supplier[];
      total: number;
    };
  const { total } = await list(0);
  const differences: string[] = [];
  const seen = new Set<string>();
  await inBatches(Math.ceil(total / PAGE), async (page) => {
    for (const supplier of (await list((page - 1) * PAGE)).suppliers) {
      seen.add(supplier.id);
      const difference = copy.compare('supplier', supplier);
      if (difference) differences.push(difference);
    }
  });
  for (const { recordId } of copy.list('supplier'))
    if (!seen.has(recordId)) differences.push(`${recordId} is not listed`);
  return { total, differences };
}

test(`a copy of ${SUPPLIERS} suppliers is built while ${WRITES_PER_SECOND} writes a second go on`, async ({
  product,
}) => {
  test.setTimeout(1_200_000);
  const { api } = product;
  const imported = await fetch(`${product.suite.url}/api/suppliers/import`, {
    method: 'POST',
    headers: { ...api.headers, 'content-type': 'text/csv' },
    body: suppliersCsv(),
  });
  expect(imported.status).toBe(200);

  const writer = new RecordWriter(api);
  const writing = { stopped: false };
  const rounds: Promise<void>[] = [];
  const failures: unknown[] = [];
  const scheduling = (async () => {
    while (!writing.stopped) {
      rounds.push(writer.writeSupplier().catch((error: unknown) => void failures.push(error)));
      await sleep((1000 * WRITES_OF_SUPPLIER) / WRITES_PER_SECOND);
    }
  })();

  const copy = new RecordCopy(api);
  const began = performance.now();
  while (copy.list('supplier').length < SUPPLIERS) await copy.readNext(10);
  const seconds = (performance.now() - began) / 1000;
  const read = { changes: copy.count, pages: copy.pages };
  for (const end = performance.now() + AFTERWARDS_MS; performance.now() < end;) await copy.readNext(1);
  const writeSeconds = (performance.now() - began) / 1000;
  writing.stopped = true;
  await scheduling;
  await Promise.all(rounds);
  expect(failures).toEqual([]);
  await eventually(async () => {
    await copy.readNext(1);
    return writer.isCompleteIn(copy);
  }, 'the copy has every write');

  const { total, differences } = await compareSuppliers(api, copy);
  expect(differences.slice(0, 5)).toEqual([]);
  expect(copy.list('supplier')).toHaveLength(total);
  expect((await copy.compareAll('supplier')).slice(0, 5)).toEqual([]);
  expect(copy.faults.slice(0, 5)).toEqual([]);
  console.log(
    `${read.changes} changes in ${read.pages} pages and ${seconds.toFixed(1)} s: ${Math.round(read.changes / seconds)} a second, ` +
      `beside ${writer.writes} writes in ${writeSeconds.toFixed(1)} s: ${Math.round(writer.writes / writeSeconds)} a second`,
  );
});
