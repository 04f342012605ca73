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
}

/** Which suppliers exist or existed, from this service's own copy; unknown ones are requested from svc-suppliers. */
@Injectable()
export class SupplierDirectory {
  constructor(
    private readonly database: Database,
    private readonly suppliers: ServiceClient,
  ) {}

  /**
   * Returns a supplier that exists or existed: records can be about a deleted one. Call it before a transaction, since it may send a request.
   * @throws 400 naming `supplierId` when there never was one; 503 when that cannot be found out now
   */
  async requireSupplier(supplierId: string): Promise<ReferencedSupplier> {
    const [known] = await this.database.rows<ReferencedSupplier & Record<string, unknown>>({
      name: 'directory-entry',
      text: 'select id, name from supplier_directory where id = $1',
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
