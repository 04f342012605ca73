import { createExternalIds } from '@fsvp/service-kit/external-ids/external-ids.migration';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of records in other systems (ADR 0048). */
export class ExternalIds1700000092000 implements MigrationInterface {
  name = 'ExternalIds1700000092000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createExternalIds({ table: 'documents', recordType: 'document' }));
  }

  async down(): Promise<void> {
    throw new Error('Records have ids of other systems, which would be lost; this migration is not undone.');
  }
}
