import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { SupplierUpdate } from '@fsvp/contracts/suppliers/supplier';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { In, IsNull, type EntityManager } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import type { SuppliersService } from '../suppliers/suppliers.service.js';
import type { ImportRow } from './import-rows.js';
import { parseUpdate, readId } from './row-to-supplier.js';

type SuppliersById = Map<string, SupplierEntity>;

interface Update {
  id: string;
  changes: SupplierUpdate;
}

/** Loads the suppliers whose ids are in the rows. */
export async function findExisting(manager: EntityManager, rows: ImportRow[]): Promise<SuppliersById> {
  return loadSuppliers(
    manager,
    rows.map(readId).filter((id) => id !== undefined),
  );
}

/** Updates the suppliers whose ids are in the rows. Only those that change are locked. */
export async function updateSuppliers(
  transaction: Transaction,
  rows: ImportRow[],
  known: SuppliersById,
  suppliers: SuppliersService,
  report: ImportReport,
): Promise<void> {
  const updates: Update[] = [];
  await forEachWithBreaks(rows, (row) => {
    const id = readId(row) ?? '';
    const parsed = parseUpdate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else updates.push({ id, changes: parsed.body });
  });
  const changing = updates.filter(({ id, changes }) => hasChanges(known.get(id), changes)).map(({ id }) => id);
  const locked = await loadSuppliers(transaction.manager, changing, true);
  for (const { id, changes } of updates) {
    const supplier = locked.get(id);
    if (!supplier || !hasChanges(supplier, changes)) {
      report.skipped += 1;
      continue;
    }
    await suppliers.change(transaction, supplier, changes);
    report.updated += 1;
  }
}

async function loadSuppliers(manager: EntityManager, ids: string[], lock = false): Promise<SuppliersById> {
  if (!ids.length) return new Map();
  const found = await manager.find(SupplierEntity, {
    where: { id: In([...new Set(ids)]), deletedAt: IsNull() },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  return new Map(found.map((supplier) => [supplier.id, supplier]));
}

function hasChanges(known: SupplierEntity | undefined, changes: object): boolean {
  return (
    known !== undefined &&
    Object.entries(changes).some(
      ([field, value]) => value !== undefined && value !== known[field as keyof SupplierEntity],
    )
  );
}
