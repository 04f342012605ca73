import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signature pages of documents: which are wanted, and where each is. A copy of a file with its page is a version of its own. */
export class SignaturePages1700000109791 implements MigrationInterface {
  name = 'SignaturePages1700000109791';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table signature_pages (
        signature_id uuid not null,
        document_id uuid not null references documents,
        -- Of the file that was signed.
        sha256 text not null,
        signature jsonb not null,
        tries integer not null default 0,
        next_try_at timestamptz(3) not null default now(),
        done_at timestamptz(3),
        file_version integer,
        -- The version that has the page at its end; null where the page is a document of its own.
        page_version integer,
        page_document_id uuid references documents,
        primary key (signature_id, document_id),
        unique (document_id, page_version)
      );
      create index signature_pages_open on signature_pages (next_try_at) where done_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table signature_pages');
  }
}
