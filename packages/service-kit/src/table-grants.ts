import { escapeIdentifier } from 'pg';

/** Set by the relay after a row was written. */
const RELAY_COLUMNS = 'seq, prev_hash, hash, published_at';

/**
 * Lets a role read and write rows of every table, but only add and read rows that are evidence. Must run in a
 * transaction of the owner.
 * @param evidence tables of the service whose rows are never changed
 */
export async function grantTables(
  runner: { query(text: string): Promise<unknown> },
  role: string,
  evidence: readonly string[] = [],
): Promise<void> {
  const name = escapeIdentifier(role);
  const readOnly = ['event_log', ...evidence].map((table) => escapeIdentifier(table)).join(', ');
  await runner.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    revoke update, delete, truncate on ${readOnly} from ${name};
    grant update (${RELAY_COLUMNS}) on event_log to ${name};
    revoke insert, update, delete, truncate on migrations from ${name};
  `);
}
