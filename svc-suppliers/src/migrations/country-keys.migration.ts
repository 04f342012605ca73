import { countryCode } from '@fsvp/contracts/core/country';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_PER_STEP = 10_000;

/**
 * The keys by which an import finds duplicates have the code of the country instead of its name (ADR 63). Not one transaction, since
 * readers and writers go on. Each step can be repeated. What a process of the previous release writes meanwhile keeps the name until its
 * next change.
 */
export class CountryKeys1700000106300 implements MigrationInterface {
  name = 'CountryKeys1700000106300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query('select distinct country from suppliers')) as { country: string }[];
    for (const { country } of rows) {
      const code = countryCode(country)?.toLowerCase();
      if (code) await this.replaceKeys(runner, country, code);
    }
  }

  /** A key has name, country, address and city, and its parts contain no separator. */
  private async replaceKeys(runner: QueryRunner, country: string, code: string): Promise<void> {
    const sql = `with changed as (
        update suppliers set name_key = split_part(name_key, '|', 1) || '|' || $2,
          match_key = concat_ws('|', split_part(match_key, '|', 1), $2, split_part(match_key, '|', 3), split_part(match_key, '|', 4))
        where id in (select id from suppliers where country = $1 and split_part(name_key, '|', 2) <> $2 limit ${ROWS_PER_STEP})
        returning id)
      select count(*)::int as changed from changed`;
    let changed = ROWS_PER_STEP;
    while (changed === ROWS_PER_STEP)
      [{ changed }] = (await runner.query(sql, [country, code])) as [{ changed: number }];
  }

  async down(): Promise<void> {
    throw new Error('Imports compare these keys; this migration is not undone.');
  }
}
