import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the signatures of a record in the audit trail: they are part of its history. Made beside running work. */
export class AuditSignatures1700000063000 implements MigrationInterface {
  name = 'AuditSignatures1700000063000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // It waits for all running transactions, such as a report, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists audit_entries_signature');
    await runner.query(
      `create index concurrently audit_entries_signature on audit_entries ((after ->> 'recordId')) where aggregate_type = 'signature'`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently audit_entries_signature');
  }
}
