import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_PER_UPDATE = 10_000;
const START = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Numbers the entries of the audit trail without gaps, in the order in which they arrived: a missing number shows that an
 * entry was removed, a missing entry without a missing number that it never arrived.
 *
 * Not one transaction, since that would keep readers away while all entries are numbered. Each statement can be repeated
 * after an interruption. The previous release adds entries meanwhile.
 */
export class AuditPositions1700000043000 implements MigrationInterface {
  name = 'AuditPositions1700000043000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entries add column if not exists position bigint');
    await this.numberEntries(runner);
    await this.indexNumbers(runner);
    await this.numberNewEntries(runner);
    // PostgreSQL reads all rows for a new `not null`, unless a constraint says the same.
    await runner.query('alter table audit_entries drop constraint if exists audit_entries_numbered');
    await runner.query(
      'alter table audit_entries add constraint audit_entries_numbered check (position is not null) not valid',
    );
    await runner.query('alter table audit_entries validate constraint audit_entries_numbered');
    await runner.query('alter table audit_entries alter column position set not null');
    await runner.query(`
      alter table audit_entries drop constraint audit_entries_numbered,
        add constraint audit_entries_position unique using index audit_entries_numbers;
      create or replace trigger audit_entries_truncation before truncate on audit_entries for each statement execute function refuse_truncation();
    `);
  }

  private async numberEntries(runner: QueryRunner): Promise<void> {
    const [last] = (await runner.query('select coalesce(max(position), 0)::text as position from audit_entries')) as [
      { position: string },
    ];
    for (let { at, id } = START, numbered = BigInt(last.position); ;) {
      const [rows] = (await runner.query(
        `with next as (
           select event_id, $3::bigint + row_number() over (order by occurred_at, event_id) as number
           from (select event_id, occurred_at from audit_entries
                 where (occurred_at, event_id) > ($1::timestamptz, $2::uuid) and position is null order by occurred_at, event_id limit ${ROWS_PER_UPDATE}) as few)
         update audit_entries set position = next.number from next where next.event_id = audit_entries.event_id
         returning occurred_at::text as at, audit_entries.event_id as id, position::text`,
        [at, id, String(numbered)],
      )) as [{ at: string; id: string; position: string }[], number];
      if (!rows.length) return;
      numbered += BigInt(rows.length);
      const end = rows.find(({ position }) => BigInt(position) === numbered);
      if (end) ({ at, id } = end);
    }
  }

  private async indexNumbers(runner: QueryRunner): Promise<void> {
    // It waits for all running transactions, such as a report, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists audit_entries_numbers');
    await runner.query('create unique index concurrently audit_entries_numbers on audit_entries (position)');
    await runner.query('reset lock_timeout');
  }

  /** Numbers what the previous release added meanwhile; from then on a trigger does it. Readers do not wait. */
  private async numberNewEntries(runner: QueryRunner): Promise<void> {
    await runner.startTransaction();
    try {
      await runner.query(`
        lock table audit_entries in share row exclusive mode;
        update audit_entries set position = numbered.position
          from (select event_id, (select coalesce(max(position), 0) from audit_entries) + row_number() over (order by occurred_at, event_id) as position
                from audit_entries where position is null) as numbered
          where numbered.event_id = audit_entries.event_id;
        create or replace function next_audit_position() returns trigger language plpgsql as $$
        begin
          -- One transaction at a time, or two would take the same number.
          perform pg_advisory_xact_lock(7201951);
          select coalesce(max(position), 0) + 1 into new.position from audit_entries;
          return new;
        end $$;
        create or replace trigger audit_entries_position before insert on audit_entries
          for each row when (new.position is null) execute function next_audit_position();`);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
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
