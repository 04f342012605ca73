import { Client } from 'pg';

/** Where a connection ends. */
export interface ConnectionEnd {
  table: string;
  change: 'insert' | 'update' | 'delete';
  /** The how manieth changed row of the table, from 1. */
  row: number;
  /** At the commit, when all other changes of the transaction are made. */
  atCommit?: boolean;
}

/**
 * Lets PostgreSQL end the connection that makes a change, once, as when its process is killed: nothing of the transaction remains.
 * @param ownerUrl of the database's owner
 * @param run is given whether it has happened
 */
export async function endConnectionAt(
  ownerUrl: string,
  { table, change, row, atCommit = false }: ConnectionEnd,
  run: (hasEnded: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // A sequence keeps its value when the transaction is rolled back.
    await owner.query(`
      create sequence changed_rows;
      grant usage on sequence changed_rows to public;
      create function end_connection() returns trigger language plpgsql as $$
      begin
        if nextval('changed_rows') = ${row} then
          perform pg_terminate_backend(pg_backend_pid());
          perform pg_sleep(10);
        end if;
        return null;
      end $$;
      create ${atCommit ? 'constraint ' : ''}trigger end_connection after ${change} on ${table}
        ${atCommit ? 'deferrable initially deferred' : ''} for each row execute function end_connection();`);
    await run(async () => {
      const { rows } = await owner.query<{ ended: boolean }>(
        `select last_value >= ${row} and is_called as ended from changed_rows`,
      );
      return rows[0]?.ended === true;
    });
  } finally {
    await owner.query('drop function if exists end_connection cascade; drop sequence if exists changed_rows');
    await owner.end();
  }
}
