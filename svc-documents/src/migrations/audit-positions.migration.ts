import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers the entries of the audit trail without gaps, in the order in which they arrived: a missing number shows that an
 * entry was removed, a missing entry without a missing number that it never arrived.
 */
export class AuditPositions1700000043000 implements MigrationInterface {
  name = 'AuditPositions1700000043000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_entries add column position bigint;
      update audit_entries set position = numbered.position
        from (select event_id, row_number() over (order by occurred_at, event_id) as position from audit_entries) as numbered
        where numbered.event_id = audit_entries.event_id;
      alter table audit_entries alter column position set not null, add constraint audit_entries_position unique (position);

      create function next_audit_position() returns trigger language plpgsql as $$
      begin
        -- One transaction at a time, or two would take the same number.
        perform pg_advisory_xact_lock(7201951);
        select coalesce(max(position), 0) + 1 into new.position from audit_entries;
        return new;
      end $$;
      create trigger audit_entries_position before insert on audit_entries
        for each row when (new.position is null) execute function next_audit_position();
      create trigger audit_entries_truncation before truncate on audit_entries for each statement execute function refuse_truncation();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger audit_entries_truncation on audit_entries;
      drop trigger audit_entries_position on audit_entries;
      drop function next_audit_position();
      alter table audit_entries drop column position;
    `);
  }
}
