import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Importer and owner of the FSVP file of an activity. Files with activities are read again, as those of which only the plan is known. */
export class WorkItems1700000111951 implements MigrationInterface {
  name = 'WorkItems1700000111951';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table plan_files add column importer_id uuid, add column owner_id uuid;
      update plan_files f set version = 0
        where lifecycle <> 'closed' and exists (select from plan_lines l where l.file_id = f.file_id and l.active);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan_files drop column importer_id, drop column owner_id');
  }
}
