import type { EntityManager } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';

/**
 * Inserts suppliers from one JSON parameter: building the 15,000 parameters of 500 rows costs more than reading the
 * file.
 */
export async function insertSuppliers(manager: EntityManager, suppliers: SupplierEntity[]): Promise<void> {
  if (!suppliers.length) return;
  const { columns, connection } = manager.connection.getMetadata(SupplierEntity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const properties = columns.map(({ propertyName }) => `"${propertyName}"`).join(', ');
  const typed = columns
    .map((column) => `"${column.propertyName}" ${connection.driver.normalizeType(column)}`)
    .join(', ');
  await manager.query(
    `insert into suppliers (${names}) select ${properties} from jsonb_to_recordset($1::jsonb) as supplier (${typed})`,
    [JSON.stringify(suppliers)],
  );
}
