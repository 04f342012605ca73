import { join } from 'node:path';
import copyStreams from 'pg-copy-streams';
import { writeCompressed } from './files.mjs';
import { listMigrations, listSequences, listTables } from './tables.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * Writes the tables that a snapshot sees.
 * @param {import('./cut.mjs').Snapshot} snapshot
 * @param {string} folder @param {AbortSignal} signal
 * @returns {Promise<Manifest['databases'][string]>}
 */
export async function dumpDatabase({ service, client, delivered }, folder, signal) {
  const tables = [];
  for (const { name, columns } of await listTables(client)) {
    const rows = client.query(copyStreams.to(`copy public.${name} (${columns.join(', ')}) to stdout`));
    const file = await writeCompressed(folder, join(service, `${name}.copy.gz`), rows, signal);
    tables.push({ name, columns, rows: rows.rowCount, ...file });
  }
  return {
    migrations: await listMigrations(client),
    tables,
    sequences: await listSequences(client),
    log: { ...(await readLogEnd(client)), delivered },
  };
}

/** @param {import('pg').Client} client */
async function readLogEnd(client) {
  const { rows } = await client.query(
    `select (select count(*) from event_log)::float as entries, coalesce(seq, 0)::text as seq, coalesce(hash, repeat('0', 64)) as hash
     from (select 1) as one left join (select seq, hash from event_log where seq is not null order by seq desc limit 1) as last on true`,
  );
  const [{ entries, ...head }] = rows;
  return { entries, head };
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} the names of the keys with which entries were hashed */
export async function listKeys(client) {
  const { rows } = await client.query(
    `select distinct left(hash, 8) as key from event_log where hash like '________:%' order by 1`,
  );
  return rows.map(({ key }) => key);
}
