import { Injectable } from '@nestjs/common';
import { getDirectoryEntry, type DirectoryEntry } from '@fsvp/contracts/suppliers/internal';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { invalidInput, ProblemError } from '../../problems/problem.error.js';
import type { ServiceClient } from '../../http/service-client.js';

/** Saves the newest of each supplier's entries unless a newer version is stored. */
export async function saveDirectoryEntries(
  manager: Pick<EntityManager, 'query'>,
  entries: DirectoryEntry[],
): Promise<void> {
  await manager.query(
    `insert into supplier_directory (id, name, status, risk_level, country, version, deleted)
     select distinct on (id) id, name, status, "riskLevel", country, version, deleted
     from jsonb_to_recordset($1::jsonb)
       as entry (id uuid, name text, status text, "riskLevel" text, country text, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set name = excluded.name, status = excluded.status, risk_level = excluded.risk_level,
       country = coalesce(excluded.country, supplier_directory.country),
       version = excluded.version, deleted = excluded.deleted
     where supplier_directory.version < excluded.version
       -- Its country was not known.
       or supplier_directory.version = excluded.version and supplier_directory.country is null and excluded.country <> ''`,
    [JSON.stringify(entries)],
  );
}

/** A supplier that a record is to refer to. */
export interface ReferencedSupplier {
  id: string;
  name: string;
  deleted: boolean;
}

function deletedSupplier(): ProblemError {
  return new ProblemError('supplier-deleted', 'This supplier was deleted. Choose another supplier.', {
    errors: [{ path: 'supplierId', message: 'This supplier was deleted' }],
  });
}

/**
 * Checks a changed supplier: a record keeps its deleted supplier, but cannot move to a deleted one.
 * @param next the supplier of the request; undefined if the request has none
 * @param currentId the supplier that the record has now
 * @throws 404 naming `supplierId`
 */
export function assertSupplierChange(next: ReferencedSupplier | undefined, currentId: string | null): void {
  if (next?.deleted && next.id !== currentId) throw deletedSupplier();
}

/** Which suppliers exist or existed, from this service's own copy; unknown ones are requested from svc-suppliers. */
@Injectable()
export class SupplierDirectory {
  constructor(
    private readonly database: Database,
    private readonly suppliers: ServiceClient,
  ) {}

  /**
   * Checks that a supplier exists, so that a new record may refer to it, and returns its name.
   * @throws 404 naming `supplierId` when it was deleted; otherwise as `requireSupplier`
   */
  async requireLiveName(supplierId: string): Promise<string> {
    const supplier = await this.requireSupplier(supplierId);
    if (supplier.deleted) throw deletedSupplier();
    return supplier.name;
  }

  /**
   * Returns a supplier that exists or existed. Call it before a transaction, since it may send a request.
   * @throws 400 naming `supplierId` when there never was one; 503 when that cannot be found out now
   */
  async requireSupplier(supplierId: string): Promise<ReferencedSupplier> {
    const [known] = await this.database.rows<ReferencedSupplier & Record<string, unknown>>({
      name: 'directory-entry',
      text: 'select id, name, deleted from supplier_directory where id = $1',
      values: [supplierId],
    });
    if (known) return known;
    try {
      const entry = await this.suppliers.call(getDirectoryEntry, { params: { id: supplierId } });
      await saveDirectoryEntries(this.database.dataSource.manager, [entry]);
      return entry;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404)
        throw invalidInput([{ path: 'supplierId', message: 'There is no such supplier' }]);
      throw error;
    }
  }
}
