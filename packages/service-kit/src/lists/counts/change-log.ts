/** A table whose live rows are counted, by some of their columns. */
export interface ChangeLog {
  table: string;
  /** SQL condition of the live rows; `deleted_at is null` by default. */
  live?: string;
  /** The table of its changes. */
  log: string;
  /** What rows are counted by, and what a search compares. */
  columns: readonly string[];
  /** Also logs writes that change no count, with an amount of 0, so that each write to a live row is in the log. */
  everyWrite?: true;
}

/**
 * SQL, for a migration, of the log that `CountCache` reads: each statement that writes to the table logs how many live
 * rows it added (`amount`
 * above 0) or removed, with its transaction id. Rows are only inserted, so writers do not wait for each other as they
 * would for a counter.
 * `ChangeLogSweeper` deletes them.
 */
export function createChangeLog(changes: ChangeLog): string {
  const { table, log, columns } = changes;
  const trigger = (name: string, when: string, tables = '') =>
    `create trigger ${table}_${name} ${when} on ${table} ${tables} for each statement execute function note_${log}();`;
  return `
    create table if not exists change_marks (
      made_at timestamptz not null default now(),
      snapshot pg_snapshot not null default pg_current_snapshot()
    );
    create table ${log} as select pg_current_xact_id() as xid, 0 as amount, ${columns.join(', ')} from ${table} with no data;
    alter table ${log} alter column xid set default pg_current_xact_id(), alter column xid set not null, alter column amount set not null;
    create index ${log}_xid on ${log} (xid);
    ${changeLogFunction(changes)}
    ${trigger('added', 'after insert', 'referencing new table as added')}
    ${trigger('removed', 'after delete', 'referencing old table as removed')}
    ${trigger('changed', 'after update', 'referencing old table as removed new table as added')}
    ${trigger('emptied', 'before truncate')}`;
}

/** SQL, for a migration, of the trigger function; also used when an existing log gets more columns or entries. */
export function changeLogFunction({ table, live = 'deleted_at is null', log, columns, everyWrite }: ChangeLog): string {
  const list = columns.join(', ');
  const logged = everyWrite ? '' : 'having sum(amount) <> 0';
  const changed = (parts: string) =>
    `insert into ${log} (amount, ${list}) select sum(amount), ${list} from (${parts}) change group by ${list} ${logged}`;
  const added = `select 1 as amount, ${list} from added where ${live}`;
  const removed = `select -1 as amount, ${list} from removed where ${live}`;
  return `
    create or replace function note_${log}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${changed(added)};
      elsif tg_op = 'DELETE' then ${changed(removed)};
      elsif tg_op = 'UPDATE' then ${changed(`${added} union all ${removed}`)};
      else ${changed(`select -1 as amount, ${list} from ${table} where ${live}`)};
      end if;
      return null;
    end $$;`;
}
