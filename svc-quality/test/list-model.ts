import { expect } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { compareTexts, foldText } from '@fsvp/contracts/core/text';
import { newId } from '@fsvp/service-kit/database/columns';
import fc from 'fast-check';
import type { TestQuality } from './start.js';

export type Row = Record<string, string> & { id: string; supplierId: string; status: string; createdAt: string };

/** The parameters of a list request. `other` are values of the list's second filter. */
export interface ListRequest {
  search: string;
  status: string[];
  other: string[];
  supplier: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** The specification's rules of one list, in plain JavaScript. */
export interface Rules {
  path: string;
  sorts: string[];
  statuses: readonly string[];
  others?: { name: string; values: readonly string[] };
  texts: (row: Row) => string[];
  key: (row: Row, sort: string) => string;
  accepts: (row: Row, request: ListRequest) => boolean;
}

/** Enough for many hits of a search without an index. */
export const ROWS = 1200;
export const names = new Map(
  ['Promarisco S.A.', 'Ümit Gıda "100%" A.Ş.', 'north_star Foods', 'North Star foods', 'C:\\Fish\\Trade', 'Ab'].map(
    (name) => [newId(), name],
  ),
);
export const words = [
  'Shrimp',
  'black tiger SHRIMP',
  '100% crab',
  '10 crab',
  'a_b',
  'axb',
  'back\\slash',
  "O'Brien",
  'Ümlaut',
  'Hake',
  'hake',
];
const searches = [
  '',
  '',
  'shrimp',
  'SHR',
  '%',
  '100%',
  '_',
  'a_b',
  '\\',
  "'",
  'ü',
  'u\u0308m',
  'umla',
  'gida',
  'l24-0913',
  '-A',
  'a',
  'ab',
  'foods',
  'north_star',
  'h\\s',
  'no such thing',
  'crab',
];

let seed = 20;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
export const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
/** One of few instants, so that every sort order has equal keys. @param from @param to days from today */
export const randomInstant = (from: number, to: number) =>
  `${addDays(today(), from + Math.floor(random() * (to - from + 1)))}T0${Math.floor(random() * 10)}:00:00.000Z`;
export const createRecord = (status: string) => ({
  id: newId(),
  supplierId: pickRandom([...names.keys()]),
  status,
  createdAt: randomInstant(-4, 0),
});
export const nameOf = (row: Row) => names.get(row.supplierId) ?? '';
export const accepts = (accepted: string[], value: string | undefined) =>
  accepted.length === 0 || accepted.includes(value ?? '');

/** Compares keys of which some have two parts. */
function compare(one: string, other: string): number {
  const [parts, others] = [one.split('\x01'), other.split('\x01')];
  return parts.reduce((found, part, at) => found || compareTexts(part, others[at] ?? ''), 0);
}

/** The ids and the total that a list of these rows must return. */
export function expectedList(
  rows: Row[],
  request: ListRequest,
  { texts, key, accepts: accepted }: Rules,
): { ids: string[]; total: number } {
  const search = foldText(request.search);
  const found = rows.filter(
    (row) =>
      texts(row).some((text) => foldText(text).includes(search)) &&
      accepted(row, request) &&
      (!request.supplier || row.supplierId === request.supplier),
  );
  const sign = request.order === 'asc' ? 1 : -1;
  found.sort(
    (one, other) => sign * (compare(key(one, request.sort), key(other, request.sort)) || compare(one.id, other.id)),
  );
  return { ids: found.slice(request.offset, request.offset + request.limit).map(({ id }) => id), total: found.length };
}

/** Any valid list request. */
export function anyQuery({ sorts, statuses, others }: Rules): fc.Arbitrary<ListRequest> {
  return fc.record({
    search: fc.constantFrom(...searches),
    status: fc.subarray([...statuses], { maxLength: 2 }),
    other: others ? fc.subarray([...others.values], { maxLength: 2 }) : fc.constant([]),
    supplier: fc.option(fc.constantFrom(...names.keys()), { nil: undefined, freq: 1 }),
    sort: fc.constantFrom(...sorts),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.constantFrom(1, 7, 50),
    offset: fc.constantFrom(0, 0, 3, 60, 300, 700, 1100, 1199, 1200, 5000),
  });
}

/** Requests the list from the service. */
export async function fetchList(service: TestQuality, { path, others }: Rules, request: ListRequest) {
  const query = new URLSearchParams({
    sort: request.sort,
    order: request.order,
    limit: String(request.limit),
    offset: String(request.offset),
  });
  if (request.search) query.set('search', request.search);
  if (request.supplier) query.set('supplierId', request.supplier);
  for (const status of request.status) query.append('status', status);
  for (const value of request.other) query.append(others?.name ?? '', value);
  const { status, body } = await service.request('GET', `${path}?${query}`);
  expect(status).toBe(200);
  const rows = Object.values(body as Record<string, { id: string }[]>).find(Array.isArray) ?? [];
  return {
    body: body as { counts?: Record<string, number> },
    shown: { ids: rows.map(({ id }) => id), total: body.total as number },
  };
}

/** Inserts rows into a table directly. @param columns of the table, by the row's fields */
export async function insertRows(
  service: TestQuality,
  table: string,
  columns: Record<string, string>,
  rows: Row[],
): Promise<void> {
  const fields = Object.entries({
    id: 'id',
    createdAt: 'created_at',
    supplierId: 'supplier_id',
    status: 'status',
    ...columns,
  });
  await service.database.dataSource.query(
    `insert into ${table} (version, updated_at, ${fields.map(([, column]) => column).join(', ')})
     select 1, "created_at", ${fields.map(([, column]) => column).join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [
      JSON.stringify(
        rows.map((row) => Object.fromEntries(fields.map(([field, column]) => [column, row[field] ?? null]))),
      ),
    ],
  );
}

export async function addSuppliers(service: TestQuality): Promise<void> {
  for (const [id, name] of names) {
    await service.database.dataSource.query(
      `insert into supplier_directory (id, name, status, risk_level, version) values ($1, $2, 'approved', 'low', 1)`,
      [id, name],
    );
  }
}
