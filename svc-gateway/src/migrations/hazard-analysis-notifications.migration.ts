import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'inspection_failed', 'report_finished', 'report_failed', 'verification_overdue', 'verification_due_soon', 'action_overdue',
  'document_expiring', 'document_expired', 'signing_failed', 'signature_broken', 'account_review_due', 'api_token_unused',
  'webhook_disabled', 'file_not_ready', 'requirement_expiring', 'eligibility_due', 'account_address_taken'`;
const OF_ANALYSES = `'hazard_analysis_due_in_90', 'hazard_analysis_due_in_30', 'hazard_analysis_due'`;

/** Hazard analyses of foods that end. */
export class HazardAnalysisNotifications1700000109621 implements MigrationInterface {
  name = 'HazardAnalysisNotifications1700000109621';

  async up(runner: QueryRunner): Promise<void> {
    // All rows satisfy it. Reading them to prove it would keep the bell waiting.
    await runner.query(`
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS}, ${OF_ANALYSES})) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in (${OF_ANALYSES});
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS})) not valid;
    `);
  }
}
