import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addDocument } from '../../seed/add-document.mjs';
import { ApiClient } from '../../seed/api-client.mjs';
import { addDocuments } from '../load-generate/documents.mjs';
import { generateLoad } from '../load-generate/generate-load.mjs';
import { installSeededRandom } from '../load-generate/seeded-random.mjs';

/** @typedef {import('../../suite.mjs').Suite} Suite */

const FILES = readFileSync(new URL('../load-generate/fsvp-files.sql', import.meta.url), 'utf8');

/** @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Writes records by SQL, as `npm run load:generate` does. All documents have the file of the one that is uploaded.
 * @param {Suite} suite @param {{ suppliers: number, inspections: number, documents: number }} amounts
 * @param {number} [seed] another one for more records
 */
export async function addRecords({ url, password, databaseUrls }, { documents, ...amounts }, seed = 1) {
  await generateLoad(databaseUrls, { ...amounts, verifications: 0, actions: 0, seed }, (_, work) => work());
  const api = new ApiClient(url);
  await api.login(password);
  await addDocument(api, { title: 'Benchmark', type: 'other', fileName: 'benchmark.pdf' });
  await withClient(databaseUrls.documents.owner, async (client) => {
    await installSeededRandom(client, seed);
    await addDocuments(client, documents);
  });
}

/** Adds FSVP files up to a number, and waits until each is judged. @param {Suite} suite @param {number} files */
export const addFiles = ({ databaseUrls }, files) =>
  withClient(databaseUrls.program.owner, async (client) => {
    const { rows } = await client.query('select count(*)::int as present from fsvp_files');
    const { present } = rows[0];
    await client.query(
      `select set_config('load.files', $1, false), set_config('load.first', $2, false), set_config('load.day', current_date::text, false)`,
      [String(files - present), present ? String(present) : ''],
    );
    await client.query(FILES);
    while ((await client.query('select from fsvp_file_readiness where due limit 1')).rowCount) await sleep(200);
    await client.query('vacuum analyze');
  });
