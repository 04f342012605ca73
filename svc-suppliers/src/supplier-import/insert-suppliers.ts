import type { EntityManager } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';

/**
 * Inserts suppliers from one JSON parameter: building the 15,000 parameters of 500 rows costs more than reading the
 * file.
 */
export async function insertSuppliers(manager: EntityManager, suppliers: SupplierEntity[]): Promise<void> {
  const { columns } = manager.connection.getMetadata(SupplierEntity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const rows = suppliers.map((supplier) =>
    Object.fromEntries(
      columns.map(({ databaseName, propertyName }) => [databaseName, supplier[propertyName as keyof SupplierEntity]]),
    ),
  );
  await manager.query(
    `insert into suppliers (${names}) select ${names} from jsonb_populate_recordset(null::suppliers, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
