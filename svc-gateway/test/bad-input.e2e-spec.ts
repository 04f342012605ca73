import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillPath } from '@fsvp/contracts/core/call';
import { problem } from '@fsvp/contracts/core/problem';
import { HandledCalls } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { hashPassword } from '../src/identity/password.js';
import { startGateway, type Gateway } from './gateway.js';

const FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'email',
  'role',
  'scopes',
  'value',
  'firstName',
  'lastName',
  'title',
  'profileImageUrl',
  'ids',
  'reason',
  'grant',
  'removeSecondFactor',
];
const UNKNOWN_ID = '019aa27e-ffff-7fff-8fff-ffffffffffff';
const PARAMS = { service: 'gateway', id: UNKNOWN_ID, signatureId: UNKNOWN_ID, token: 'unknown', key: 'sharedLogin' };
const all = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

const BODIES: [string, unknown][] = [
  ['invalid JSON', '{"firstName": '],
  ['an array instead of an object', '[1, 2]'],
  ['null', 'null'],
  ['a string instead of an object', '"text"'],
  ['numbers in all fields', all(7)],
  ['objects in all fields', all({ a: [] })],
  ['text that is too long', all('x'.repeat(200_000))],
  ['more than 256 KB', all('x'.repeat(60_000))],
  ['a NUL byte', all('a\0b')],
  [
    'a lone surrogate',
    `{"firstName": "\\ud800", "lastName": "\\udfff", "password": 3, "removeSecondFactor": 3, "ids": ["\\ud800"]}`,
  ],
  ['invalid ids', all(['nope', '00000000'])],
  [
    'a polluted prototype',
    '{"__proto__": {"role": "admin"}, "password": 1, "removeSecondFactor": 1, "firstName": 1, "ids": 1}',
  ],
];
const QUERIES = [
  'limit=0',
  'limit=101',
  'limit=abc',
  'offset=-1',
  'limit=1.5',
  'limit=1&limit=2',
  'offset=99999999999999999999',
  'limit=%00',
  'limit=%F0%9F',
];

describe('invalid input', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    const { id } = await gateway.signInAs('qi_administrator');
    const passwordHash = await hashPassword('a walk along the canal');
    await gateway.database.dataSource.query('update users set password_hash = $2 where id = $1', [id, passwordHash]);
  });
  afterAll(() => gateway?.close());

  const state = async () =>
    JSON.stringify(
      await gateway.database.dataSource.query(
        'select (select json_agg(users) from users) as users, (select count(*) from event_log) as events, (select count(*) from sessions) as sessions',
      ),
    );

  it.each(BODIES)('%s: every call with a body returns a problem and writes nothing', async (what, body) => {
    const calls = gateway.app.get(HandledCalls).calls.filter((call) => call.body);
    expect(calls).toHaveLength(25);
    const before = await state();
    for (const { method, path } of calls) {
      const response = await gateway.send(method, fillPath(path, PARAMS), { body });
      // Where a password must be right, this is a wrong one.
      const isProof = /^\/api\/auth\/(totp|sessions)/.test(path);
      const statuses = isProof && what === 'a NUL byte' ? [400, 422] : [400, 413];
      expect([path, statuses]).toEqual([path, expect.arrayContaining([response.status])]);
      if (path === '/api/login') expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      else
        expect(problem.parse(response.body)).toMatchObject({
          status: response.status,
          detail: expect.stringMatching(/\.$/),
        });
    }
    expect(await state()).toBe(before);
  });

  it.each(QUERIES)('rejects the query %s', async (query) => {
    const response = await gateway.send('GET', `/api/notifications?${query}`);
    expect(response.status).toBe(400);
    expect(problem.parse(response.body).errors?.length).toBeGreaterThan(0);
  });

  it('lists every invalid field', async () => {
    const { body } = await gateway.send('PUT', '/api/auth/user', { body: { firstName: 'x'.repeat(101), lastName: 5 } });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['firstName', 'lastName']);
  });

  it('returns 415 for other media types', async () => {
    for (const { method, path } of gateway.app.get(HandledCalls).calls.filter((call) => call.body)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        expect([
          path,
          type,
          (await gateway.send(method, fillPath(path, PARAMS), { body: 'a=b', headers: { 'content-type': type } }))
            .status,
        ]).toEqual([path, type, 415]);
      }
    }
  });
});
