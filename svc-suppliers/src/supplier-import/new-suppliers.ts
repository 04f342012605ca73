import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import { textKey } from '@fsvp/contracts/core/text';
import { areDifferentPlants } from '@fsvp/contracts/suppliers/supplier-identity';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { EntityManager } from 'typeorm';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { similarKey, supplierKeys } from '../suppliers/supplier-keys.js';
import { newSupplier } from '../suppliers/supplier.mapper.js';
import type { CreatedSuppliers, DuplicateOf } from './created-suppliers.js';
import type { Identity } from './heading.js';
import type { ImportRow } from './import-rows.js';
import { parseCreate } from './row-to-supplier.js';

type ExistingSupplier = Pick<
  SupplierEntity,
  'id' | 'name' | 'address' | 'city' | 'country' | 'externalIds' | 'fei' | 'approvalNumbers'
>;

interface NewSupplier {
  row: number;
  identity: Identity;
  supplier: SupplierEntity;
}

/**
 * Looks up key by key. PostgreSQL does not count the rows of a running import, takes the table for small, and would read all
 * of it for each chunk with `name_key = any($1)`.
 */
export const FIND_SIMILAR = `
  select id, name, address, city, country, external_ids as "externalIds", fei, approval_numbers as "approvalNumbers"
  from unnest($1::text[]) as asked,
    lateral (select id, name, address, city, country, external_ids, fei, approval_numbers from suppliers where deleted_at is null and name_key = asked offset 0) as found`;

/** Reads new suppliers from rows; the errors of invalid rows are added to the report. */
export async function readNewSuppliers(rows: ImportRow[], report: ImportReport): Promise<NewSupplier[]> {
  const candidates: NewSupplier[] = [];
  await forEachWithBreaks(rows, (row) => {
    const parsed = parseCreate(row);
    if ('errors' in parsed) report.errors.push(...parsed.errors);
    else candidates.push({ row: row.row, identity: row.identity, supplier: newSupplier(parsed.body) });
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
  const similarOnes: ExistingSupplier[] = await manager.query(FIND_SIMILAR, [
    [...new Set(rows.map(({ supplier }) => supplier.nameKey))],
  ]);
  // Those of this import are in `created`, which knows the numbers of their plants. Keys of an earlier release differ.
  const existing = similarOnes
    .filter(({ id }) => !created.has(id))
    .map((supplier) => ({ ...supplier, ...supplierKeys(supplier) }));
  const byMatchKey = groupByMatchKey(existing);
  const idByNameKey = new Map(existing.map(({ id, matchKey }) => [similarKey(matchKey), id]));
  const suppliers: SupplierEntity[] = [];
  await forEachWithBreaks(rows, ({ row, identity, supplier }) => {
    const { matchKey } = supplier;
    const plant = identity.plant || plantOf(supplier);
    const known = byMatchKey
      .get(matchKey)
      ?.find((other) => !haveDifferentIds(other.externalIds, identity) && !areDifferentPlants(other, supplier));
    const same = created.findSame(matchKey, plant) ?? existingDuplicate(known?.id);
    const similar = created.findSimilar(matchKey) ?? existingDuplicate(idByNameKey.get(similarKey(matchKey)));
    if (same) report.duplicates.push({ row, ...same, reason: 'Same name, address, city and country' });
    else if (similar) report.duplicates.push({ row, ...similar, reason: 'Same name and country' });
    if (same && !createDuplicates) {
      report.skipped += 1;
      return;
    }
    suppliers.push(supplier);
    created.add(row, supplier, plant);
  });
  report.created += suppliers.length;
  return suppliers;
}

/** For a file whose headings do not say that they are numbers of plants. */
const plantOf = ({ fei, approvalNumbers }: SupplierEntity) =>
  fei || approvalNumbers ? [fei, approvalNumbers].map((number) => textKey(number ?? '')).join('|') : '';

function groupByMatchKey<T extends { matchKey: string }>(suppliers: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const supplier of suppliers) {
    const group = groups.get(supplier.matchKey);
    if (group) group.push(supplier);
    else groups.set(supplier.matchKey, [supplier]);
  }
  return groups;
}

/** Whether another system has two suppliers here: both have ids, and none in common. */
function haveDifferentIds(known: ExternalIds, { externalIds }: Identity): boolean {
  const ids = Object.values(known);
  return ids.length > 0 && externalIds.length > 0 && !externalIds.some((id) => ids.includes(id));
}

function existingDuplicate(of: string | undefined): DuplicateOf | undefined {
  return of === undefined ? undefined : { of };
}
