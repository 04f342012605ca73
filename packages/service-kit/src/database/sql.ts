/** Escapes LIKE's wildcards, so that a search is literal, and wraps it for a substring match. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Collects the values of a statement while its conditions are put together. */
export class SqlValues {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A `where` clause of the conditions that apply; the absent ones are false. */
export function whereAll(conditions: readonly (string | false | 0 | undefined)[]): string {
  const present = conditions.filter(Boolean);
  return present.length ? `where ${present.join(' and ')}` : '';
}

/**
 * JSON text of a list answer built in SQL: `rows` under `name`, with `total`. `record` is an SQL expression of one
 * row's JSON.
 */
export function listJson(name: string, record: string, page: string, total: string, extra = ''): string {
  return `select json_build_object('${name}', coalesce((select json_agg(${record}) from (${page}) row), '[]'::json), 'total', (${total})${extra})::text as json`;
}
