import type { SqlValues } from '../database/sql.js';

/** The SQL type of a sort key. */
export type KeyType = 'boolean' | 'date' | 'integer' | 'numeric' | 'text' | 'timestamptz' | 'uuid';

/** One key of a list's order. `sql` must not contain user input. */
export interface OrderKey {
  sql: string;
  type: KeyType;
  direction: 'asc' | 'desc';
  /** Rows without the key are last in both directions. */
  nullable?: boolean;
}

/** The keys of a row, as text; null for a row without the key. */
export type KeyValues = readonly (string | null)[];

/** SQL of `order by` without these words. */
export function orderBySql(keys: readonly OrderKey[]): string {
  return keys
    .map(
      ({ sql, direction, nullable }) => `${sql} ${direction}${nullable && direction === 'desc' ? ' nulls last' : ''}`,
    )
    .join(', ');
}

/** SQL of a JSON array of the keys of a row as text, for `conditionsAfter`. */
export function keyValuesSql(keys: readonly OrderKey[]): string {
  // Text of an instant depends on settings of the connection.
  return `json_build_array(${keys.map(({ sql, type }) => (type === 'timestamptz' ? `iso(${sql})` : `(${sql})::text`)).join(', ')})`;
}

interface Compared {
  key: OrderKey;
  value: string | null;
}

/**
 * SQL conditions of the rows after a row. Each is a range of an index with these keys, and the ranges are in the order
 * of the list and have no row in common.
 * @param keys the order, down to a key that no two rows have in common
 */
export function conditionsAfter(keys: readonly OrderKey[], after: KeyValues, values: SqlValues): string[] {
  return rangesAfter(
    keys.map((key, at) => ({ key, value: after[at] ?? null })),
    values,
  );
}

function rangesAfter(compared: readonly Compared[], values: SqlValues): string[] {
  const [first] = compared;
  if (!first) return [];
  const { sql, direction, nullable } = first.key;
  if (first.value === null) return rangesAfter(compared.slice(1), values).map((range) => `${sql} is null and ${range}`);
  // A row comparison is one range of an index, whose columns then all have the same direction.
  const other = compared.findIndex(({ key }, at) => at > 0 && (key.direction !== direction || key.nullable));
  const run = compared.slice(0, other < 0 ? compared.length : other);
  const row = (parts: string[]) => (parts.length > 1 ? `(${parts.join(', ')})` : parts.join());
  const keys = row(run.map(({ key }) => key.sql));
  const bounds = row(run.map(({ key, value }) => `${values.add(value)}::${key.type}`));
  return [
    ...rangesAfter(compared.slice(run.length), values).map((range) => `${keys} = ${bounds} and ${range}`),
    `${keys} ${direction === 'asc' ? '>' : '<'} ${bounds}`,
    ...(nullable ? [`${sql} is null`] : []),
  ];
}
