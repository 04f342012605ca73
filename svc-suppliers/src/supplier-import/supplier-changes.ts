import type { SupplierUpdate } from '@fsvp/contracts/suppliers/supplier';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import type { ImportRow } from './import-rows.js';

export type Change = NonNullable<ImportReport['changes']>[number];

/** What a person confirms before an import writes it. */
export interface Confirmed {
  confirmApprovals: boolean;
  confirmOverwrites: boolean;
}

/** Of changes that nobody must confirm. */
const MAX_CHANGES = 10_000;
const MAX_TEXT = 200;

/** The fields that an update changes, with their values as text. */
export function changedFields(supplier: SupplierEntity, changes: SupplierUpdate): Change['fields'] {
  return Object.entries(changes).flatMap(([path, value]) => {
    const stored: unknown = supplier[path as keyof SupplierEntity];
    return value === undefined || value === stored ? [] : [{ path, from: toText(stored), to: toText(value) }];
  });
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value as string | number | boolean);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** The change of a row, with what must be confirmed. */
export function toChange({ row, line, cells }: ImportRow, supplier: SupplierEntity, fields: Change['fields']): Change {
  const { id, name, version, status } = supplier;
  const approves =
    (status === 'suspended' || status === 'rejected') &&
    fields.some(({ path, to }) => path === 'status' && to === 'approved');
  const changedSinceExport = Boolean(cells.version) && Number(cells.version) < version;
  return {
    row,
    line,
    id,
    name,
    fields,
    ...(approves && { approves }),
    ...(changedSinceExport && { changedSinceExport }),
  };
}

/** Adds a change to the report, and as errors what is not confirmed. */
export function reportChange(report: ImportReport, change: Change, version: number, confirmed: Confirmed): void {
  const { row, line, fields, approves, changedSinceExport } = change;
  report.clearedFields = (report.clearedFields ?? 0) + fields.filter(({ to }) => to === null).length;
  report.changes ??= [];
  if (approves || changedSinceExport || report.changes.length < MAX_CHANGES) report.changes.push(change);
  const status = fields.find(({ path }) => path === 'status');
  if (approves && !confirmed.confirmApprovals)
    report.errors.push({
      row,
      path: 'status',
      message: `The supplier is ${status?.from} and would become approved. Correct the cell, or confirm the approval (confirmApprovals=true)`,
      line,
    });
  if (changedSinceExport && !confirmed.confirmOverwrites)
    report.errors.push({
      row,
      path: 'version',
      message: `The supplier was changed since this export: its version is ${version} now. Export it again, or confirm that the row overwrites it (confirmOverwrites=true)`,
      line,
    });
}

/** @returns what is wrong with the version of a row, which an export has */
export function findVersionError(
  { row, line, cells: { version } }: ImportRow,
  supplier: SupplierEntity,
): ImportReport['errors'][number] | undefined {
  if (!version || (/^\d{1,9}$/.test(version) && Number(version) <= supplier.version)) return undefined;
  const message = /^\d{1,9}$/.test(version)
    ? `The supplier has version ${supplier.version}, which is older than the row's. Is the file of another suite? Leave out the column if it is right`
    : 'Enter the version that the export has, or leave the cell blank';
  return { row, path: 'version', message, line };
}
