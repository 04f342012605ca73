import { likePattern, type SqlValues } from '@fsvp/service-kit/sql';

/** SQL that a lower-case column contains what the user typed, literally. */
export function contains(column: string, search: string, values: SqlValues): string {
  return hasWordPart(search)
    ? `${column} like lower(${values.add(likePattern(search))})`
    : comparedWith(column, search, values);
}

/** The same, each row compared: the index on parts of words does not serve `is true`. Of less than three letters it would be read from end to end. */
export function comparedWith(column: string, search: string, values: SqlValues): string {
  return `(${column} like lower(${values.add(likePattern(search))})) is true`;
}

/** Whether an index on parts of words can find it: three letters or digits in a row. */
export function hasWordPart(search: string): boolean {
  return /[a-z0-9]{3}/i.test(search);
}

/** SQL that a row is what a search looks for: its own column of searched texts contains it. */
export function searched(search: string, values: SqlValues): string {
  return contains('search_text', search, values);
}
