import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The field added to a record in responses: the current name of its supplier. */
export interface WithSupplierName {
  supplierName: string | null;
}

/** Names of suppliers, including deleted ones, from this service's copy of the directory. */
@Injectable()
export class SupplierNames {
  constructor(private readonly dataSource: DataSource) {}

  /** @param manager of the running transaction, if there is one */
  async getName(supplierId: string, manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    const [row] = await manager.query<{ name: string }[]>('select name from supplier_directory where id = $1', [
      supplierId,
    ]);
    return row?.name ?? null;
  }

  /** Converts a record to a response: without `deletedAt`, with its supplier's name. */
  async toResponse<E extends { supplierId: string; deletedAt: string | null }>(
    record: E,
    manager?: EntityManager,
  ): Promise<Omit<E, 'deletedAt'> & WithSupplierName> {
    const { deletedAt: _deleted, ...fields } = record;
    return { ...fields, supplierName: await this.getName(record.supplierId, manager) };
  }
}
