import { pipeline } from 'node:stream/promises';
import copyStreams from 'pg-copy-streams';
import { readCompressed } from '../backup/files.mjs';
import { listSequences, listTables } from '../backup/tables.mjs';
import { OperatorError } from '../operator-error.mjs';

/** @typedef {import('../backup/manifest.mjs').Manifest['databases'][string]} DumpedDatabase */

/** What a database has before anything was written to it. */
const INITIAL = ['relay_state', 'file_check_place'];

/** @param {import('pg').Client} client @returns {Promise<string | undefined>} a table that has rows */
export async function findFilledTable(client) {
  const { rows: found } = await client.query(`select to_regclass('public.migrations') is not null as migrated`);
  if (!found[0].migrated) return undefined;
  for (const { name } of await listTables(client)) {
    if (INITIAL.includes(name)) continue;
    const { rows } = await client.query(`select from public.${name} limit 1`);
    if (rows.length) return name;
  }
  return undefined;
}

/**
 * Fills the tables in a transaction, which stays open, so that all databases are restored or none. Triggers are off,
 * because their effects are rows of the backup.
 * @param {import('pg').Client} client of the tables' owner
 * @param {DumpedDatabase} database @param {string} folder
 */
export async function loadDatabase(client, database, folder) {
  await client.query(`begin; set local maintenance_work_mem = '256MB'`);
  const tables = await listTables(client);
  const unknown = database.tables.find(({ name }) => !tables.some((table) => table.name === name));
  if (unknown) throw new OperatorError(`This release has no table ${unknown.name}. Nothing was restored.`);
  for (const { name, columns } of tables) {
    const dumped = database.tables.find((one) => one.name === name);
    if (dumped?.columns.join() !== columns.join())
      throw new OperatorError(`The table ${name} has other columns than in the backup. Nothing was restored.`);
    await client.query(`alter table ${name} disable trigger user`);
    if (INITIAL.includes(name)) await client.query(`delete from ${name}`);
    const rows = await withoutIndexes(client, name, () => copyIn(client, dumped, folder));
    if (rows !== dumped.rows)
      throw new OperatorError(`The table ${name} got ${rows} rows of ${dumped.rows}. Nothing was restored.`);
    await client.query(`alter table ${name} enable trigger user`);
  }
  await continueSequences(client, database.sequences);
  await deliverAgain(client, database.log.delivered);
}

/**
 * The next number is one that no record has. A restore that is rolled back leaves this, which does no harm.
 * @param {import('pg').Client} client @param {DumpedDatabase['sequences']} dumped
 */
async function continueSequences(client, dumped) {
  const known = (await listSequences(client)).map(({ name }) => name);
  for (const { name, last, called } of dumped) {
    if (!known.includes(name)) throw new OperatorError(`This release has no sequence ${name}. Nothing was restored.`);
    await client.query('select setval($1::regclass, $2, $3)', [`public.${name}`, last, called]);
  }
}

/** @param {import('pg').Client} client @param {DumpedDatabase['tables'][number]} table @param {string} folder */
async function copyIn(client, { name, columns, file }, folder) {
  const target = client.query(copyStreams.from(`copy public.${name} (${columns.join(', ')}) from stdin`));
  await pipeline(readCompressed(folder, file), target);
  return target.rowCount;
}

/**
 * Rows are added several times faster while there are no secondary indexes.
 * @template T @param {import('pg').Client} client @param {string} table @param {() => Promise<T>} work
 */
async function withoutIndexes(client, table, work) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  const result = await work();
  for (const { definition } of rows) await client.query(definition);
  return result;
}

/**
 * The stream of the suite that was backed up is gone: the relay publishes again what some consumer had not handled.
 * @param {import('pg').Client} client @param {string} delivered
 */
async function deliverAgain(client, delivered) {
  await client.query('update event_log set published_at = null where seq > $1 and published_at is not null', [
    delivered,
  ]);
  await client.query(`update relay_state set stream_created = 'none', handled_seq = $1`, [delivered]);
}
