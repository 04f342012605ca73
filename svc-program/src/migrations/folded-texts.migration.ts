import { replaceIndexes } from '@fsvp/service-kit/lists/searched-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files are found by the names of suppliers, whatever accents and invisible characters they have (ADR 0059). */
export class FoldedTexts1700000105910 implements MigrationInterface {
  name = 'FoldedTexts1700000105910';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(
      runner,
      { supplier_directory_search: 'supplier_directory using gin (fold_text(name) gin_trgm_ops)' },
      ['supplier_directory_name'],
    );
  }

  async down(): Promise<void> {
    throw new Error('The lists read by this index; this migration is not undone.');
  }
}
