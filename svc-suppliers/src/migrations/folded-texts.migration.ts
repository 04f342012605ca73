import { keepSearchedText, replaceIndexes } from '@fsvp/service-kit/lists/searched-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const text = (row: string) =>
  [
    `${row}.name`,
    `coalesce(${row}.contact_person, '')`,
    `coalesce(${row}.city, '')`,
    `${row}.country`,
    `coalesce(${row}.email, '')`,
  ].join(` || E'\\x1f' || `);

/**
 * Suppliers are found whatever accents, composition and invisible characters their names have, and sorted by letters (ADR 0059). Not
 * one transaction, since readers and writers go on. Each step can be repeated.
 */
export class FoldedTexts1700000105910 implements MigrationInterface {
  name = 'FoldedTexts1700000105910';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await keepSearchedText(runner, {
      table: 'suppliers',
      column: 'search_text',
      text,
      from: ['name', 'contact_person', 'city', 'country', 'email'],
    });
    // Invisible characters were part of the keys by which an import finds duplicates.
    await runner.query(`
      update suppliers set name_key = remove_invisible(name_key), match_key = remove_invisible(match_key)
      where octet_length(match_key) <> length(match_key) and match_key <> remove_invisible(match_key)`);
    await replaceIndexes(
      runner,
      {
        suppliers_by_name: 'suppliers (lower(name collate "und-x-icu"), id) where deleted_at is null',
        suppliers_by_country: 'suppliers (lower(country collate "und-x-icu"), id) where deleted_at is null',
      },
      ['suppliers_name', 'suppliers_country'],
    );
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these texts and indexes; this migration is not undone.');
  }
}
