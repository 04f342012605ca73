import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_0_3 = `'certificate', 'audit_report', 'test_result', 'haccp_plan', 'sop', 'corrective_action', 'receiving_inspection', 'other'`;
const OF_FILES = `'letter', 'supplier_evaluation', 'visit_report', 'registration', 'prior_notice'`;

/** Documents have a date of their own, and the kinds that FSVP files need. The constraint is not checked on rows that are there. */
export class DocumentDates1700000112000 implements MigrationInterface {
  name = 'DocumentDates1700000112000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents
        add column document_date timestamptz(3),
        drop constraint documents_type_check,
        add constraint documents_type_check check (type in (${OF_0_3}, ${OF_FILES})) not valid`);
  }

  async down(): Promise<void> {
    throw new Error('Documents have dates and kinds that would be lost; this migration is not undone.');
  }
}
