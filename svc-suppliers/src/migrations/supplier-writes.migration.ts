import { changeLogFunction } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUPPLIER_CHANGES = {
  table: 'suppliers',
  log: 'supplier_changes',
  columns: ['fsvp_required', 'next_verification_day', 'status', 'risk_level'],
};

/** The change log gets every write to suppliers, so that cached lists are not used after a change (ADR 52). */
export class SupplierWrites1700000093000 implements MigrationInterface {
  name = 'SupplierWrites1700000093000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changeLogFunction({ ...SUPPLIER_CHANGES, everyWrite: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(changeLogFunction(SUPPLIER_CHANGES));
  }
}
