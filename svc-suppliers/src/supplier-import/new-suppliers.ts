import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { EntityManager } from 'typeorm';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { newSupplier } from '../suppliers/supplier.mapper.js';
import type { CreatedSuppliers, DuplicateOf } from './created-suppliers.js';
import type { ImportRow } from './import-rows.js';
import { parseCreate } from './row-to-supplier.js';

interface NewSupplier {
  row: number;
  supplier: SupplierEntity;
}

/**
 * Looks up key by key. PostgreSQL does not count the rows of a running import, takes the table for small, and would read all
 * of it for each chunk with `name_key = any($1)`.
 */
export const FIND_SIMILAR = `
  select id, match_key, name_key from unnest($1::text[]) as asked,
    lateral (select id, match_key, name_key from suppliers where deleted_at is null and name_key = asked offset 0) as found`;

/** Reads new suppliers from rows; the errors of invalid rows are added to the report. */
export async function readNewSuppliers(rows: ImportRow[], report: ImportReport): Promise<NewSupplier[]> {
  const candidates: NewSupplier[] = [];
  await forEachWithBreaks(rows, (row) => {
    const parsed = parseCreate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else candidates.push({ row: row.row, supplier: newSupplier(parsed.body) });
  });
  return candidates;
}

/**
 * Returns the suppliers to create. A duplicate is skipped unless `createDuplicates`; a similar one is reported and created.
 * @param created the suppliers that the import has created so far; this function adds to it
 */
export async function skipDuplicates(
  manager: EntityManager,
  rows: NewSupplier[],
  createDuplicates: boolean,
  report: ImportReport,
  created: CreatedSuppliers,
): Promise<SupplierEntity[]> {
  if (!rows.length) return [];
  const existing: { id: string; match_key: string; name_key: string }[] = await manager.query(FIND_SIMILAR, [
    [...new Set(rows.map(({ supplier }) => supplier.nameKey))],
  ]);
  const idByMatchKey = new Map(existing.map((supplier) => [supplier.match_key, supplier.id]));
  const idByNameKey = new Map(existing.map((supplier) => [supplier.name_key, supplier.id]));
  const suppliers: SupplierEntity[] = [];
  await forEachWithBreaks(rows, ({ row, supplier }) => {
    const { matchKey, nameKey } = supplier;
    const same = created.findSame(matchKey) ?? existingDuplicate(idByMatchKey.get(matchKey));
    const similar = created.findSimilar(nameKey) ?? existingDuplicate(idByNameKey.get(nameKey));
    if (same) report.duplicates.push({ row, ...same, reason: 'Same name, address, city and country' });
    else if (similar) report.duplicates.push({ row, ...similar, reason: 'Same name and country' });
    if (same && !createDuplicates) {
      report.skipped += 1;
      return;
    }
    suppliers.push(supplier);
    created.add(row, supplier);
  });
  report.created += suppliers.length;
  return suppliers;
}

function existingDuplicate(of: string | undefined): DuplicateOf | undefined {
  return of === undefined ? undefined : { of };
}
