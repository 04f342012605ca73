import { createHash } from 'node:crypto';
import { invalidInput } from '../problems/problem.error.js';
import type { KeyType, KeyValues, OrderKey } from './keyset.js';

/** The query parameters of a list that is read by page or by cursor. */
export interface PagedQuery {
  limit: number;
  offset: number;
  /** Blank for the first page of a reading by cursor. */
  cursor?: string | undefined;
}

/** What a page may have of its own; everything else of a query must be the same for all pages of a reading. */
const OF_PAGE = new Set(['limit', 'offset', 'cursor', 'fields']);

function hashQuery(query: object, scope: string): string {
  const same = Object.entries(query)
    .filter(([name, value]) => !OF_PAGE.has(name) && value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value as string[])].sort() : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([scope, same]))
    .digest('base64url')
    .slice(0, 16);
}

const isInstant = (text: string) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
};

/** Whether PostgreSQL can read a key's text. */
const READABLE: Record<KeyType, (text: string) => boolean> = {
  boolean: (text) => text === 'true' || text === 'false',
  date: (text) => /^-?infinity$/.test(text) || (/^\d{4}-\d\d-\d\d$/.test(text) && isInstant(`${text}T00:00:00.000Z`)),
  integer: (text) => /^-?\d{1,9}$/.test(text),
  numeric: (text) => /^-?\d{1,12}(\.\d{1,12})?$/.test(text),
  text: (text) => text.length <= 2000 && !text.includes('\0') && !/\p{Surrogate}/u.test(text),
  timestamptz: (text) => /^\d{4}-/.test(text) && isInstant(text),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
};

const refuse = (message: string) => invalidInput([{ path: 'cursor', message }]);

/**
 * The cursor of the page after a row. Clients return it as it is.
 * @param query as parsed by the contract
 * @param scope what the list belongs to, such as the id of its supplier
 */
export function encodeCursor(query: object, last: KeyValues, scope = ''): string {
  return Buffer.from(JSON.stringify([hashQuery(query, scope), ...last])).toString('base64url');
}

/**
 * The keys of the row after which a page begins; undefined for a first page.
 * @throws 400 for a cursor of another list, of other filters or of another order
 */
export function decodeCursor(query: PagedQuery, keys: readonly OrderKey[], scope = ''): KeyValues | undefined {
  if (!query.cursor) return undefined;
  const [hash, ...values] = parse(query.cursor);
  if (hash !== hashQuery(query, scope))
    throw refuse('Send the filters, the sort and the order of the first page, or start again with a blank cursor');
  const fits = keys.every(({ type, nullable }, at) => {
    const value = values[at];
    return typeof value === 'string' ? READABLE[type](value) : value === null && nullable;
  });
  if (values.length !== keys.length || !fits) throw refuse(UNKNOWN);
  return values as (string | null)[];
}

const UNKNOWN = 'Not a cursor of this list. Start again with a blank one';

function parse(cursor: string): unknown[] {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(decoded)) return decoded;
  } catch {
    // The message of the parser does not help the caller.
  }
  throw refuse(UNKNOWN);
}
