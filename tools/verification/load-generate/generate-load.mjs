import pg from 'pg';
import { installSeededRandom } from './seeded-random.mjs';
import { addQualityRecords } from './quality.mjs';
import { addSuppliers, copyDirectory } from './suppliers.mjs';

/** @typedef {import('./quality.mjs').Amounts & { suppliers: number, seed: number }} Plan */

/**
 * Writes generated rows straight into the databases of a suite, for tests at scale. No events are written: only these tables and the
 * supplier directories contain the rows.
 * @param {Record<'suppliers' | 'quality' | 'documents', { owner: string }>} databases @param {Plan} plan
 * @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step
 */
export async function generateLoad(databases, { suppliers: count, seed, ...amounts }, step) {
  const opened = await Promise.all(
    [databases.suppliers, databases.quality, databases.documents].map(({ owner }) => open(owner, seed)),
  );
  const [suppliers, quality, documents] = /** @type {[pg.Client, pg.Client, pg.Client]} */ (opened);
  try {
    if (count) await step(`${count.toLocaleString('en-US')} suppliers`, () => addSuppliers(suppliers, count));
    await step("The services' supplier directories", async () => {
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
  await installSeededRandom(client, seed);
  return client;
}
