import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of the lines of signed verification plans and of their FSVP files, from which activities are generated. */
export class PlannedActivities1700000109741 implements MigrationInterface {
  name = 'PlannedActivities1700000109741';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plan_files (
        file_id uuid primary key,
        number text,
        supplier_id uuid not null,
        lifecycle text not null,
        product_ids uuid[] not null,
        -- Of the file's own events; 0 while only its plan is known.
        version integer not null,
        food_name text,
        plan_id uuid,
        plan_number integer not null default 0,
        plan_version integer not null default 0
      );
      create index plan_files_supplier on plan_files (supplier_id);

      create table plan_lines (
        line_key uuid primary key,
        file_id uuid not null references plan_files,
        active boolean not null,
        activity text not null,
        hazard_keys uuid[] not null,
        hazard_names text[] not null,
        line jsonb not null,
        every_lots integer,
        first_signed_on date not null,
        -- Null for a line by lots, and for one that was done once.
        next_due_on date,
        -- The due day for which its last activity was generated.
        generated_for date
      );
      create index plan_lines_file on plan_lines (file_id);
      create index plan_lines_due on plan_lines (next_due_on, line_key) where active and next_due_on is distinct from generated_for;

      -- Which activity was generated for which due day of a line; a line by lots has one for each lot.
      create table generated_activities (
        line_key uuid not null references plan_lines,
        due_on date not null,
        lot text not null default '',
        activity_id uuid not null unique,
        primary key (line_key, due_on, lot)
      );

      -- The lots that were received since a line is in force, in their order.
      create table line_lots (
        line_key uuid not null references plan_lines,
        lot text not null,
        number integer not null,
        primary key (line_key, lot)
      );

      -- Receipts for which lines by lots are still to be looked at.
      create table receipts_to_check (
        inspection_id uuid primary key
      );
      create function note_receipt() returns trigger language plpgsql as $$
      begin
        if exists (
          select from plan_files f join plan_lines l on l.file_id = f.file_id
          where f.supplier_id = new.supplier_id and l.active and l.every_lots is not null
        ) then
          insert into receipts_to_check values (new.id) on conflict do nothing;
        end if;
        return null;
      end $$;
      create trigger receiving_inspections_receipt after insert on receiving_inspections
        for each row execute function note_receipt();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function note_receipt cascade;
      drop table receipts_to_check, line_lots, generated_activities, plan_lines, plan_files;
    `);
  }
}
