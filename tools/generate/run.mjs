import pg from 'pg';
import { layDice } from './dice.mjs';
import { addQualityRecords } from './quality.mjs';
import { addSuppliers, copyDirectory } from './suppliers.mjs';

/** @typedef {import('./quality.mjs').Amounts & { suppliers: number, seed: number }} Plan */

/**
 * Fills a suite's databases directly, past the services: for tests at scale. The rows have no event log, so nothing but these tables and the
 * suppliers' directories hears of them.
 * @param {Record<'suppliers' | 'quality' | 'documents', { owner: string }>} databases @param {Plan} plan
 * @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step
 */
export async function generate(databases, { suppliers: count, seed, ...amounts }, step) {
  const opened = await Promise.all(
    [databases.suppliers, databases.quality, databases.documents].map(({ owner }) => open(owner, seed)),
  );
  const [suppliers, quality, documents] = /** @type {[pg.Client, pg.Client, pg.Client]} */ (opened);
  try {
    if (count) await step(`${count.toLocaleString('en-US')} suppliers`, () => addSuppliers(suppliers, count));
    await step("The services' directories of suppliers", async () => {
      await copyDirectory(suppliers, quality);
      await copyDirectory(suppliers, documents);
    });
    await addQualityRecords(quality, amounts, step);
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
}

/** @param {string} connectionString @param {number} seed */
async function open(connectionString, seed) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await layDice(client, seed);
  return client;
}
