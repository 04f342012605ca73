import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders as notifications, each sent once, and a trigger that notifies every gateway of changes. */
export class Reminders1700000014000 implements MigrationInterface {
  name = 'Reminders1700000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in ('inspection_failed', 'report_finished', 'report_failed',
        'verification_overdue', 'verification_due_soon', 'action_overdue', 'document_expiring', 'document_expired'));

      create table reminders_told (
        kind text not null,
        record_id uuid not null,
        day date not null,
        notification_id uuid not null references notifications (id) on delete cascade,
        primary key (kind, record_id, day)
      );
      comment on column reminders_told.record_id is 'All zeros for one that tells the number of many';
      comment on column reminders_told.day is 'The day that the record is due; of the number of many, the day that it was told';
      create index reminders_told_record on reminders_told (record_id);
      create index reminders_told_notification on reminders_told (notification_id);

      create function tell_notifications_changed() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then perform pg_notify('notifications_changed', ''); end if;
        return null;
      end $$;
      create trigger notifications_added after insert on notifications
        referencing new table as changed for each statement execute function tell_notifications_changed();
      create trigger notifications_changed after update on notifications
        referencing new table as changed for each statement execute function tell_notifications_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger notifications_added on notifications;
      drop trigger notifications_changed on notifications;
      drop function tell_notifications_changed;
      delete from notifications using reminders_told where id = notification_id;
      drop table reminders_told;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in ('inspection_failed', 'report_finished', 'report_failed'));
    `);
  }
}
