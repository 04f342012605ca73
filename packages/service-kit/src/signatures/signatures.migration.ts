import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signatures beside the records of a service. The running service may only add them and withdraw them. */
export class Signatures1700000001300 implements MigrationInterface {
  name = 'Signatures1700000001300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table signatures (
        id uuid primary key,
        version integer not null,
        record_type text not null,
        record_id uuid not null,
        record_version integer not null,
        content text not null,
        content_sha256 text not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
        signer_id uuid not null,
        signer_name text not null,
        signer_title text,
        meaning text not null,
        reason text,
        signed_at timestamptz(3) not null,
        methods text[] not null,
        qualification_id uuid,
        qualification_version integer,
        same_person text,
        grant_id uuid not null unique,
        withdrawn_at timestamptz(3),
        withdrawn_reason text,
        withdrawn_by_name text,
        withdrawn_by_title text
      );
      comment on column signatures.content is 'Canonical JSON (RFC 8785) of the signed fields';
      create index signatures_record on signatures (record_type, record_id, signed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table signatures');
  }
}

/** For the grants of the service's role: a signature is evidence, of which only the withdrawal is added. */
export const SIGNATURES_EVIDENCE = {
  table: 'signatures',
  mutable: ['version', 'withdrawn_at', 'withdrawn_reason', 'withdrawn_by_name', 'withdrawn_by_title'],
} as const;
