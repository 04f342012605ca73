import type { Database } from '@fsvp/service-kit/database';
import { likePattern, SqlValues } from '@fsvp/service-kit/sql';

/** SQL that a lower-case column contains what the user typed, literally. */
export function contains(column: string, search: string, values: SqlValues): string {
  return hasWordPart(search) ? `${column} like lower(${values.add(likePattern(search))})` : comparedWith(column, search, values);
}

/** The same, each row compared: the index on parts of words does not serve `is true`. Of less than three letters it would be read from end to end. */
export function comparedWith(column: string, search: string, values: SqlValues): string {
  return `(${column} like lower(${values.add(likePattern(search))})) is true`;
}

/** Whether an index on parts of words can find it: three letters or digits in a row. */
export function hasWordPart(search: string): boolean {
  return /[a-z0-9]{3}/i.test(search);
}

/** Suppliers whose names contain what the user typed: their ids, or 'many'. */
export type Named = string[] | 'many';

const FEW_SUPPLIERS = 500;

/** Finds a search's suppliers first: of a few ids, the records are found by an index. */
export async function suppliersNamed(database: Database, search: string): Promise<Named> {
  const values = new SqlValues();
  const text = `select id from supplier_directory where ${contains('search_name', search, values)} limit ${FEW_SUPPLIERS + 1}`;
  const rows = await database.rows<{ id: string }>({ name: '', text, values: values.values });
  return rows.length > FEW_SUPPLIERS ? 'many' : rows.map(({ id }) => id);
}
