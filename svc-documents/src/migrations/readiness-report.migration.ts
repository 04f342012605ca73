import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = `'compliance', 'risk-assessment', 'verification', 'corrective-actions', 'audit-trail'`;

/** The report FSVP Readiness with its settings: the day, one importer, one supplier. */
export class ReadinessReport1700000099000 implements MigrationInterface {
  name = 'ReadinessReport1700000099000';

  async up(runner: QueryRunner): Promise<void> {
    // Not valid: the rows so far have been checked by the earlier constraint.
    await runner.query(`
      alter table report_runs
        add column as_of date,
        add column importer_id uuid,
        add column supplier_id uuid,
        drop constraint report_runs_type_check,
        add constraint report_runs_type_check check (type in (${TYPES}, 'fsvp-readiness')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_runs
        drop constraint report_runs_type_check,
        add constraint report_runs_type_check check (type in (${TYPES})) not valid,
        drop column as_of, drop column importer_id, drop column supplier_id;
    `);
  }
}
