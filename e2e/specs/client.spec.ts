import { readFile } from 'node:fs/promises';
import { createClient, FsvpError, type Change } from '@fsvp/client';
import { generate } from '@fsvp/client/generate';
import { expect, test } from '../fixtures/administrator.js';
import { dayFromToday, unique } from '../fixtures/api-client.js';
import { readDocument } from '../fixtures/open-api.js';

const baseUrl = process.env.E2E_URL ?? '';

test('the committed types of the client are those of the API document', async ({ administrator }) => {
  const generated = await generate(await readDocument(administrator));
  for (const [name, text] of Object.entries(generated)) {
    const committed = await readFile(new URL(`../../packages/client/src/generated/${name}`, import.meta.url), 'utf8');
    const lines = new Set(committed.split('\n'));
    const missing = text.split('\n').filter((line) => !lines.has(line));
    const advice = `${name} is not of this document: npm run generate in packages/client`;
    expect(missing, advice).toEqual([]);
    expect(text === committed, advice).toBe(true);
  }
});

test('a program creates, reads, changes and follows records with the client', async ({ administrator }) => {
  const given = await administrator.call('POST', '/api/api-tokens', {
    name: unique('Client'),
    scopes: ['read', 'suppliers:write'],
    expiresOn: dayFromToday(1),
  });
  expect(given.status).toBe(201);
  let lost = 0;
  const client = createClient({
    baseUrl,
    token: given.body.text as string,
    retryDelay: 1,
    // The answers of the first two creations are lost after the suite has stored them.
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      if (init?.method === 'POST' && lost < 2) throw new TypeError(`answer ${++lost} is lost`);
      return response;
    },
  });

  const name = unique('Client Foods');
  const supplier = await client.call('createSupplier', { body: { name, country: 'Peru' } });
  expect(lost).toBe(2);
  const found: string[] = [];
  for await (const { id } of client.iterate('listSuppliers', { query: { search: name, limit: 1 } })) found.push(id);
  expect(found).toEqual([supplier.id]);

  const at = { params: { id: supplier.id } };
  const changed = await client.call('patchSupplier', { ...at, body: { city: 'Paita' }, ifMatch: supplier.version });
  expect(changed).toMatchObject({ name, city: 'Paita', version: 2 });
  const stale = client.call('patchSupplier', { ...at, body: { city: 'Lima' }, ifMatch: supplier.version });
  const error = await stale.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FsvpError);
  expect(error).toMatchObject({ status: 412, code: 'stale-version', current: { city: 'Paita' }, attempts: 1 });
  expect((await client.send('getSupplier', { ...at, ifNoneMatch: changed.version })).status).toBe(304);

  const seen: Pick<Change, 'version' | 'deleted'>[] = [];
  let cursor: string | undefined;
  const keep = async (next: string) => void (cursor = next);
  const read = async () => {
    for await (const change of client.follow({ after: cursor, types: ['supplier'], save: keep, stopAtEnd: true }))
      if (change.recordId === supplier.id) seen.push({ version: change.version, deleted: change.deleted });
    return seen;
  };
  await expect.poll(read).toHaveLength(2);
  await client.call('deleteSupplier', { ...at, ifMatch: changed.version });
  await expect.poll(read).toEqual([
    { version: 1, deleted: false },
    { version: 2, deleted: false },
    { version: 3, deleted: true },
  ]);
  await administrator.call('POST', `/api/api-tokens/${given.body.token.id}/revoke`);
});

test('a program uses ids of another system with any characters, and learns what was not stored', async ({
  administrator,
}) => {
  const given = await administrator.call('POST', '/api/api-tokens', {
    name: unique('External ids'),
    scopes: ['read', 'suppliers:write'],
    expiresOn: dayFromToday(1),
  });
  const ignored: string[] = [];
  const client = createClient({
    baseUrl,
    token: given.body.text as string,
    onIgnoredFields: (fields) => ignored.push(...fields),
  });
  const name = unique('External Foods');
  for (const externalId of [`${name}/A`, `EU\\${name}`, `.${name}..`, `100%25?#${name}`, '...']) {
    const at = { params: { externalSource: 'erp', externalId } };
    const body = { name, country: 'Peru', fone: '1' };
    const created = await client.send('setSupplierByExternalId', { ...at, body });
    expect([created.status, created.body.externalIds]).toEqual([201, { erp: externalId }]);
    const again = await client.send('setSupplierByExternalId', { ...at, body: { name } });
    expect([again.status, again.body.version, again.etag]).toEqual([200, 1, '"1"']);
    expect((await client.call('getSupplierByExternalId', at)).id).toBe(created.body.id);
    await client.call('deleteSupplier', { params: { id: created.body.id } });
  }
  expect(ignored).toEqual(Array.from({ length: 5 }, () => 'fone'));
  await administrator.call('POST', `/api/api-tokens/${given.body.token.id}/revoke`);
});
