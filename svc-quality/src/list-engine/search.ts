import { likePattern, type SqlValues } from '@fsvp/service-kit/sql';

/** SQL that a lower-case column contains what the user typed, literally. */
export function contains(column: string, search: string, values: SqlValues): string {
  return hasTrigram(search)
    ? `${column} like lower(${values.add(likePattern(search))})`
    : containsUnindexed(column, search, values);
}

/**
 * The same without the trigram index (`is true` prevents its use), which would be scanned completely for fewer than
 * three letters.
 */
export function containsUnindexed(column: string, search: string, values: SqlValues): string {
  return `(${column} like lower(${values.add(likePattern(search))})) is true`;
}

/** Whether the trigram index can find it: three letters or digits in a row. */
export function hasTrigram(search: string): boolean {
  return /[a-z0-9]{3}/i.test(search);
}

/** SQL condition that a row's search text contains what the user typed. */
export function matchesSearch(search: string, values: SqlValues): string {
  return contains('search_text', search, values);
}
