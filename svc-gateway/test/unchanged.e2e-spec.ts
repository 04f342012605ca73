import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findStoredNothings, updatedPaths } from '@fsvp/service-kit/testing/unchanged';
import { startGateway, type Gateway } from './gateway.js';

let gateway: Gateway;
let administrator: { id: string };
beforeAll(async () => {
  gateway = await startGateway();
  administrator = await gateway.signInAs('administrator');
});
afterAll(() => gateway.close());

const send = (method: string, path: string, body?: unknown) => gateway.send(method, path, { body });
const eventsOf = (type: string) =>
  gateway.database.dataSource.query<object[]>('select from event_log where type = $1', [type]);

it('has a case for every call that changes a record', () => {
  expect(updatedPaths(gateway)).toEqual(['/api/auth/user', '/api/policies/{key}', '/api/users/{id}']);
});

it('stores nothing of an account and the own profile for a change that changes nothing', async () => {
  await send('PUT', '/api/auth/user', { firstName: 'Ada', lastName: 'Rivera' });
  expect(await findStoredNothings(gateway, send, '/api/auth/user')).toEqual([]);
  expect(await findStoredNothings(gateway, send, `/api/users/${administrator.id}`)).toEqual([]);
});

it('confirms an identity again each time that somebody has checked it', async () => {
  const path = `/api/users/${administrator.id}`;
  const confirm = async () => (await send('PUT', path, { identityVerified: { how: 'Passport' } })).body.version;
  expect((await confirm()) + 1).toBe(await confirm());
});

it('stores nothing for a policy with the same value and reason, and a first value even if it is the default', async () => {
  const path = '/api/policies/api.requireIfMatch';
  const set = async (value: string, reason: string) => (await send('PUT', path, { value, reason })).body;
  const first = await set('off', 'Decided');
  expect([first.version, first.reason]).toEqual([1, 'Decided']);
  expect(await set('off', 'Decided')).toEqual(first);
  expect((await set('off', 'Decided again')).version).toBe(2);
  expect(await eventsOf('policy.changed.v1')).toHaveLength(2);
});

it('keeps the draft of an account review whose snapshot is the same', async () => {
  const { body: draft } = await send('POST', '/api/account-reviews');
  const path = `/api/account-reviews/${draft.id}`;
  expect((await send('PUT', path)).body).toEqual(draft);
  await send('PUT', '/api/auth/user', { lastName: 'Other' });
  expect((await send('PUT', path)).body.version).toBe(draft.version + 1);
});
