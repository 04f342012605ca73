import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { SupplierUpdate } from '@fsvp/contracts/suppliers/supplier';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { In, IsNull, type EntityManager } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import type { SuppliersService } from '../suppliers/suppliers.service.js';
import type { ImportRow } from './import-rows.js';
import { parseUpdate, readId } from './row-to-supplier.js';
import { changedFields, findVersionError, reportChange, toChange, type Confirmed } from './supplier-changes.js';

type SuppliersById = Map<string, SupplierEntity>;

interface Update {
  row: ImportRow;
  id: string;
  changes: SupplierUpdate;
}

/**
 * The rows whose id is that of a supplier. The report gets an error for each other id: one that is none, one of a deleted
 * or unknown supplier, and one that an earlier row has.
 * @param seen the rows so far by their ids; this function adds to it
 */
export async function findKnown(
  manager: EntityManager,
  rows: ImportRow[],
  seen: Map<string, number>,
  report: ImportReport,
): Promise<{ rows: ImportRow[]; suppliers: SuppliersById }> {
  const suppliers = await loadSuppliers(
    manager,
    rows.map(readId).filter((id) => id !== undefined),
  );
  const known = rows.filter((row) => {
    const id = readId(row);
    const earlier = id === undefined ? undefined : seen.get(id);
    if (id !== undefined) seen.set(id, earlier ?? row.row);
    const message =
      id === undefined
        ? `'${row.cells.id}' is no id of a supplier. Correct it, or leave the cell blank for a new supplier`
        : earlier !== undefined
          ? `Rows ${earlier} and ${row.row} have the same id. Keep one of them`
          : !suppliers.has(id)
            ? `No supplier has the id ${id}. It may have been deleted. Leave the cell blank for a new supplier`
            : undefined;
    if (message) report.errors.push({ row: row.row, path: 'id', message, line: row.line });
    return !message;
  });
  return { rows: known, suppliers };
}

/** Updates the suppliers whose ids are in the rows. Only those that change are locked. */
export async function updateSuppliers(
  transaction: Transaction,
  { rows, suppliers: known }: { rows: ImportRow[]; suppliers: SuppliersById },
  confirmed: Confirmed,
  suppliers: SuppliersService,
  report: ImportReport,
): Promise<void> {
  const updates: Update[] = [];
  await forEachWithBreaks(rows, (row) => {
    const id = readId(row) ?? '';
    const parsed = parseUpdate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else updates.push({ row, id, changes: parsed.body });
  });
  const changing = updates.filter(({ id, changes }) => changedFields(known.get(id)!, changes).length > 0);
  const locked = await loadSuppliers(
    transaction.manager,
    changing.map(({ id }) => id),
    true,
  );
  for (const { row, id, changes } of updates) {
    const supplier = locked.get(id);
    const fields = supplier ? changedFields(supplier, changes) : [];
    if (!supplier || !fields.length) {
      report.skipped += 1;
      continue;
    }
    const error = findVersionError(row, supplier);
    if (error) report.errors.push(error);
    reportChange(report, toChange(row, supplier, fields), supplier.version, confirmed);
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
