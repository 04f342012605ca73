import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { REQUIRE_IF_MATCH_HEADER } from '@fsvp/service-kit/http/if-match';
import { startQuality, type TestQuality } from './start.js';

const PATH = '/api/hazard-analysis';
const PATCH_TYPE = { 'content-type': 'application/merge-patch+json' };

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Programmed Foods');
});
afterAll(() => service.close());

const create = (headers: Record<string, string> = {}) => {
  const body = { supplierId, hazardType: 'biological', hazardDescription: 'x', preventiveControls: 'Heat' };
  return service.request('POST', PATH, body, headers);
};
const createId = async () => (await create()).body.id as string;

it('changes a record by JSON Merge Patch as by the merging PUT: absent stays, null clears', async () => {
  const id = await createId();
  const patched = await service.request(
    'PATCH',
    `${PATH}/${id}`,
    { preventiveControls: null, severity: 'high' },
    PATCH_TYPE,
  );
  expect(patched).toMatchObject({
    status: 200,
    body: { version: 2, preventiveControls: null, severity: 'high', hazardDescription: 'x' },
  });
  expect(patched.headers.get('etag')).toBe('"2"');
  expect((await service.request('PATCH', `${PATH}/${id}`, { severity: 'low' })).body).toMatchObject({ version: 3 });
  expect(await service.request('PATCH', `${PATH}/${id}`, {}, { ...PATCH_TYPE, 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { code: 'stale-version', type: '/problems/stale-version', current: { version: 3 } },
  });
  expect(await service.request('PATCH', `${PATH}/${id}`, { hazardDescription: null }, PATCH_TYPE)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'hazardDescription' }] },
  });
  expect(await service.request('PATCH', `${PATH}/${id}`, '{"__proto__": {}}', PATCH_TYPE)).toMatchObject({
    status: 400,
  });
  expect((await service.request('PUT', `${PATH}/${id}`, {}, PATCH_TYPE)).status).toBe(415);
});

it('answers 304 to a reader who has the version', async () => {
  const id = await createId();
  const read = (tags: string, method = 'GET') =>
    service.request(method, `${PATH}/${id}`, undefined, { 'if-none-match': tags });
  for (const tags of ['"1"', 'W/"1"', '*', '"7", "1"'])
    expect([tags, await read(tags)]).toMatchObject([tags, { status: 304, text: '' }]);
  const current = await read('"1"');
  expect([current.headers.get('etag'), current.headers.get('content-type')]).toEqual(['"1"', null]);
  expect((await read('"1"', 'HEAD')).status).toBe(304);
  expect(await read('"2"')).toMatchObject({ status: 200, body: { id } });
  for (const [tags, method] of [
    ['1', 'GET'],
    ['"1"', 'DELETE'],
  ] as const)
    expect(await read(tags, method)).toMatchObject({ status: 400, body: { errors: [{ path: 'If-None-Match' }] } });
  // A list has no version.
  expect((await service.request('GET', PATH, undefined, { 'if-none-match': '*' })).status).toBe(200);
  expect((await service.request('GET', `${PATH}/${newId()}`, undefined, { 'if-none-match': '*' })).status).toBe(404);
});

it('names the address of a created record, also for a repetition', async () => {
  const key = { 'idempotency-key': newId() };
  const [created, repeated] = [await create(key), await create(key)];
  expect(created.headers.get('location')).toBe(`${PATH}/${created.body.id}`);
  expect(repeated.headers.get('location')).toBe(created.headers.get('location'));
  expect((await service.request('GET', repeated.headers.get('location') ?? '')).status).toBe(200);
});

it('names the methods of an address', async () => {
  const id = await createId();
  const options = await service.request('OPTIONS', `${PATH}/${id}`);
  expect([options.status, options.text, options.headers.get('allow'), options.headers.get('accept-patch')]).toEqual([
    204,
    '',
    'DELETE, GET, HEAD, OPTIONS, PATCH, PUT',
    'application/merge-patch+json, application/json',
  ]);
  expect((await service.request('OPTIONS', '/api/nothing')).status).toBe(404);
});

it('refuses a change without If-Match while the gateway says that a policy demands one', async () => {
  const id = await createId();
  const change = (method: string, headers: Record<string, string> = {}) =>
    service.request(method, `${PATH}/${id}`, method === 'DELETE' ? undefined : {}, {
      [REQUIRE_IF_MATCH_HEADER]: 'true',
      ...headers,
    });
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(await change(method)).toMatchObject({ status: 428, body: { code: 'if-match-required' } });
  expect((await change('PATCH', { 'if-match': '"1"' })).status).toBe(200);
  expect((await change('DELETE', { 'if-match': '*' })).status).toBe(204);
});

it('answers 409 while another request changes the record, or has the same Idempotency-Key', async () => {
  const id = await createId();
  const key = newId();
  await service.database.dataSource.transaction(async (manager) => {
    await manager.query('select from hazard_analyses where id = $1 for update', [id]);
    await manager.query(`insert into idempotency (call, key, body_hash) values ($1, $2, '')`, [`POST ${PATH}`, key]);
    const [busy, running] = await Promise.all([
      service.request('PATCH', `${PATH}/${id}`, {}, PATCH_TYPE),
      create({ 'idempotency-key': key }),
    ]);
    expect([busy.status, busy.body.code]).toEqual([409, 'record-busy']);
    expect([running.status, running.body.code]).toEqual([409, 'request-running']);
  });
});
