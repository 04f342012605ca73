import assert from 'node:assert/strict';
import type { TestService } from './test-service.js';

/** A list with its own sample records. */
export interface CursorList {
  path: string;
  /** Its sorts besides `createdAt` and `updatedAt`. */
  sorts: readonly string[];
  /** Query parameters of readings, such as a filter; the first is read while records are written. */
  filters: readonly string[];
  table: string;
  /** The body of a new record. @param at counts up */
  create(at: number): object;
  /** A change of a record. */
  change(at: number): object;
}

interface Page {
  records: { id: string; version: number }[];
  total: number;
  next: string | null;
}

/** Requests a page; a bare array has its total and the next cursor in headers. */
export async function readPage(service: TestService, path: string, query: string): Promise<Page> {
  const { status, body, text, headers } = await service.request('GET', `${path}?${query}`);
  assert.equal(status, 200, `${path}?${query}: ${text}`);
  if (Array.isArray(body))
    return { records: body, total: Number(headers.get('x-total-count')), next: headers.get('x-next-cursor') };
  return { records: Object.values(body).find(Array.isArray) as Page['records'], total: body.total, next: body.next };
}

/** Reads all pages of a list by cursor. @param between is called with the number of the page that was read */
export async function readByCursor(
  service: TestService,
  path: string,
  query: string,
  between?: (page: number) => Promise<unknown>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await readPage(service, path, `${query}&cursor=${next}`);
    pages.push(page);
    next = page.next;
    if (next !== null) await between?.(pages.length);
  }
  return pages;
}

const ROWS = 30;
const LIMIT = 9;
const ids = (pages: Page[]) => pages.flatMap(({ records }) => records.map(({ id }) => id));

/** Creates records, of which several have the same times. */
export async function createRecords(service: TestService, list: CursorList): Promise<void> {
  for (let at = 0; at < ROWS; at += 1) {
    const { status, text } = await service.request('POST', list.path, list.create(at));
    assert.equal(status, 201, text);
  }
  const spread = (of: string, days: number) =>
    `'2026-01-01'::timestamptz + make_interval(days => ('x' || substr(md5(id::text || '${of}'), 1, 4))::bit(16)::int % ${days})`;
  await service.database.dataSource.query(
    `update ${list.table} set created_at = ${spread('created', 3)}, updated_at = ${spread('updated', 4)}`,
  );
}

/** Asserts that cursors lead through every order of a list as offsets do, with the same totals. */
export async function checkEveryOrder(service: TestService, { path, sorts, filters }: CursorList): Promise<void> {
  for (const filter of filters)
    for (const sort of [...sorts, 'createdAt', 'updatedAt'])
      for (const order of ['asc', 'desc']) {
        const query = `sort=${sort}&order=${order}&${filter}`;
        const whole = await readPage(service, path, `${query}&limit=100`);
        assert.ok(whole.records.length > LIMIT && whole.next === null, `${query} has several pages`);
        const pages = await readByCursor(service, path, `${query}&limit=${LIMIT}`);
        assert.deepEqual(ids(pages), ids([whole]), query);
        assert.deepEqual([...new Set(pages.map(({ total }) => total))], [whole.records.length], query);
        assert.equal(pages.length, Math.ceil(whole.total / LIMIT), query);
        // The cursor of an offset page continues behind it.
        const second = await readPage(service, path, `${query}&limit=${LIMIT}&offset=${LIMIT}`);
        assert.equal(second.next !== null, whole.total > 2 * LIMIT, query);
        if (second.next === null) continue;
        const third = await readPage(service, path, `${query}&limit=${LIMIT}&cursor=${second.next}`);
        assert.deepEqual(ids([third]), ids([whole]).slice(2 * LIMIT, 3 * LIMIT), query);
      }
}

/**
 * Asserts that a reading returns each record that nobody writes meanwhile once and in order, in the order of changes also
 * each that somebody writes, while records are created, changed and deleted between the pages.
 */
export async function checkReadingDuringWrites(service: TestService, list: CursorList): Promise<void> {
  const { path, sorts, filters } = list;
  let at = ROWS;
  for (const sort of [...sorts, 'createdAt', 'updatedAt'])
    for (const order of ['asc', 'desc']) {
      const query = `sort=${sort}&order=${order}&${filters[0]}`;
      const before = ids([await readPage(service, path, `${query}&limit=100`)]);
      const written = new Set<string>();
      const write = async (page: number) => {
        at += 1;
        // From both ends, so that the records are before and after the cursor.
        const id = before[page % 2 ? page : before.length - 1 - page] as string;
        const [method, body] = [
          ['POST', list.create(at)],
          ['PUT', list.change(at)],
          ['DELETE', undefined],
        ][page % 3] as [string, object | undefined];
        const { status, text } = await service.request(method, method === 'POST' ? path : `${path}/${id}`, body);
        assert.ok(status < 300, text);
        if (method !== 'POST') written.add(id);
      };
      const pages = await readByCursor(service, path, `${query}&limit=${LIMIT}`, write);
      const seen = ids(pages);
      const untouched = before.filter((id) => !written.has(id));
      assert.deepEqual(
        seen.filter((id) => untouched.includes(id)),
        untouched,
        query,
      );
      if (sort !== 'updatedAt' || order !== 'asc') continue;
      const versions = new Set(pages.flatMap(({ records }) => records.map(({ id, version }) => `${id} ${version}`)));
      const { records } = await readPage(service, path, `${query}&limit=100`);
      for (const { id, version } of records) assert.ok(versions.has(`${id} ${version}`), `${id} ${version} was missed`);
    }
}

/** Asserts that `updatedSince` includes its instant and has an exact total, by offset and by cursor. */
export async function checkUpdatedSince(service: TestService, { path, filters }: CursorList): Promise<void> {
  let excluded = 0;
  for (const filter of filters) {
    const { records } = await readPage(service, path, `sort=updatedAt&limit=100&${filter}`);
    const changed = records as { id: string; version: number; updatedAt: string }[];
    // Records that were made in the same millisecond have the same time.
    const since = changed
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1)!;
    const expected = changed.filter(({ updatedAt }) => updatedAt >= since).map(({ id }) => id);
    excluded += changed.length - expected.length;
    for (const sort of ['updatedAt', 'createdAt']) {
      const query = `sort=${sort}&updatedSince=${since}&limit=${LIMIT}&${filter}`;
      const pages = await readByCursor(service, path, query);
      assert.deepEqual(ids(pages).sort(), [...expected].sort(), query);
      const byOffset = await readPage(service, path, `${query}&offset=1`);
      assert.deepEqual(
        [...pages, byOffset].map(({ total }) => total),
        [...pages, byOffset].map(() => expected.length),
        query,
      );
      assert.deepEqual(ids([byOffset]), ids(pages).slice(1, 1 + LIMIT), query);
    }
  }
  assert.ok(excluded > 0);
}

/** Asserts that `fields` leaves out the other fields, in the list and of one record. */
export async function checkFields(service: TestService, { path }: CursorList): Promise<void> {
  const { records } = await readPage(service, path, 'fields=updatedAt,%20version&limit=2');
  assert.equal(records.length, 2);
  for (const record of records) {
    assert.deepEqual(Object.keys(record).sort(), ['id', 'updatedAt', 'version']);
    const one = await service.request('GET', `${path}/${record.id}?fields=updatedAt,version`);
    assert.deepEqual(one.body, record);
    assert.equal(one.headers.get('etag'), `"${record.version}"`);
    const only = await service.request('GET', `${path}/${record.id}?fields=`);
    assert.deepEqual(only.body, { id: record.id });
  }
}

/** Asserts that a query which is not one of the list is a 400 that names the parameter. */
export async function checkBadQueries(service: TestService, { path, filters }: CursorList): Promise<void> {
  const first = await readPage(service, path, 'limit=1');
  const next = first.next ?? '';
  const forged = (...parts: unknown[]) => {
    const [hash] = JSON.parse(Buffer.from(next, 'base64url').toString()) as string[];
    return Buffer.from(JSON.stringify([hash, ...parts])).toString('base64url');
  };
  const id = first.records[0]!.id;
  const bad: [string, string][] = [
    ['cursor=nonsense', 'cursor'],
    [`cursor=${next.slice(1)}`, 'cursor'],
    [`cursor=${next}&offset=0`, 'cursor'],
    [`cursor=${next}&cursor=${next}`, 'cursor'],
    [`cursor=${next}&order=asc`, 'cursor'],
    [`cursor=${next}&sort=updatedAt`, 'cursor'],
    [`cursor=${next}&search=x`, 'cursor'],
    ...filters.filter(Boolean).map((filter): [string, string] => [`cursor=${next}&${filter}`, 'cursor']),
    [`cursor=${forged()}`, 'cursor'],
    [`cursor=${forged('2026-13-01T00:00:00.000Z', id)}`, 'cursor'],
    [`cursor=${forged('-infinity', id)}`, 'cursor'],
    [`cursor=${forged(null, id)}`, 'cursor'],
    [`cursor=${forged('2026-01-01T00:00:00.000Z', "'; drop table x")}`, 'cursor'],
    [`cursor=${forged('2026-01-01T00:00:00.000Z', id, id)}`, 'cursor'],
    ['limit=101', 'limit'],
    ['cursor=&limit=1001', 'limit'],
    ['updatedSince=yesterday', 'updatedSince'],
    ['fields=id,secret', 'fields'],
    ['color=red', 'color'],
    ['Limit=5', 'Limit'],
  ];
  for (const [query, name] of bad) {
    const { status, body, text } = await service.request('GET', `${path}?${query}`);
    assert.equal(status, 400, `${query}: ${text}`);
    assert.deepEqual(
      (body as { errors: { path: string }[] }).errors.map((error) => error.path),
      [name],
      query,
    );
  }
  const one = await service.request('GET', `${path}/${id}?fields=secret&search=x`);
  assert.equal(one.status, 400, one.text);
  assert.match(one.text, /search.*version/s);
  const deleted = await service.request('DELETE', `${path}/${id}?force=1`);
  assert.equal(deleted.status, 400, deleted.text);
}
