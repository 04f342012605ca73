import { columnsOf, type RecordEntity } from '../database/columns.js';
import { snakeCase } from '../database/database.js';

/** The members of a record's JSON by name, each as SQL. Must not contain user input. */
export type Members = Readonly<Record<string, string>>;

/**
 * The members of a record: each is the column of its name, an instant as ISO 8601, unless `others` has its SQL.
 * @param names as in the contract (`fieldsOf`)
 * @throws for a name that neither the entity nor `others` has
 */
export function recordMembers(
  entity: new () => RecordEntity,
  names: readonly string[],
  others: Members = {},
  row = 'r',
): Members {
  const columns = columnsOf(entity);
  const member = (name: string) => {
    const options = columns.get(name);
    if (!options) throw new Error(`${entity.name} has no column for '${name}'`);
    const column = `${row}.${options.name ?? snakeCase(name)}`;
    return options.type === 'timestamptz' ? `iso(${column})` : column;
  };
  return Object.fromEntries(names.map((name) => [name, others[name] ?? member(name)]));
}

/**
 * SQL that builds the JSON of a record. `row_to_json` takes two thirds of the time of `json_build_object`, which looks up
 * the type of each member again for each row.
 * @param chosen the members to return; all by default
 */
export function jsonSql(members: Members, chosen?: readonly string[]): string {
  const parts = Object.entries(members)
    .filter(([name]) => !chosen || chosen.includes(name))
    .map(([name, sql]) => `${sql} as "${name}"`);
  return `(select row_to_json(one) from (select ${parts.join(', ')}) one)`;
}
