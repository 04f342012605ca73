import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/** A column with the text that searches compare, kept by a trigger (ADR 0059). */
export interface SearchedText {
  table: string;
  column: string;
  /** SQL of the text of a row, which is `new` in a trigger. */
  text: (row: string) => string;
  /** The columns that the text is made of, and those of triggers that set them. */
  from: readonly string[];
}

const ROWS_PER_STEP = 2000;
const PAUSE_MS = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Makes a generated column with a text in lower case one with the searched text, in steps, while readers and writers go on. For a
 * migration without a transaction; it can be repeated.
 */
export async function keepSearchedText(
  runner: QueryRunner,
  { table, column, text, from }: SearchedText,
): Promise<void> {
  const name = `${table}_text`;
  await runner.query(`
    alter table ${table} alter column ${column} drop expression if exists;
    create or replace function ${name}() returns trigger language plpgsql as $$
    declare
      given text := ${text('new')};
    begin
      new.${column} := searched_text(given);
      return new;
    end $$;
    create or replace trigger ${name} before insert or update of ${[...from, column].join(', ')} on ${table}
      for each row execute function ${name}();`);
  const differs = `${column} is distinct from searched_text(${text(table)})`;
  for (;;) {
    await correctRows(runner, table, column, differs);
    const [left] = (await runner.query(`select id from ${table} where ${differs} limit 1`)) as unknown[];
    if (!left) return;
    // Somebody had it locked.
    await sleep(PAUSE_MS);
  }
}

/** The trigger computes the text of each row that is written. */
async function correctRows(runner: QueryRunner, table: string, column: string, differs: string): Promise<void> {
  for (let last: string | null = FIRST_ID; last;) {
    const [step] = (await runner.query(
      `with few as materialized (select id from ${table} where id > $1 and ${differs} order by id limit ${ROWS_PER_STEP} for no key update skip locked),
         changed as (update ${table} set ${column} = ${column} where id in (select id from few))
       select (select id from few order by id desc limit 1)::text as last`,
      [last],
    )) as { last: string | null }[];
    last = step?.last ?? null;
  }
}

/**
 * Makes indexes while readers and writers go on, and then drops others. For a migration without a transaction; it can be repeated.
 * @param indexes what follows `on`, by name
 */
export async function replaceIndexes(
  runner: QueryRunner,
  indexes: Readonly<Record<string, string>>,
  replaced: readonly string[],
): Promise<void> {
  // These wait for all running transactions, such as a report, and nobody waits for them.
  await runner.query('set lock_timeout = 0');
  for (const [name, definition] of Object.entries(indexes)) {
    await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(`create index concurrently ${name} on ${definition}`);
  }
  for (const name of replaced) await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query('reset lock_timeout');
}
