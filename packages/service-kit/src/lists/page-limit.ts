import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { SqlValues } from '../database/sql.js';

/**
 * SQL of the number of rows of a page. The usual number is part of the text: PostgreSQL takes a limit that it does not know when it
 * plans for a tenth of the rows, and would plan a prepared statement again for each request, up to a third of its time.
 */
export function pageLimitSql({ limit }: { limit: number }, values: SqlValues): string {
  return limit === DEFAULT_LIMIT ? `${DEFAULT_LIMIT}` : `${values.add(limit)}::int`;
}

/** SQL of the number of rows before a page. That of the first page is part of the text, for the same reason. */
export function pageOffsetSql({ offset }: { offset: number }, values: SqlValues): string {
  return offset === 0 ? '0' : `${values.add(offset)}::int`;
}
