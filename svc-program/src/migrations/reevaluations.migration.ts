import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue } from './files-due.js';

/**
 * Reevaluations of files, one of which is open for a file; the reasons that ever were, so that the same record is a reason of a file once;
 * the dismissals of reasons; and the copy of receiving inspections.
 */
export class Reevaluations1700000109760 implements MigrationInterface {
  name = 'Reevaluations1700000109760';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reevaluations (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        supplier_id uuid not null,
        food_id uuid not null,
        due_on date not null,
        status varchar(20) not null,
        reasons jsonb not null,
        assignee_id uuid,
        evaluation_id uuid,
        closed_at timestamptz(3),
        check ((status = 'open') = (closed_at is null))
      );
      create unique index reevaluations_open on reevaluations (file_id) where status = 'open';
      create index reevaluations_file on reevaluations (file_id, created_at);
      create index reevaluations_due on reevaluations (due_on, id);
      create index reevaluations_newest on reevaluations (created_at, id);
      create index reevaluations_supplier on reevaluations (supplier_id);
      create index reevaluations_evaluation on reevaluations (evaluation_id);

      create table reevaluation_reason_keys (
        file_id uuid not null references fsvp_files,
        kind varchar(30) not null,
        record_id text not null,
        -- 0: no change of the record is a reason of its own.
        record_version integer not null,
        primary key (file_id, kind, record_id, record_version)
      );

      create table reevaluation_dismissals (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        reevaluation_id uuid not null references reevaluations,
        reason_id uuid not null,
        reason_text text not null,
        version_number integer not null,
        state varchar(20) not null,
        text text not null
      );
      create unique index reevaluation_dismissals_number on reevaluation_dismissals (file_id, reason_id, version_number)
        where deleted_at is null;
      create unique index reevaluation_dismissals_open on reevaluation_dismissals (file_id, reason_id, state)
        where state in ('draft', 'signed') and deleted_at is null;

      create table receipt_outcomes (
        id uuid primary key,
        supplier_id uuid not null,
        product_name text not null,
        received_on date not null,
        status text not null,
        -- Since when it has failed.
        failed_at timestamptz(3),
        version integer not null,
        deleted boolean not null
      );
      create index receipt_outcomes_supplier on receipt_outcomes (supplier_id, received_on) where not deleted;

      ${marksFilesDue('reevaluations', 'id', 'file_id')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table receipt_outcomes, reevaluation_dismissals, reevaluation_reason_keys, reevaluations');
  }
}
