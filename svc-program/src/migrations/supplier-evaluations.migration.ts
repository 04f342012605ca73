import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

const VERSION = `
  id uuid primary key,
  version integer not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  file_id uuid not null references fsvp_files,
  version_number integer not null,
  state varchar(20) not null`;

const series = (table: string) => `
  create unique index ${table}_number on ${table} (file_id, version_number) where deleted_at is null;
  create unique index ${table}_open on ${table} (file_id, state) where state in ('draft', 'signed') and deleted_at is null;
  ${marksFilesDue(table, 'id', 'file_id')}`;

/** Evaluations and approvals of files in versions: of each one signed and one draft. The performance of suppliers by day. */
export class SupplierEvaluations1700000109700 implements MigrationInterface {
  name = 'SupplierEvaluations1700000109700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function evaluation_documents(content jsonb) returns uuid[] language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct named.id::uuid), '{}') from jsonb_array_elements(content) part,
          lateral (
            select jsonb_array_elements_text(coalesce(part->'evidence', '[]')) as id
            union select part->>'documentId' where part->>'documentId' is not null
          ) named
      $$;

      create table supplier_evaluations (
        ${VERSION},
        kind varchar(20) not null,
        regime varchar(20) not null,
        compliance_only boolean not null,
        basis varchar(20) not null,
        hazard_analysis_id uuid references food_hazard_analyses,
        hazard_analysis_version integer,
        allocations jsonb not null,
        procedures jsonb not null,
        regulations text[] not null,
        compliance_history jsonb not null,
        safety_history jsonb not null,
        performance jsonb,
        other_factors text,
        conclusion varchar(30),
        reason text,
        reviewed jsonb,
        answers jsonb not null,
        valid_until date,
        document_ids uuid[] not null generated always as (evaluation_documents(
          allocations || procedures || compliance_history || safety_history || coalesce(reviewed, '[]'))) stored
      );
      ${series('supplier_evaluations')}
      create index supplier_evaluations_documents on supplier_evaluations using gin (document_ids)
        where state = 'signed' and deleted_at is null;
      ${marksFilesOf(
        'document_directory',
        'evaluations',
        `select e.file_id from supplier_evaluations e
         where e.state = 'signed' and e.deleted_at is null and e.document_ids && array(select id from changed)`,
      )}

      create table supplier_approvals (
        ${VERSION},
        evaluation_id uuid not null references supplier_evaluations,
        decision varchar(30) not null,
        conditions text,
        until date,
        pre_import_verification text
      );
      ${series('supplier_approvals')}

      create table performance_snapshots (
        supplier_id uuid not null,
        day date not null,
        formula varchar(20) not null,
        metrics jsonb not null,
        points integer not null,
        band varchar(20) not null,
        primary key (supplier_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table performance_snapshots, supplier_approvals;
      drop function mark_files_of_evaluations_due cascade;
      drop table supplier_evaluations;
      drop function evaluation_documents;
    `);
  }
}
