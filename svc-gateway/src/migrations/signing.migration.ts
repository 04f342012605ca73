import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'inspection_failed', 'report_finished', 'report_failed', 'verification_overdue', 'verification_due_soon', 'action_overdue',
  'document_expiring', 'document_expired'`;

/** Whether a session has signed, and notifications for one account or for administrators. */
export class Signing1700000070000 implements MigrationInterface {
  name = 'Signing1700000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column signed_once boolean not null default false;
      comment on column sessions.signed_once is 'Its account gave the e-mail address at a signing: from then on the password suffices';

      alter table notifications add column user_id uuid references users, add column audience text;
      comment on column notifications.user_id is 'The only account that sees it; null: see audience';
      comment on column notifications.audience is 'Who sees it; null: everybody';
      -- All rows satisfy these. Reading them to prove it would keep the bell waiting.
      alter table notifications
        add constraint notifications_audience_check check (audience in ('administrators')) not valid,
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS}, 'signing_failed', 'signature_broken')) not valid;
      comment on column notifications.id is
        'Of the event that it tells about, or of the failed signing or the broken signature, so that each is told once';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in ('signing_failed', 'signature_broken');
      alter table notifications
        drop column user_id, drop column audience,
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (kind in (${KINDS}));
      comment on column notifications.id is null;
      alter table sessions drop column signed_once;
    `);
  }
}
