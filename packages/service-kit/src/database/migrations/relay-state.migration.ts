import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the relay knows about the event stream, so that it notices a new one: the stream's creation time, the consumers it
 * had, and the last entry of the log up to which all of them have handled every event. The event log cannot be truncated.
 */
export class RelayState1700000000500 implements MigrationInterface {
  name = 'RelayState1700000000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table relay_state (
        only_row boolean primary key default true check (only_row),
        stream_created text,
        consumers text[] not null default '{}',
        handled_seq bigint not null default 0
      );
      insert into relay_state default values;

      create function refuse_truncation() returns trigger language plpgsql as $$
      begin
        raise exception '% is evidence: it is never truncated', tg_table_name using errcode = '42501';
      end $$;
      create trigger event_log_truncation before truncate on event_log for each statement execute function refuse_truncation();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The event log is evidence; this migration is not undone.');
  }
}
