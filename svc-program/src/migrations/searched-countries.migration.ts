import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createListFiles, joinTexts, LISTED_TEXTS } from './list-files.js';

const ROWS_PER_STEP = 2000;

const TEXTS = joinTexts(['f.number', `coalesce(s.country, '')`, `coalesce(s.name, '')`, 'food.name', 'i.legal_name']);

/**
 * A search of FSVP files also finds the country of the supplier. An entry of an index can have at most 2,704 bytes, so only the
 * beginning of very long texts is compared: files whose names were too long could not be opened. Not one transaction, since readers and writers go on while the
 * rows are written again. It can be repeated after an interruption.
 */
export class SearchedCountries1700000113110 implements MigrationInterface {
  name = 'SearchedCountries1700000113110';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function listed_text(given text) returns text language sql immutable parallel safe
        return case when octet_length(given) <= 1500 then given
          when octet_length(left(given, 500)) <= 1500 then left(given, 500) else left(given, 375) end;
      ${createListFiles(`listed_text(${TEXTS})`)}`);
    for (let last: string | null = '00000000-0000-0000-0000-000000000000'; last;) {
      const [step] = (await runner.query(
        `with few as materialized (
           select file_id from fsvp_file_readiness where file_id > $1 order by file_id limit ${ROWS_PER_STEP} for no key update),
         listed as (update fsvp_file_readiness set due = due where file_id in (select file_id from few))
         select (select file_id from few order by file_id desc limit 1)::text as last`,
        [last],
      )) as { last: string | null }[];
      last = step?.last ?? null;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createListFiles(LISTED_TEXTS));
  }
}
