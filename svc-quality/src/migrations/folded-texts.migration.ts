import { keepSearchedText, replaceIndexes } from '@fsvp/service-kit/lists/searched-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of a row, with a separator that nobody types. */
const texts =
  (...columns: string[]) =>
  (row: string) =>
    columns.map((column) => `coalesce(${row}.${column}, '')`).join(` || E'\\x01' || `);

/** The name of the supplier is set by a trigger when the supplier changes. */
const SUPPLIER = ['supplier_id', 'supplier_name'];

/**
 * Records are found whatever accents, composition and invisible characters their texts have, and sorted by letters (ADR 0059). Not one
 * transaction, since readers and writers go on. Each step can be repeated.
 */
export class FoldedTexts1700000105910 implements MigrationInterface {
  name = 'FoldedTexts1700000105910';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['supplier_directory', 'product_directory'])
      await keepSearchedText(runner, { table, column: 'search_name', text: (row) => `${row}.name`, from: ['name'] });
    const column = 'search_text';
    await keepSearchedText(runner, {
      table: 'verification_activities',
      column,
      text: texts('title', 'supplier_name'),
      from: ['title', ...SUPPLIER],
    });
    await keepSearchedText(runner, {
      table: 'corrective_actions',
      column,
      text: texts('title', 'description', 'supplier_name'),
      from: ['title', 'description', ...SUPPLIER],
    });
    await keepSearchedText(runner, {
      table: 'receiving_inspections',
      column,
      text: texts('product_name', 'lot_number'),
      from: ['product_name', 'lot_number'],
    });
    await keepSearchedText(runner, {
      table: 'hazard_analyses',
      column,
      text: (row) =>
        `${row}.hazard_type || ' hazard' || E'\\x01' || ${texts('hazard_description', 'preventive_controls')(row)}`,
      from: ['hazard_type', 'hazard_description', 'preventive_controls'],
    });
    const letters = (name: string) => `(lower(${name} collate "und-x-icu"), id)`;
    const live = 'where deleted_at is null';
    await replaceIndexes(
      runner,
      {
        supplier_directory_by_name: `supplier_directory ${letters('name')}`,
        verification_activities_by_title: `verification_activities ${letters('title')} ${live}`,
        verification_activities_by_supplier_name: `verification_activities ${letters('supplier_name')} ${live}`,
        corrective_actions_by_title: `corrective_actions ${letters('title')} ${live}`,
        corrective_actions_by_supplier_name: `corrective_actions ${letters('supplier_name')} ${live}`,
        // With the columns of the expression, for an index-only scan.
        receiving_inspections_by_supplier_name: `receiving_inspections ${letters('supplier_name')} include (status, search_text, supplier_name) ${live}`,
        receiving_inspections_by_product: `receiving_inspections
          (lower(product_name collate "und-x-icu"), lower(coalesce(lot_number, '') collate "und-x-icu"), id)
          include (status, search_text, product_name, lot_number) ${live}`,
      },
      [
        'supplier_directory_order',
        'verification_activities_title',
        'verification_activities_supplier_name',
        'corrective_actions_title',
        'corrective_actions_supplier_name',
        'receiving_inspections_supplier_name',
        'receiving_inspections_product',
      ],
    );
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these texts and indexes; this migration is not undone.');
  }
}
