import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;

const OF_FILE = 'f.number::text, f.supplier_id, f.food_id, f.importer_id';
const draft = (codes: string, table: string, match: string) =>
  `and not (r.next_code in (${codes}) and exists (select from ${table} d where ${match} and d.state = 'draft' and d.deleted_at is null))`;

/**
 * What is to be done for each file, kept when the file is judged (ADR 98). Not one transaction, since files are judged meanwhile; each
 * statement can be repeated.
 */
export class FileWork1700000112010 implements MigrationInterface {
  name = 'FileWork1700000112010';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists file_work (
        -- No foreign key: it locks the row of the file. A transaction that changes the file has that lock and waits for the readiness.
        file_id uuid not null,
        kind text not null,
        -- The requirement, or the kind of the assurance.
        variant text not null,
        record_id uuid not null,
        -- Files that need the same of one record are one line.
        cause uuid not null,
        number text not null,
        supplier_id uuid not null,
        food_id uuid not null,
        importer_id uuid not null,
        owner_id uuid,
        -- A day, never "overdue": what is due follows from the day on which it is read.
        due_on date,
        primary key (file_id, kind, record_id)
      );
      create index if not exists file_work_needs on file_work (variant, cause, importer_id, owner_id, due_on, file_id)
        where kind = 'file_requirement';
      create index if not exists file_work_due on file_work (kind, due_on, record_id);
      create index if not exists file_work_owner on file_work (owner_id, kind, due_on);
      create index if not exists file_work_supplier on file_work (supplier_id, kind);

      -- From the records, with the readiness that is stored.
      create or replace view file_work_now as
        select f.id as file_id, 'file_requirement' as kind, r.next_code as variant, f.id as record_id,
          case when r.next_code in ('APP-1', 'HA-1') then f.food_id
            when r.next_code in ('IMP-1', 'VS-1', 'PR-1', 'PR-3') then f.importer_id else f.id end as cause, ${OF_FILE}, f.owner_id,
          -- What is missing while food comes in is due since the file is in this state; what is missing before has no day.
          case when r.next_code <> all (r.missing) then r.next_due_on
            when f.lifecycle = 'importing' then coalesce(r.verdict_on, r.as_of) end as due_on
        from fsvp_file_readiness r join fsvp_files f on f.id = r.file_id
        where r.next_code is not null and f.lifecycle <> 'closed'
          ${draft(`'APP-1'`, 'applicability_determinations', 'd.file_id = f.id')}
          ${draft(`'EV-1'`, 'supplier_evaluations', 'd.file_id = f.id')}
          ${draft(`'AV-1'`, 'supplier_approvals', 'd.file_id = f.id')}
          ${draft(`'VD-1'`, 'verification_plans', 'd.file_id = f.id')}
          ${draft(`'HA-1'`, 'food_hazard_analyses', 'd.food_id = f.food_id')}
          ${draft(`'VS-1'`, 'importer_eligibilities', 'd.importer_id = f.importer_id')}
          ${draft(`'PR-1', 'PR-3'`, 'procedures', 'd.importer_id = f.importer_id and d.code = r.next_code')}
        union all
        select f.id, 'reevaluation', '', e.id, f.supplier_id, ${OF_FILE}, coalesce(e.assignee_id, f.owner_id), e.due_on
        from reevaluations e join fsvp_files f on f.id = e.file_id
        where e.status = 'open' and f.lifecycle <> 'closed'
        union all
        -- Without a later one of the same kind.
        select f.id, 'assurance', a.kind, a.id, f.id, ${OF_FILE}, f.owner_id, a.valid_until
        from assurances a join fsvp_files f on f.id = a.file_id
        where a.deleted_at is null and f.lifecycle <> 'closed' and not exists (
          select from assurances later where later.file_id = a.file_id and later.kind = a.kind and later.valid_until > a.valid_until
            and later.deleted_at is null);

      create or replace function keep_file_work(files uuid[]) returns void language plpgsql as $$
      begin
        delete from file_work w where w.file_id = any(files) and not exists (
          select from file_work_now n where n.file_id = any(files) and row(n.*) is not distinct from row(w.*));
        insert into file_work select * from file_work_now n where n.file_id = any(files) on conflict do nothing;
      end $$;

      -- All that the view reads marks a file as due in the transaction of the change (ADR 51).
      create or replace function keep_work_of_judged_files() returns trigger language plpgsql as $$
      declare files uuid[] := array(select file_id from changed where not due);
      begin
        if cardinality(files) > 0 then perform keep_file_work(files); end if;
        return null;
      end $$;
      create or replace trigger fsvp_file_readiness_judged after update on fsvp_file_readiness
        referencing new table as changed for each statement execute function keep_work_of_judged_files();
    `);
    // Locked as a judgement locks them, so that neither misses what the other one has changed.
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const [{ last }] = (await runner.query(
        `with files as materialized (select file_id from fsvp_file_readiness where file_id > $1 order by file_id limit ${BATCH} for update),
           kept as (select keep_file_work(array(select file_id from files)))
         select (select max(file_id::text) from files) as last from kept`,
        [after],
      )) as [{ last: string | null }];
      if (last === null) break;
      after = last;
    }
    await runner.query('analyze file_work');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger fsvp_file_readiness_judged on fsvp_file_readiness;
      drop function keep_work_of_judged_files;
      drop function keep_file_work;
      drop view file_work_now;
      drop table file_work;
    `);
  }
}
