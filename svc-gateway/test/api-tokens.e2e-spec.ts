import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  API_TOKEN_REQUESTS,
  API_TOKEN_TEXT,
  apiToken,
  apiTokenState,
  type ApiToken,
} from '@fsvp/contracts/access/api-token';
import { Database } from '@fsvp/service-kit/database/database';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { eventually, TEST_SECRET, type TestResponse } from '@fsvp/service-kit/testing/test-service';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiTokenUses } from '../src/identity/api-tokens/api-token-uses.js';
import { ApiTokensService } from '../src/identity/api-tokens/api-tokens.service.js';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, startReplica, type Gateway } from './gateway.js';

describe('API tokens', () => {
  let suppliers: FakeService;
  let gateway: Gateway;
  let administrator: { id: string; cookie: string };
  let seen: IncomingHttpHeaders | undefined;
  beforeAll(async () => {
    suppliers = await startFakeService((request, response) => {
      if (request.url?.startsWith('/api/')) seen = request.headers;
      respondJson({ suppliers: [], total: 0, next: null })(request, response);
    });
    gateway = await startGateway({ SUPPLIERS_URL: [suppliers.url], TRUSTED_PROXIES: ['127.0.0.1'] });
    administrator = await gateway.signInAs('administrator');
  });
  afterAll(async () => {
    await gateway?.close();
    await suppliers?.stop();
  });

  let names = 0;
  const create = async (fields: object = {}): Promise<{ token: ApiToken; text: string }> => {
    names += 1;
    const { status, body } = await gateway.send('POST', '/api/api-tokens', {
      body: { name: `Token ${names}`, scopes: ['read'], expiresOn: addDays(today(), 30), ...fields },
      cookie: administrator.cookie,
    });
    expect(status).toBe(201);
    return { token: apiToken.parse(body.token), text: body.text as string };
  };
  const use = (text: string, method = 'GET', path = '/api/suppliers', headers: Record<string, string> = {}) =>
    gateway.send(method, path, {
      headers: { authorization: `Bearer ${text}`, ...headers },
      cookie: null,
      ...(method !== 'GET' && { body: {} }),
    });
  const list = async (cookie: string, query = '') =>
    (await gateway.send('GET', `/api/api-tokens${query}`, { cookie })).body as { tokens: ApiToken[]; total: number };

  it('make requests in the name of the token, with the role of its owner', async () => {
    const { token, text } = await create();
    expect(text).toMatch(API_TOKEN_TEXT);
    expect(text).toContain(`fsvp_${token.prefix}_`);
    expect((await use(text)).status).toBe(200);
    expect(seen?.authorization).toBeUndefined();
    for (const time of ['read', 'cached']) {
      const { body } = await use(text, 'GET', '/api/auth/user');
      expect([time, body]).toMatchObject([time, { id: administrator.id, kind: 'api_token', permissions: ['read'] }]);
      const { id, name, scopes, expiresOn, allowedAddresses } = token;
      expect(body.token).toEqual({ id, name, scopes, expiresOn, allowedAddresses });
    }
    const ofPerson = await gateway.send('GET', '/api/auth/user', { cookie: administrator.cookie });
    expect(ofPerson.body).toMatchObject({ token: null, permissions: expect.arrayContaining(['self', 'administer']) });
    await expect(new ServiceTokens(TEST_SECRET).verify(String(seen?.[TOKEN_HEADER]), 'suppliers')).resolves.toEqual({
      id: token.id,
      kind: 'api_token',
      grantee: 'administrator',
      scopes: ['read'],
    });
    const [row] = await gateway.database.dataSource.query<{ all: string }[]>(
      `select (select json_agg(api_tokens)::text from api_tokens) || (select json_agg(event_log)::text from event_log) || (select coalesce(json_agg(idempotency)::text, '') from idempotency) as all`,
    );
    expect(row?.all).not.toContain(text.split('_').slice(2).join('_'));
  });

  it('are shown with their last use, and revoked at once at every gateway', async () => {
    const replica = await startReplica(gateway);
    const at = await replica.getUrl();
    const { token, text } = await create();
    const elsewhere = () => fetch(`${at}/api/suppliers`, { headers: { authorization: `Bearer ${text}` } });
    expect((await elsewhere()).status).toBe(200);
    await use(text);
    const used = await eventually(async () =>
      (await list(administrator.cookie)).tokens.find(({ id, lastUsedAt }) => id === token.id && lastUsedAt),
    );
    expect(used).toMatchObject({ lastUsedAddress: '127.0.0.1', ownerName: 'Test administrator', revokedAt: null });
    const revoked = await gateway.send('POST', `/api/api-tokens/${token.id}/revoke`, { cookie: administrator.cookie });
    expect(revoked.body).toMatchObject({ version: 2, revokedAt: expect.any(String) });
    expect((await use(text)).status).toBe(401);
    await eventually(async () => (await elsewhere()).status === 401);
    await replica.close();
  });

  it('work no longer once the revocation is answered, also without its notification and for a row that was read before', async () => {
    const tokens = gateway.app.get(ApiTokensService, { strict: false });
    const owner = await gateway.signInAs('editor');
    const [revoked, disabled, raced] = [await create(), await create({ ownerId: owner.id }), await create()];
    expect((await use(revoked.text)).status).toBe(200);
    const notified = jest.spyOn(tokens, 'refresh').mockResolvedValue();
    let reading: Promise<TestResponse> | undefined;
    try {
      const revoke = ({ token }: { token: ApiToken }) =>
        gateway.send('POST', `/api/api-tokens/${token.id}/revoke`, { cookie: administrator.cookie });
      await revoke(revoked);
      expect((await use(revoked.text)).status).toBe(401);
      expect((await use(disabled.text)).status).toBe(200);
      await gateway.send('POST', `/api/users/${owner.id}/disable`, { cookie: administrator.cookie });
      expect((await use(disabled.text)).status).toBe(401);

      const { rows } = Database.prototype;
      let goOn: () => void = () => undefined;
      const isRead = new Promise<void>((read) => {
        const held = new Promise<void>((resolve) => (goOn = resolve));
        const spied = jest.spyOn(Database.prototype, 'rows').mockImplementation(async function (
          this: Database,
          statement,
        ) {
          const result = await rows.call(this, statement);
          if (statement.name !== 'api-token-find') return result as never;
          spied.mockRestore();
          read();
          await held;
          return result as never;
        });
      });
      reading = use(raced.text);
      await isRead;
      await revoke(raced);
      goOn();
      expect((await reading).status).toBe(200);
      expect((await use(raced.text)).status).toBe(401);
    } finally {
      notified.mockRestore();
    }
  });

  it.each([
    ['an unknown one', (text: string) => text.replace(/_[0-9a-z]{8}_/, '_00000000_')],
    ['a changed secret', (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`],
    ['nothing', () => ''],
    ['something else', () => 'x'.repeat(1000)],
  ])('are refused when they are not valid: %s', async (_, change) => {
    const { text } = await create();
    expect(await use(change(text))).toMatchObject({
      status: 401,
      body: { detail: expect.stringContaining('API token') },
    });
  });

  it('end with their last day', async () => {
    const { token, text } = await create();
    await gateway.database.dataSource.query('update api_tokens set expires_on = $2 where id = $1', [
      token.id,
      addDays(today(), -1),
    ]);
    await gateway.database.dataSource.query('notify api_token_changed');
    await eventually(async () => (await use(text)).status === 401);
  });

  it('end with the last day of their owner', async () => {
    const owner = await gateway.signInAs('auditor');
    const { text } = await create({ ownerId: owner.id });
    expect((await use(text)).status).toBe(200);
    await gateway.database.dataSource.query('update users set expires_on = $2 where id = $1', [
      owner.id,
      addDays(today(), -1),
    ]);
    gateway.app.get(ApiTokensService, { strict: false }).forget();
    expect((await use(text)).status).toBe(401);
  });

  it('lower their rights with those of the owner', async () => {
    const owner = await gateway.signInAs('editor');
    const { text } = await create({ ownerId: owner.id, scopes: ['read', 'suppliers:write'] });
    expect((await use(text, 'POST')).status).toBe(200);
    await gateway.send('PUT', `/api/users/${owner.id}`, { body: { role: 'viewer' }, cookie: administrator.cookie });
    await eventually(async () => (await use(text, 'POST')).status === 403);
    expect((await use(text)).status).toBe(200);
  });

  it('do what their scopes say, and nothing that needs a person', async () => {
    const { text } = await create({ scopes: ['suppliers:write'] });
    expect((await use(text, 'POST')).status).toBe(200);
    expect(await use(text)).toMatchObject({ status: 403, body: { detail: 'This API token lacks the scope read.' } });
    expect(await use(text, 'POST', '/api/users')).toMatchObject({
      status: 403,
      body: { detail: 'Only a person can do this, not an API token.' },
    });
    expect((await use(text, 'POST', '/api/auth/password')).status).toBe(403);
  });

  it('work only from their addresses', async () => {
    const { text } = await create({ allowedAddresses: ['10.1.0.0/16', '2001:db8::/32', '203.0.113.7'] });
    const from = async (address: string) =>
      (await use(text, 'GET', '/api/suppliers', { 'x-forwarded-for': address })).status;
    expect([await from('10.1.2.3'), await from('203.0.113.7'), await from('2001:db8::1')]).toEqual([200, 200, 200]);
    expect([await from('10.2.2.3'), await from('203.0.113.8'), await from('2001:db9::1')]).toEqual([401, 401, 401]);
  });

  it('are refused together with a session', async () => {
    const { text } = await create();
    const both = await gateway.send('GET', '/api/suppliers', {
      headers: { authorization: `Bearer ${text}` },
      cookie: administrator.cookie,
    });
    expect(both).toMatchObject({ status: 400, body: { detail: expect.stringContaining('not both') } });
  });

  it('tell a program without a session about tokens, and a browser not', async () => {
    const nobody = (headers: Record<string, string> = {}) =>
      gateway.send('GET', '/api/suppliers', { cookie: null, headers });
    expect((await nobody()).body.detail).toContain('Authorization: Bearer fsvp_');
    expect((await nobody({ 'sec-fetch-site': 'same-origin' })).body.detail).toMatch(/Sign in and try again\.$/);
  });

  it(`make ${API_TOKEN_REQUESTS} requests a minute, at all gateways together`, async () => {
    const { token, text } = await create();
    const uses = gateway.app.get(ApiTokenUses, { strict: false });
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const later = new Date(minute.getTime() + 60_000);
    for (const at of [minute, later])
      await gateway.database.dataSource.query(
        `insert into api_token_uses (token_id, minute, requests, last_at, last_address) values ($1, $2, $3, now(), '127.0.0.1')`,
        [token.id, at, API_TOKEN_REQUESTS - 1],
      );
    // Until the gateways have exchanged their counts, each knows only its own.
    const { headers } = await use(text);
    expect(headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"token";r=\d{1,3};t=\d{1,2}$/);
    const waiting = await eventually(async () => {
      const answer = await use(text);
      return answer.status === 429 ? answer : undefined;
    });
    expect(waiting.body.detail).toContain('600 requests in this minute');
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(waiting.headers.get('ratelimit')).toBe(`"token";r=0;t=${waiting.headers.get('retry-after')}`);
    const next = (after: number) => uses.count(token.id, '127.0.0.1', later.getTime() + 120_000 + after);
    expect([next(0), next(15_000)]).toEqual([
      { requests: 599, seconds: 60 },
      { requests: 598, seconds: 45 },
    ]);
  });

  it('are listed and revoked by their owner, who sees no others', async () => {
    const owner = await gateway.signInAs('editor');
    const other = await gateway.signInAs('editor');
    const { token } = await create({ ownerId: owner.id });
    expect((await list(owner.cookie)).tokens).toMatchObject([{ id: token.id }]);
    expect((await list(other.cookie)).total).toBe(0);
    expect((await list(administrator.cookie, '?own=true')).tokens.map(({ id }) => id)).not.toContain(token.id);
    const revoke = (cookie: string) => gateway.send('POST', `/api/api-tokens/${token.id}/revoke`, { cookie });
    expect((await revoke(other.cookie)).status).toBe(404);
    expect((await revoke(owner.cookie)).status).toBe(200);
    expect((await gateway.send('POST', '/api/api-tokens', { body: {}, cookie: owner.cookie })).status).toBe(403);
  });

  it('are counted and revoked also when there are more than a list shows', async () => {
    const owner = await gateway.signInAs('editor');
    const { token } = await create({ ownerId: owner.id });
    await gateway.database.dataSource.query(
      `insert into api_tokens (id, version, created_at, updated_at, name, prefix, hash, scopes, owner_id, expires_on, allowed_addresses)
       select gen_random_uuid(), 1, now(), now(), 'Many ' || n, 'many' || n, repeat('0', 64), '{read}', $1, now(), '{}' from generate_series(1, 1000) n`,
      [owner.id],
    );
    const { tokens, total } = await list(owner.cookie);
    expect([tokens.length, total]).toEqual([1000, 1001]);
    expect(tokens.map(({ id }) => id)).not.toContain(token.id);
    const revoked = await gateway.send('POST', `/api/api-tokens/${token.id}/revoke`, { cookie: owner.cookie });
    expect(revoked).toMatchObject({ status: 200, body: { id: token.id, revokedAt: expect.any(String) } });
    await gateway.database.dataSource.query(`delete from api_tokens where prefix like 'many%'`);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['sign'] }, 'scopes.0'],
    [{ expiresOn: addDays(today(), 366) }, 'expiresOn'],
    [{ expiresOn: addDays(today(), -1) }, 'expiresOn'],
    [{ allowedAddresses: ['10.0.0.0/99'] }, 'allowedAddresses.0'],
    [{ ownerId: '019aa27e-ffff-7fff-8fff-ffffffffffff' }, 'ownerId'],
  ])('refuse %p', async (fields, path) => {
    const { status, body } = await gateway.send('POST', '/api/api-tokens', {
      body: { name: 'Another', scopes: ['read'], expiresOn: today(), ...fields },
      cookie: administrator.cookie,
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('have a name once per owner, so that a repeated request creates no second one', async () => {
    const body = { name: 'ERP', scopes: ['read'], expiresOn: today() };
    const headers = { 'idempotency-key': 'the same' };
    const send = () => gateway.send('POST', '/api/api-tokens', { body, headers, cookie: administrator.cookie });
    expect((await send()).status).toBe(201);
    expect(await send()).toMatchObject({ status: 409, body: { detail: expect.stringContaining('with this name') } });
  });
});

describe('apiTokenState', () => {
  const token = apiToken.parse({
    id: '1',
    version: 1,
    name: 'ERP',
    prefix: 'abcdefgh',
    scopes: ['read'],
    ownerId: '2',
    ownerName: 'Ada',
    expiresOn: '2026-12-31',
    allowedAddresses: [],
    lastUsedAt: null,
    lastUsedAddress: null,
    revokedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: null,
  });

  it.each([
    ['active', {}, '2026-03-31T00:00:00Z'],
    ['unused', {}, '2026-04-02T00:00:00Z'],
    ['active', { lastUsedAt: '2026-04-01T00:00:00.000Z' }, '2026-04-02T00:00:00Z'],
    ['expired', {}, '2027-01-02T00:00:00Z'],
    ['revoked', { revokedAt: '2026-02-01T00:00:00.000Z' }, '2027-01-02T00:00:00Z'],
  ] as const)('is %s with %p at %s', (state, fields, now) => {
    expect(apiTokenState({ ...token, ...fields }, new Date(now))).toBe(state);
  });
});
