import { supplierCreated } from '@fsvp/contracts/events';
import type { ImportReport } from '@fsvp/contracts/supplier-import';
import { withBreaks } from '@fsvp/service-kit/event-loop-breaks';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { toEventData, newSupplier } from '../suppliers/supplier.mapper.js';
import type { CreatedSuppliers, DuplicateOf } from './created-suppliers.js';
import type { ImportRow } from './import-rows.js';
import { insertSuppliers } from './insert-suppliers.js';
import { parseCreate } from './row-to-supplier.js';

interface NewSupplier {
  row: number;
  supplier: SupplierEntity;
}

/**
 * Creates suppliers from rows. A duplicate is skipped unless `createDuplicates`; a similar one is reported and created.
 * @param created the suppliers that the import has created so far; this function adds to it
 * @param options.createDuplicates whether duplicates are created too
 * @param options.write false checks and counts the rows, but writes nothing
 */
export async function createSuppliers(
  transaction: Transaction,
  rows: ImportRow[],
  created: CreatedSuppliers,
  report: ImportReport,
  { createDuplicates, write }: { createDuplicates: boolean; write: boolean },
): Promise<void> {
  const candidates: NewSupplier[] = [];
  for await (const row of withBreaks(rows)) {
    const parsed = parseCreate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else candidates.push({ row: row.row, supplier: newSupplier(parsed.body) });
  }
  if (!candidates.length) return;
  const suppliers = await skipDuplicates(transaction, candidates, createDuplicates, report, created);
  report.created += suppliers.length;
  if (!write || !suppliers.length) return;
  for (const supplier of suppliers)
    transaction.record({ event: supplierCreated, before: null, after: toEventData(supplier) });
  await insertSuppliers(transaction.manager, suppliers);
}

async function skipDuplicates(
  { manager }: Transaction,
  rows: NewSupplier[],
  createDuplicates: boolean,
  report: ImportReport,
  created: CreatedSuppliers,
): Promise<SupplierEntity[]> {
  const existing: { id: string; match_key: string; name_key: string }[] = await manager.query(
    'select id, match_key, name_key from suppliers where deleted_at is null and name_key = any($1)',
    [[...new Set(rows.map(({ supplier }) => supplier.nameKey))]],
  );
  const idByMatchKey = new Map(existing.map((supplier) => [supplier.match_key, supplier.id]));
  const idByNameKey = new Map(existing.map((supplier) => [supplier.name_key, supplier.id]));
  const suppliers: SupplierEntity[] = [];
  for await (const { row, supplier } of withBreaks(rows)) {
    const { matchKey, nameKey } = supplier;
    const same = created.findSame(matchKey) ?? existingDuplicate(idByMatchKey.get(matchKey));
    const similar = created.findSimilar(nameKey) ?? existingDuplicate(idByNameKey.get(nameKey));
    if (same) report.duplicates.push({ row, ...same, reason: 'Same name, address, city and country' });
    else if (similar) report.duplicates.push({ row, ...similar, reason: 'Same name and country' });
    if (same && !createDuplicates) {
      report.skipped += 1;
      continue;
    }
    suppliers.push(supplier);
    created.add(row, supplier);
  }
  return suppliers;
}

function existingDuplicate(of: string | undefined): DuplicateOf | undefined {
  return of === undefined ? undefined : { of };
}
