import { supplierCreated } from '@fsvp/contracts/events';
import type { ImportReport } from '@fsvp/contracts/supplier-import';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { supplierKeys } from '../suppliers/supplier-keys.js';
import { evidence, newSupplier } from '../suppliers/supplier.mapper.js';
import type { ImportRow } from './import-rows.js';
import { insertSuppliers } from './insert-suppliers.js';
import { parseCreate } from './row-to-supplier.js';

interface NewSupplier {
  row: number;
  supplier: SupplierEntity;
}

/**
 * Inserts suppliers from rows. A duplicate is skipped unless `createEqual`; a similar one is reported and created.
 * @param createEqual whether duplicates are created too
 * @param rowOf the rows that became suppliers so far, by the supplier's id; added to
 */
export async function createSuppliers(
  transaction: Transaction,
  rows: ImportRow[],
  createEqual: boolean,
  report: ImportReport,
  rowOf: Map<string, number>,
): Promise<void> {
  const read: NewSupplier[] = [];
  for (const row of rows) {
    const parsed = parseCreate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else read.push({ row: row.row, supplier: newSupplier(parsed.body) });
  }
  if (!read.length) return;
  const fresh = await skipDuplicates(transaction, read, createEqual, report, rowOf);
  for (const supplier of fresh) transaction.record({ event: supplierCreated, before: null, after: evidence(supplier) });
  if (fresh.length) await insertSuppliers(transaction.manager, fresh);
  report.created += fresh.length;
}

async function skipDuplicates(
  { manager }: Transaction,
  rows: NewSupplier[],
  createEqual: boolean,
  report: ImportReport,
  rowOf: Map<string, number>,
): Promise<SupplierEntity[]> {
  const existing: { id: string; match_key: string; name_key: string }[] = await manager.query(
    'select id, match_key, name_key from suppliers where deleted_at is null and name_key = any($1)',
    [[...new Set(rows.map(({ supplier }) => supplierKeys(supplier).nameKey))]],
  );
  const equal = new Map(existing.map((supplier) => [supplier.match_key, supplier.id]));
  const alike = new Map(existing.map((supplier) => [supplier.name_key, supplier.id]));
  const fresh: SupplierEntity[] = [];
  const found = (row: number, of: string, reason: string) =>
    report.duplicates.push({ row, of, ...(rowOf.has(of) && { ofRow: rowOf.get(of) }), reason });
  for (const { row, supplier } of rows) {
    const same = equal.get(supplier.matchKey);
    const similar = alike.get(supplier.nameKey);
    if (same) found(row, same, 'Same name, address, city and country');
    else if (similar) found(row, similar, 'Same name and country');
    if (same && !createEqual) {
      report.skipped += 1;
      continue;
    }
    fresh.push(supplier);
    rowOf.set(supplier.id, row);
    equal.set(supplier.matchKey, supplier.id);
    alike.set(supplier.nameKey, supplier.id);
  }
  return fresh;
}
