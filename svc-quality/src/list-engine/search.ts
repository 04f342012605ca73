import { likePattern, type SqlValues } from '@fsvp/service-kit/sql';

/** SQL that a lower-case column contains what the user typed, literally. */
export function contains(column: string, search: string, values: SqlValues): string {
  return hasTrigram(search)
    ? `${column} like lower(${values.add(likePattern(search))})`
    : containsUnindexed(column, search, values);
}

/** The same, each row compared: the index on parts of words does not serve `is true`. Of less than three letters it would be read from end to end. */
export function containsUnindexed(column: string, search: string, values: SqlValues): string {
  return `(${column} like lower(${values.add(likePattern(search))})) is true`;
}

/** Whether an index on parts of words can find it: three letters or digits in a row. */
export function hasTrigram(search: string): boolean {
  return /[a-z0-9]{3}/i.test(search);
}

/** SQL that a row is what a search looks for: its own column of searched texts contains it. */
export function matchesSearch(search: string, values: SqlValues): string {
  return contains('search_text', search, values);
}
