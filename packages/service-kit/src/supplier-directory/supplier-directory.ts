import { Injectable } from '@nestjs/common';
import { getDirectoryEntry, type DirectoryEntry } from '@fsvp/contracts/internal';
import type { EntityManager } from 'typeorm';
import { Database } from '../database.js';
import { invalidInput, ProblemError } from '../problem.error.js';
import type { ServiceClient } from '../service-client.js';

/** Saves an entry unless a newer version is stored. */
export async function saveDirectoryEntry(manager: Pick<EntityManager, 'query'>, entry: DirectoryEntry): Promise<void> {
  await manager.query(
    `insert into supplier_directory (id, name, status, risk_level, version, deleted) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set name = excluded.name, status = excluded.status, risk_level = excluded.risk_level,
       version = excluded.version, deleted = excluded.deleted
     where supplier_directory.version < excluded.version`,
    [entry.id, entry.name, entry.status, entry.riskLevel, entry.version, entry.deleted],
  );
}

/** Which suppliers exist or existed, from this service's own copy; unknown ones are requested from svc-suppliers. */
@Injectable()
export class SupplierDirectory {
  constructor(
    private readonly database: Database,
    private readonly suppliers: ServiceClient,
  ) {}

  /**
   * Checks that a supplier exists or existed, so that a record may refer to it, and returns its name.
   * @throws 400 naming `supplierId` when there never was one; 503 when that cannot be found out now
   */
  async requireName(supplierId: string): Promise<string> {
    const [known] = await this.database.rows<{ name: string }>({
      name: 'directory-name',
      text: 'select name from supplier_directory where id = $1',
      values: [supplierId],
    });
    if (known) return known.name;
    try {
      const entry = await this.suppliers.call(getDirectoryEntry, { params: { id: supplierId } });
      await saveDirectoryEntry(this.database.dataSource.manager, entry);
      return entry.name;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404)
        throw invalidInput([{ path: 'supplierId', message: 'There is no such supplier' }]);
      throw error;
    }
  }
}
