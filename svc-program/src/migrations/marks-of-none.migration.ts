import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks nothing when a change concerns no file, as an import of suppliers: an update that finds no row still fires the triggers
 * of the list. The index of suppliers' names goes, since files are found by their own text (ADR 99).
 */
export class MarksOfNone1700000113020 implements MigrationInterface {
  name = 'MarksOfNone1700000113020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function mark_due(files uuid[]) returns void language plpgsql as $$
      begin
        if cardinality(files) = 0 then return; end if;
        update fsvp_file_readiness set due = true where file_id in (
          select file_id from fsvp_file_readiness where file_id = any(files) order by file_id for update);
      end $$;
      drop index supplier_directory_search;`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing reads by that index; this migration is not undone.');
  }
}
