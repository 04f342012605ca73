import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@fsvp/contracts/problem';
import { HandledCalls } from '@fsvp/service-kit/open-api.controller';
import { startGateway, type Gateway } from './gateway.js';

const FIELDS = ['password', 'firstName', 'lastName', 'profileImageUrl', 'ids'];
const all = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

const BODIES: [string, unknown][] = [
  ['invalid JSON', '{"firstName": '],
  ['no object', '[1, 2]'],
  ['null', 'null'],
  ['a lone value', '"text"'],
  ['numbers everywhere', all(7)],
  ['objects everywhere', all({ a: [] })],
  ['too long text', all('x'.repeat(200_000))],
  ['more than 256 KB', all('x'.repeat(60_000))],
  ['a NUL byte', all('a\0b')],
  ['a lone surrogate', `{"firstName": "\\ud800", "lastName": "\\udfff", "password": 3, "ids": ["\\ud800"]}`],
  ['ids that are none', all(['nope', '00000000'])],
  ['a polluted prototype', '{"__proto__": {"role": "admin"}, "password": 1, "firstName": 1, "ids": 1}'],
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

describe('bad input', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.signIn();
  });
  afterAll(() => gateway?.close());

  const state = async () =>
    JSON.stringify(
      await gateway.database.dataSource.query(
        'select (select json_agg(users) from users) as users, (select count(*) from event_log) as events, (select count(*) from sessions) as sessions',
      ),
    );

  it.each(BODIES)('%s: every call with a body refuses it with a problem and writes nothing', async (what, body) => {
    const calls = gateway.app.get(HandledCalls).calls.filter((call) => call.body);
    expect(calls).toHaveLength(3);
    const before = await state();
    for (const { method, path } of calls) {
      const answer = await gateway.ask(method, path, { body });
      // To the login a NUL is part of a wrong password.
      const statuses = path === '/api/login' && what === 'a NUL byte' ? [401] : [400, 413];
      expect([path, statuses]).toEqual([path, expect.arrayContaining([answer.status])]);
      if (path === '/api/login') expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      else
        expect(problem.parse(answer.body)).toMatchObject({
          status: answer.status,
          detail: expect.stringMatching(/\.$/),
        });
    }
    expect(await state()).toBe(before);
  });

  it.each(QUERIES)('a query with %s is refused', async (query) => {
    const answer = await gateway.ask('GET', `/api/notifications?${query}`);
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.body).errors?.length).toBeGreaterThan(0);
  });

  it('lists every bad field', async () => {
    const { body } = await gateway.ask('PUT', '/api/auth/user', { body: { firstName: 'x'.repeat(101), lastName: 5 } });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['firstName', 'lastName']);
  });

  it('refuses other media types', async () => {
    for (const { method, path } of gateway.app.get(HandledCalls).calls.filter((call) => call.body)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        expect([
          path,
          type,
          (await gateway.ask(method, path, { body: 'a=b', headers: { 'content-type': type } })).status,
        ]).toEqual([path, type, 415]);
      }
    }
  });
});
