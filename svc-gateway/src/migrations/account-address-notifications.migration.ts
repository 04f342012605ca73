import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'inspection_failed', 'report_finished', 'report_failed', 'verification_overdue', 'verification_due_soon', 'action_overdue',
  'document_expiring', 'document_expired', 'signing_failed', 'signature_broken', 'account_review_due', 'api_token_unused',
  'webhook_disabled', 'file_not_ready', 'requirement_expiring', 'eligibility_due'`;

/** Administrators learn that single sign-on sent the address of another account. */
export class AccountAddressNotifications1700000107300 implements MigrationInterface {
  name = 'AccountAddressNotifications1700000107300';

  async up(runner: QueryRunner): Promise<void> {
    // All rows satisfy it. Reading them to prove it would keep the bell waiting.
    await runner.query(`
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS}, 'account_address_taken')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'account_address_taken';
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS})) not valid;
    `);
  }
}
