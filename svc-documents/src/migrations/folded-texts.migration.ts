import { keepSearchedText, replaceIndexes } from '@fsvp/service-kit/lists/searched-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents are found whatever accents, composition and invisible characters their texts have, and sorted by letters (ADR 0059). Not
 * one transaction, since readers and writers go on. Each step can be repeated.
 */
export class FoldedTexts1700000105910 implements MigrationInterface {
  name = 'FoldedTexts1700000105910';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await keepSearchedText(runner, {
      table: 'documents',
      column: 'search_text',
      text: (row) => `${row}.title || E'\\n' || ${row}.file_name`,
      from: ['title', 'file_name'],
    });
    await runner.query('alter table supplier_directory add column if not exists search_name text');
    await keepSearchedText(runner, {
      table: 'supplier_directory',
      column: 'search_name',
      text: (row) => `${row}.name`,
      from: ['name'],
    });
    await replaceIndexes(
      runner,
      {
        documents_by_letters:
          'documents (lower(title collate "und-x-icu"), id) include (title, type, supplier_id) where is_active',
        supplier_directory_by_letters: 'supplier_directory (lower(name collate "und-x-icu"), id)',
        supplier_directory_search: 'supplier_directory using gin (search_name gin_trgm_ops)',
      },
      ['documents_by_title', 'supplier_directory_by_name', 'supplier_directory_name'],
    );
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these texts and indexes; this migration is not undone.');
  }
}
