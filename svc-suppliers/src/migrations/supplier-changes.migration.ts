import { createChangeLog } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The change log that tiles and dashboard count from (ADR 0012). Turns parallel workers off: a count takes a few ms.
 */
export class SupplierChanges1700000013000 implements MigrationInterface {
  name = 'SupplierChanges1700000013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      createChangeLog({
        table: 'suppliers',
        log: 'supplier_changes',
        columns: ['fsvp_required', 'next_verification_day', 'status', 'risk_level'],
      }),
    );
    await runner.query('alter table suppliers set (parallel_workers = 0)');
  }

  async down(): Promise<void> {
    throw new Error('Tiles and dashboard count from this log; this migration is not undone.');
  }
}
