import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All files of a document, current and earlier. */
export class DocumentVersions1700000040000 implements MigrationInterface {
  name = 'DocumentVersions1700000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents add column file_version integer not null default 1 check (file_version > 0);

      create table document_versions (
        document_id uuid not null references documents (id),
        number integer not null check (number > 0),
        upload_id uuid not null unique references uploads (id),
        file_name varchar(255) not null,
        file_size integer not null,
        mime_type text not null,
        sha256 text not null,
        uploaded_by uuid,
        uploaded_at timestamptz(3) not null,
        primary key (document_id, number)
      );
      create index document_versions_sha256 on document_versions (sha256);

      insert into document_versions (document_id, number, upload_id, file_name, file_size, mime_type, sha256, uploaded_by, uploaded_at)
      select id, file_version, upload_id, file_name, file_size, mime_type, sha256, uploaded_by, created_at from documents;

      -- A trigger, so that documents that the previous release registers during the rollout have their version, too.
      create function keep_document_version() returns trigger language plpgsql as $$
      begin
        insert into document_versions (document_id, number, upload_id, file_name, file_size, mime_type, sha256, uploaded_by, uploaded_at)
        values (new.id, new.file_version, new.upload_id, new.file_name, new.file_size, new.mime_type, new.sha256, new.uploaded_by, new.updated_at);
        return null;
      end $$;
      create trigger documents_registered after insert on documents for each row execute function keep_document_version();
      create trigger documents_file_changed after update of upload_id on documents for each row
        when (new.upload_id <> old.upload_id) execute function keep_document_version();

      -- Versions are evidence: the application may only insert and read.
      do $$
      declare app text := regexp_replace(current_user, '_owner$', '');
      begin
        if app <> current_user and exists (select from pg_roles where rolname = app) then
          execute format('revoke update, delete, truncate on document_versions from %I', app);
        end if;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('The earlier files of documents are evidence; this migration cannot be reverted.');
  }
}
