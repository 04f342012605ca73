import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
  id uuid primary key,
  version integer not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)`;

/** Uploads, documents, report runs and the audit trail of every service. */
export class Documents1700000010000 implements MigrationInterface {
  name = 'Documents1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table uploads (
        id uuid primary key,
        user_id uuid,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        claimed_at timestamptz(3),
        stored_at timestamptz(3),
        sha256 text,
        size integer,
        mime_type text,
        check ((stored_at is null) = (sha256 is null) and (sha256 is null) = (size is null) and (size is null) = (mime_type is null))
      );
      create index uploads_sha256 on uploads (sha256);
      create index uploads_created on uploads (created_at);

      create table documents (${RECORD},
        upload_id uuid not null unique references uploads (id),
        supplier_id uuid,
        verification_id uuid,
        corrective_action_id uuid,
        title varchar(255) not null,
        description text,
        type text not null check (type in ('certificate', 'audit_report', 'test_result', 'haccp_plan', 'sop', 'corrective_action', 'receiving_inspection', 'other')),
        file_name varchar(255) not null,
        file_path varchar(500) not null,
        file_size integer not null,
        mime_type text not null,
        sha256 text not null,
        expiration_date timestamptz(3),
        is_active boolean not null default true,
        uploaded_by uuid,
        check (is_active = (deleted_at is null))
      );
      create index documents_newest on documents (created_at desc, id desc) where is_active;
      create index documents_title on documents (lower(title), id) where is_active;
      create index documents_type on documents (type, created_at desc, id desc) where is_active;
      create index documents_supplier on documents (supplier_id, created_at desc, id desc) where is_active;
      create index documents_verification on documents (verification_id) where verification_id is not null;
      create index documents_action on documents (corrective_action_id) where corrective_action_id is not null;
      create index documents_expiration on documents (expiration_date, id) where is_active;
      create index documents_sha256 on documents (sha256);
      create index documents_search on documents using gin (title gin_trgm_ops, file_name gin_trgm_ops) where is_active;

      create table report_runs (${RECORD},
        type text not null check (type in ('compliance', 'risk-assessment', 'verification', 'corrective-actions', 'audit-trail')),
        date_from date,
        date_to date,
        status text not null check (status in ('queued', 'running', 'done', 'failed')),
        attempt integer not null default 0,
        tries integer not null default 0,
        progress integer not null default 0 check (progress between 0 and 100),
        rows integer,
        summary json,
        files jsonb not null default '{}',
        error text,
        not_before timestamptz(3) not null default now(),
        heartbeat_at timestamptz(3),
        finished_at timestamptz(3)
      );
      create index report_runs_newest on report_runs (created_at desc, id desc);
      create index report_runs_unfinished on report_runs (not_before) where status in ('queued', 'running');

      create table audit_entries (
        event_id uuid primary key,
        service text not null,
        aggregate_type text not null,
        aggregate_id text not null,
        aggregate_version integer not null,
        type text not null,
        actor uuid,
        request_id text,
        occurred_at timestamptz(3) not null,
        before jsonb,
        after jsonb
      );
      create index audit_entries_newest on audit_entries (occurred_at, event_id);
      create index audit_entries_aggregate on audit_entries (aggregate_id, aggregate_version);

      -- The audit trail is evidence: the application may only insert and read.
      do $$
      declare app text := regexp_replace(current_user, '_owner$', '');
      begin
        if app <> current_user and exists (select from pg_roles where rolname = app) then
          execute format('revoke update, delete, truncate on audit_entries from %I', app);
        end if;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('The audit trail is evidence; this migration cannot be reverted.');
  }
}
