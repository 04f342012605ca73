import { escapeIdentifier } from 'pg';

/** Set by the relay after a row was written. */
const RELAY_COLUMNS = 'seq, prev_hash, hash, published_at';

/** A table whose rows are only added and read; `mutable` columns may be changed. */
export type EvidenceTable = string | { table: string; mutable: readonly string[] };

/**
 * Lets a role read and write rows of every table, but only add and read rows that are evidence. Must run in a
 * transaction of the owner.
 * @param evidence tables of the service whose rows are not changed
 */
export async function grantTables(
  runner: { query(text: string): Promise<unknown> },
  role: string,
  evidence: readonly EvidenceTable[] = [],
): Promise<void> {
  const name = escapeIdentifier(role);
  const tables = evidence.map((entry) => (typeof entry === 'string' ? { table: entry, mutable: [] } : entry));
  const readOnly = ['event_log', ...tables.map(({ table }) => table)]
    .map((table) => escapeIdentifier(table))
    .join(', ');
  const mutable = tables
    .filter((entry) => entry.mutable.length)
    .map(
      ({ table, mutable: columns }) => `grant update (${columns.join(', ')}) on ${escapeIdentifier(table)} to ${name};`,
    );
  await runner.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    revoke update, delete, truncate on ${readOnly} from ${name};
    grant update (${RELAY_COLUMNS}) on event_log to ${name};
    ${mutable.join('\n    ')}
    revoke insert, update, delete, truncate on migrations from ${name};
  `);
}
