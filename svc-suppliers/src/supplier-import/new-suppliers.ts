import { supplierCreated } from '@fsvp/contracts/events';
import type { ImportReport } from '@fsvp/contracts/supplier-import';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { supplierKeys } from '../suppliers/supplier-keys.js';
import { toEventData, newSupplier } from '../suppliers/supplier.mapper.js';
import type { ImportRow } from './import-rows.js';
import { insertSuppliers } from './insert-suppliers.js';
import { parseCreate } from './row-to-supplier.js';

interface NewSupplier {
  row: number;
  supplier: SupplierEntity;
}

/**
 * Inserts suppliers from rows. A duplicate is skipped unless `createDuplicates`; a similar one is reported and created.
 * @param createDuplicates whether duplicates are created too
 * @param rowOf the row of each supplier created so far, by supplier id; this function adds to it
 */
export async function createSuppliers(
  transaction: Transaction,
  rows: ImportRow[],
  createDuplicates: boolean,
  report: ImportReport,
  rowOf: Map<string, number>,
): Promise<void> {
  const candidates: NewSupplier[] = [];
  for (const row of rows) {
    const parsed = parseCreate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else candidates.push({ row: row.row, supplier: newSupplier(parsed.body) });
  }
  if (!candidates.length) return;
  const inserted = await skipDuplicates(transaction, candidates, createDuplicates, report, rowOf);
  for (const supplier of inserted)
    transaction.record({ event: supplierCreated, before: null, after: toEventData(supplier) });
  if (inserted.length) await insertSuppliers(transaction.manager, inserted);
  report.created += inserted.length;
}

async function skipDuplicates(
  { manager }: Transaction,
  rows: NewSupplier[],
  createDuplicates: boolean,
  report: ImportReport,
  rowOf: Map<string, number>,
): Promise<SupplierEntity[]> {
  const existing: { id: string; match_key: string; name_key: string }[] = await manager.query(
    'select id, match_key, name_key from suppliers where deleted_at is null and name_key = any($1)',
    [[...new Set(rows.map(({ supplier }) => supplierKeys(supplier).nameKey))]],
  );
  const idByMatchKey = new Map(existing.map((supplier) => [supplier.match_key, supplier.id]));
  const idByNameKey = new Map(existing.map((supplier) => [supplier.name_key, supplier.id]));
  const inserted: SupplierEntity[] = [];
  const reportDuplicate = (row: number, of: string, reason: string) =>
    report.duplicates.push({ row, of, ...(rowOf.has(of) && { ofRow: rowOf.get(of) }), reason });
  for (const { row, supplier } of rows) {
    const same = idByMatchKey.get(supplier.matchKey);
    const similar = idByNameKey.get(supplier.nameKey);
    if (same) reportDuplicate(row, same, 'Same name, address, city and country');
    else if (similar) reportDuplicate(row, similar, 'Same name and country');
    if (same && !createDuplicates) {
      report.skipped += 1;
      continue;
    }
    inserted.push(supplier);
    rowOf.set(supplier.id, row);
    idByMatchKey.set(supplier.matchKey, supplier.id);
    idByNameKey.set(supplier.nameKey, supplier.id);
  }
  return inserted;
}
