import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const MB = 1024 * 1024;

/**
 * Disk use of the event logs, of all databases and of NATS, in MB.
 * @param {import('../../suite.mjs').Suite} suite
 */
export async function diskUse({ adminDatabaseUrl, databaseUrls, home }) {
  const read = async (/** @type {string} */ connectionString, /** @type {string} */ text) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return Number((await client.query(text).finally(() => client.end())).rows[0].bytes) / MB;
  };
  const table = (/** @type {string} */ url, /** @type {string} */ name) =>
    read(url, `select pg_total_relation_size('${name}') as bytes`);
  return {
    eventLog: await table(databaseUrls.quality.owner, 'event_log'),
    auditTrail: await table(databaseUrls.documents.owner, 'audit_entries'),
    inbox: (await table(databaseUrls.documents.owner, 'inbox')) + (await table(databaseUrls.gateway.owner, 'inbox')),
    databases: await read(adminDatabaseUrl, 'select sum(pg_database_size(oid)) as bytes from pg_database'),
    stream: sizeOf(join(home, 'nats')) / MB,
  };
}

/** @param {string} folder @returns {number} bytes */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(path);
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
