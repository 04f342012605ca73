import type { DataSource } from 'typeorm';

/** SQL that inserts entities from a parameter with a JSON array of them: one parameter per column and row costs more. */
export function insertRecords(dataSource: DataSource, entity: new () => object, parameter = '$1', where = ''): string {
  const { columns, tableName } = dataSource.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const properties = columns.map(({ propertyName }) => `"${propertyName}"`).join(', ');
  const typed = columns
    .map((column) => `"${column.propertyName}" ${dataSource.driver.normalizeType(column)}`)
    .join(', ');
  return `insert into ${tableName} (${names}) select ${properties} from jsonb_to_recordset(${parameter}::jsonb) as record (${typed}) ${where}`;
}
