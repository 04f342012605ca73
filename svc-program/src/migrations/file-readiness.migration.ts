import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue } from './files-due.js';

/**
 * The readiness of each file as it was judged last, and whether it is due to be judged again. Triggers mark it in the
 * transaction of the change, so that no way of writing can forget it. Until the first judgement a file is not ready.
 */
export class FileReadiness1700000097000 implements MigrationInterface {
  name = 'FileReadiness1700000097000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table fsvp_files add column start_reason text;
      create table fsvp_file_readiness (
        file_id uuid primary key references fsvp_files,
        version integer not null default 0,
        due boolean not null default true,
        regime varchar(20) not null default 'standard',
        percent integer not null default 0,
        verdict varchar(20) not null default 'not_ready',
        verdict_on date,
        worst smallint not null generated always as
          (array_position(array['not_ready', 'gaps', 'expiring', 'ready'], verdict::text)) stored,
        missing text[] not null default '{}',
        blocking text[] not null default '{}',
        expiring text[] not null default '{}',
        next_due_on date,
        next_change_on date,
        as_of date,
        computed_at timestamptz(3)
      );
      create index fsvp_file_readiness_due on fsvp_file_readiness (file_id) where due;
      create index fsvp_file_readiness_next on fsvp_file_readiness (next_change_on);
      create index fsvp_file_readiness_worst on fsvp_file_readiness (worst, percent, file_id);
      insert into fsvp_file_readiness (file_id) select id from fsvp_files;

      -- Open files by verdict at the end of each day.
      create table fsvp_file_days (
        day date primary key,
        not_ready integer not null,
        gaps integer not null,
        expiring integer not null,
        ready integer not null
      );

      create function add_file_readiness() returns trigger language plpgsql as $$
      begin
        insert into fsvp_file_readiness (file_id) select id from changed on conflict do nothing;
        return null;
      end $$;
      create trigger fsvp_files_opened after insert on fsvp_files
        referencing new table as changed for each statement execute function add_file_readiness();

      -- Also those that are due already: a judgement that has begun does not see this change, and ends with its own mark.
      -- In the order of the ids, so that two transactions wait for each other instead of both failing.
      create function mark_due(files uuid[]) returns void language sql as $$
        update fsvp_file_readiness set due = true where file_id in (
          select file_id from fsvp_file_readiness where file_id = any(files) order by file_id for update)
      $$;
      create function mark_files_due() returns trigger language plpgsql as $$
      begin
        execute format('select mark_due(array(select id from fsvp_files where %I in (select %I from changed)))',
          tg_argv[0], tg_argv[1]);
        return null;
      end $$;
      create trigger fsvp_files_changed after update on fsvp_files
        referencing new table as changed for each statement execute function mark_files_due('id', 'id');
      ${marksFilesDue('applicability_determinations', 'id', 'file_id')}
      ${marksFilesDue('importers', 'importer_id', 'id')}
      ${marksFilesDue('importer_eligibilities', 'importer_id', 'importer_id')}
      ${marksFilesDue('foods', 'food_id', 'id')}
      ${marksFilesDue('supplier_directory', 'supplier_id', 'id')}

      -- Every file is judged by these.
      create function mark_all_files_due() returns trigger language plpgsql as $$
      begin
        perform mark_due(array(select file_id from fsvp_file_readiness));
        return null;
      end $$;
      create trigger policies_changed after insert or update on policy_copies for each row
        when (new.key in ('readiness.windowDays', 'assurances1507')) execute function mark_all_files_due();
      create trigger reference_sets_changed after insert or update on reference_sets
        for each row when (new.kind = 'recognised_systems') execute function mark_all_files_due();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_all_files_due cascade;
      drop function mark_files_due cascade;
      drop function mark_due;
      drop function add_file_readiness cascade;
      drop table fsvp_file_days, fsvp_file_readiness;
      alter table fsvp_files drop column start_reason;
    `);
  }
}
