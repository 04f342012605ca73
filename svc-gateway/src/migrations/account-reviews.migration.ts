import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'inspection_failed', 'report_finished', 'report_failed', 'verification_overdue', 'verification_due_soon', 'action_overdue',
  'document_expiring', 'document_expired', 'signing_failed', 'signature_broken'`;

/** Account reviews, of which one is a draft at most, and the reminders of the next one and of unused API tokens. */
export class AccountReviews1700000080000 implements MigrationInterface {
  name = 'AccountReviews1700000080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account_reviews (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        day date not null,
        state varchar(20) not null,
        accounts jsonb not null
      );
      comment on column account_reviews.accounts is 'All accounts as they were on that day, by name';
      create unique index account_reviews_draft on account_reviews (state) where state = 'draft' and deleted_at is null;
      create index account_reviews_newest on account_reviews (created_at, id) where deleted_at is null;

      -- All rows satisfy it. Reading them to prove it would keep the bell waiting.
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS}, 'account_review_due', 'api_token_unused')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in ('account_review_due', 'api_token_unused');
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS})) not valid;
      drop table account_reviews;
    `);
  }
}
