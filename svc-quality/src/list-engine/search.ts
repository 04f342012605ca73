import { likePattern, type SqlValues } from '@fsvp/service-kit/database/sql';

/** A SQL condition that a lower-case column contains the literal search text. */
export function contains(column: string, search: string, values: SqlValues): string {
  return hasTrigram(search)
    ? `${column} like lower(${values.add(likePattern(search))})`
    : containsUnindexed(column, search, values);
}

/**
 * The same without the trigram index (`is true` prevents its use). For fewer than three letters PostgreSQL would scan
 * the whole index.
 */
export function containsUnindexed(column: string, search: string, values: SqlValues): string {
  return `(${column} like lower(${values.add(likePattern(search))})) is true`;
}

/** Whether the trigram index can find the text, which needs three consecutive letters or digits. */
export function hasTrigram(search: string): boolean {
  return /[a-z0-9]{3}/i.test(search);
}

/** A SQL condition that a row's search text contains the search. */
export function matchesSearch(search: string, values: SqlValues): string {
  return contains('search_text', search, values);
}
