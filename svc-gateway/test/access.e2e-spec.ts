import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { user } from '@fsvp/contracts/access/user';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { startProbeServer } from '@fsvp/service-kit/process/probe-server';
import { eventually, type TestResponse } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { SessionsService } from '../src/identity/sessions.service.js';
import { SHARED_USER_ID } from '../src/identity/users.service.js';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

const readCookie = (response: TestResponse) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const hashCookie = (cookie: string) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest('hex');

describe('access', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: ['127.0.0.1'] });
  });
  afterAll(() => gateway?.close());
  beforeEach(() => gateway.database.dataSource.query('delete from login_attempts'));

  const query = <T>(text: string, values: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, values);
  const login = (password: string, headers: Record<string, string> = {}) =>
    gateway.send('POST', '/api/login', { body: { password }, headers, cookie: null });
  const listEvents = (type: string) =>
    query<{ actor: string; before: unknown; after: { id: string; userId: string } }>(
      'select actor, before, after from event_log where type = $1 order by id',
      [type],
    );

  it('signs in, reads the user, signs out, and rejects the ended session', async () => {
    expect(await login('guess')).toMatchObject({ status: 401, text: 'Invalid password. Please try again.' });
    const right = await login(PASSWORD);
    expect(right.status).toBe(200);
    expect(user.parse(right.body)).toMatchObject({
      id: SHARED_USER_ID,
      firstName: 'Ada',
      lastName: 'Rivera',
      email: 'ada@importer.test',
      role: 'user',
      timeZone: suiteTimeZone(),
      suiteUrl: null,
    });
    const cookie = readCookie(right);
    expect((await gateway.send('GET', '/api/auth/user', { cookie })).body).toEqual(right.body);
    expect((await gateway.send('POST', '/api/logout', { cookie })).status).toBe(204);
    const after = await gateway.send('GET', '/api/auth/user', { cookie });
    expect(after).toMatchObject({ status: 401, body: { title: 'Unauthorized', status: 401 } });
    expect(after.headers.get('content-type')).toContain('application/problem+json');
    expect((await gateway.send('POST', '/api/logout', { cookie })).status).toBe(401);
  });

  it('gives a new id at each login, ends the earlier session of the browser, and stores only the hash', async () => {
    const first = readCookie(await login(PASSWORD));
    const second = readCookie(
      await gateway.send('POST', '/api/login', { body: { password: PASSWORD }, cookie: first }),
    );
    expect(second).not.toBe(first);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: first })).status).toBe(401);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: second })).status).toBe(200);
    const rows = await query<{ sid: string; sess: object }>('select sid, sess from sessions');
    expect(rows.map(({ sid }) => sid)).toContain(hashCookie(second));
    expect(JSON.stringify(rows)).not.toContain(second.split('=')[1]);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: `__Host-fsvp=${'A'.repeat(43)}` })).status).toBe(401);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: `__Host-fsvp=${hashCookie(second)}` })).status).toBe(
      401,
    );
  });

  it.each([
    ['on this machine', {}, '__Host-fsvp', true],
    ['behind https', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'suite.importer.test' }, '__Host-fsvp', true],
    ['over plain http elsewhere', { 'x-forwarded-host': 'suite.lan:8080' }, 'fsvp', false],
  ])('sets the cookie %s', async (_where, headers, name, secure) => {
    const response = await login(PASSWORD, headers);
    const attributes = (response.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes[0]).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
    expect(attributes.slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', ...(secure ? ['Secure'] : [])]);
    expect((await gateway.send('GET', '/api/auth/user', { headers, cookie: readCookie(response) })).status).toBe(200);
    // Another site on the same domain could have planted an unprefixed cookie, so it is ignored here.
    if (secure)
      expect(
        (await gateway.send('GET', '/api/auth/user', { headers, cookie: readCookie(response).replace('__Host-', '') }))
          .status,
      ).toBe(401);
  });

  it('ends a session at once when another gateway closed it', async () => {
    const cookie = readCookie(await login(PASSWORD));
    expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
    await query('delete from sessions where sid = $1', [hashCookie(cookie)]);
    // Still cached until the other gateway's notification arrives.
    expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
    await query("select pg_notify('session_closed', $1)", [hashCookie(cookie)]);
    await eventually(async () => (await gateway.send('GET', '/api/auth/user', { cookie })).status === 401, 2000);
  });

  it('caches no session while the notification connection is down, and reconnects', async () => {
    const cookie = readCookie(await login(PASSWORD));
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %session_ended%' and datname = current_database()`,
    );
    expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
    await query('delete from sessions where sid = $1', [hashCookie(cookie)]);
    await eventually(async () => (await gateway.send('GET', '/api/auth/user', { cookie })).status === 401, 1000);
    await eventually(
      async () =>
        (
          await query(
            `select from pg_stat_activity where query like 'listen %session_ended%' and datname = current_database()`,
          )
        ).length === 1,
    );
  });

  it('extends the expiry of a session when it is used, rejects an expired session and deletes it', async () => {
    const cookie = readCookie(await login(PASSWORD));
    await query("update sessions set expire = now() + interval '1 hour' where sid = $1", [hashCookie(cookie)]);
    expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
    const [{ hours } = { hours: 0 }] = await query<{ hours: number }>(
      'select round(extract(epoch from expire - now()) / 3600)::int as hours from sessions where sid = $1',
      [hashCookie(cookie)],
    );
    expect(hours).toBe(12);
    const expired = readCookie(await login(PASSWORD));
    await query("update sessions set expire = now() - interval '1 second' where sid = $1", [hashCookie(expired)]);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: expired })).status).toBe(401);
    await gateway.app.get(Housekeeping, { strict: false }).run();
    expect(await query('select from sessions where sid = $1', [hashCookie(expired)])).toHaveLength(0);
    expect(await query('select from sessions where sid = $1', [hashCookie(cookie)])).toHaveLength(1);
  });

  it('accepts a session whose expiry cannot be extended, because the disk of the database is full', async () => {
    const cookie = readCookie(await login(PASSWORD));
    await query("update sessions set expire = now() + interval '1 hour' where sid = $1", [hashCookie(cookie)]);
    const owner = new Client({ connectionString: gateway.ownerUrl });
    await owner.connect();
    try {
      await owner.query(`
        create function fail_as_on_full_disk() returns trigger language plpgsql as
          $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$;
        create trigger full_disk before update on sessions for each row execute function fail_as_on_full_disk()`);
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
    } finally {
      await owner.query('drop function fail_as_on_full_disk cascade');
      await owner.end();
    }
  });

  it('writes an event when a session opens and closes', async () => {
    const sessions = gateway.app.get(SessionsService, { strict: false });
    const cookie = readCookie(await login(PASSWORD));
    const session = await sessions.find(cookie.split('=')[1]);
    await gateway.send('POST', '/api/logout', { cookie });
    const opened = (await listEvents('session.opened.v1')).find(({ after }) => after.id === session?.session.id);
    expect(opened).toMatchObject({ actor: SHARED_USER_ID, before: null, after: { userId: SHARED_USER_ID } });
    const closed = await listEvents('session.closed.v1');
    expect(closed.at(-1)).toMatchObject({ actor: SHARED_USER_ID, before: { id: session?.session.id }, after: null });
    expect(JSON.stringify([opened, closed])).not.toContain(cookie.split('=')[1]);
  });

  it('updates the profile, keeps absent fields, and writes an event', async () => {
    await gateway.signIn();
    const picture = `data:image/png;base64,${'A'.repeat(1000)}`;
    const { status, body } = await gateway.send('PUT', '/api/auth/user', {
      body: { firstName: ' Ana ', profileImageUrl: picture, role: 'admin', email: 'x@y.z' },
    });
    expect(status).toBe(200);
    expect(user.parse(body)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Rivera',
      profileImageUrl: picture,
      role: 'user',
      email: 'ada@importer.test',
    });
    expect((await gateway.send('PUT', '/api/auth/user', { body: { profileImageUrl: null } })).body).toMatchObject({
      firstName: 'Ana',
      profileImageUrl: null,
    });
    expect(
      (await gateway.send('PUT', '/api/auth/user', { body: { profileImageUrl: 'data:image/svg+xml;base64,AAAA' } }))
        .body.errors,
    ).toEqual([{ path: 'profileImageUrl', message: 'Choose a PNG, JPEG or WebP picture' }]);
    const [updated] = await listEvents('user.updated.v1');
    expect(updated).toMatchObject({
      actor: SHARED_USER_ID,
      before: { firstName: 'Ada', version: 1 },
      after: { firstName: 'Ana', version: 2 },
    });
  });

  describe('after many failures', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const fail = (address: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => login('guess', from(address))));

    it('rejects the eleventh attempt of an address in plain text, even with the right password, but not other addresses', async () => {
      const cookie = readCookie(await login(PASSWORD, from('203.0.113.5')));
      const statuses = (await fail('203.0.113.5', 25)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      const rejected = await login(PASSWORD, from('203.0.113.5'));
      expect(rejected).toMatchObject({ status: 429, text: 'Too many failed attempts. Try again in 1 minute.' });
      expect(rejected.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const seconds = Number(rejected.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await login(PASSWORD, from('203.0.113.6'))).status).toBe(200);
      expect((await gateway.send('GET', '/api/auth/user', { headers: from('203.0.113.5'), cookie })).status).toBe(200);
    });

    it('counts concurrent attempts in one round trip each, so that none waits too long for the lock of a slow database', async () => {
      const query = Client.prototype.query as (...all: unknown[]) => unknown;
      const slow = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...all: unknown[]) {
        const later = sleep(80).then(() => query.apply(this, all));
        return typeof all.at(-1) === 'function' ? undefined : later;
      });
      try {
        const statuses = (await fail('203.0.113.5', 25)).map(({ status }) => status).sort();
        expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(15).fill(429)]);
      } finally {
        slow.mockRestore();
      }
    });

    const pass = (time: string) => query(`update login_attempts set at = at - interval '${time}'`);

    it('doubles the wait after each further series, up to 15 minutes, and forgets it after an hour', async () => {
      const waits = ['1 minute', '2 minutes', '4 minutes', '8 minutes', '15 minutes', '15 minutes'];
      for (const wait of waits) {
        expect((await fail('203.0.113.7', 10)).map(({ status }) => status)).toEqual(Array(10).fill(401));
        expect(await login(PASSWORD, from('203.0.113.7'))).toMatchObject({
          status: 429,
          text: `Too many failed attempts. Try again in ${wait}.`,
        });
        await pass(wait);
        expect((await login(PASSWORD, from('203.0.113.7'))).status).toBe(200);
      }
      await pass('46 minutes');
      await fail('203.0.113.7', 10);
      expect((await login(PASSWORD, from('203.0.113.7'))).text).toContain('in 1 minute.');
    });

    it('does not lock an address whose ten failures took more than 15 minutes', async () => {
      await fail('203.0.113.7', 5);
      await pass('15 minutes 1 second');
      await fail('203.0.113.7', 9);
      expect((await login(PASSWORD, from('203.0.113.7'))).status).toBe(200);
      await fail('203.0.113.7', 1);
      expect((await login(PASSWORD, from('203.0.113.7'))).status).toBe(429);
    });

    it('counts failures of the same millisecond', async () => {
      await query(
        `insert into login_attempts (id, origin, at) select gen_random_uuid(), '203.0.113.7', clock_timestamp() from generate_series(1, 10)`,
      );
      await query('update login_attempts set at = (select max(at) from login_attempts)');
      expect((await login(PASSWORD, from('203.0.113.7'))).status).toBe(429);
    });

    it('counts an IPv6 /64 network as one address, and does not count successful logins', async () => {
      await Promise.all(Array.from({ length: 10 }, (_, i) => login('guess', from(`2001:db8:0:1::${i + 1}`))));
      expect((await login(PASSWORD, from('2001:db8:0:1:ffff::1'))).status).toBe(429);
      expect((await login(PASSWORD, from('2001:db8:0:2::1'))).status).toBe(200);
      for (let i = 0; i < 12; i += 1) expect((await login(PASSWORD, from('203.0.113.8'))).status).toBe(200);
    });

    it('delays every login when there are many failures from many addresses', async () => {
      await query(
        `insert into login_attempts (id, origin) select gen_random_uuid(), ('10.0.0.' || n)::cidr from generate_series(1, 101) n`,
      );
      const startedAt = Date.now();
      expect((await login(PASSWORD, from('203.0.113.9'))).status).toBe(200);
      expect(Date.now() - startedAt).toBeGreaterThan(1900);
    });
  });

  it.each([
    ['nothing', undefined, 400, 'Password is required'],
    ['a blank password', { password: '' }, 400, 'Password is required'],
    ['a number', { password: 7 }, 400, 'Password is required'],
    ['broken JSON', '{"password":', 400, 'The request could not be read. Check that the body is valid JSON.'],
    ['too much', { password: 'x'.repeat(300_000) }, 413, 'The request is too large. The limit is 256 KB.'],
  ])('returns plain text for a login with %s', async (_what, body, status, text) => {
    const response = await gateway.send('POST', '/api/login', { body, cookie: null });
    expect(response).toMatchObject({ status, text });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each(['', '?returnTo=https://evil.test', '?next=//evil.test'])(
    'redirects GET /api/login%s to / only',
    async (suffix) => {
      const response = await gateway.send('GET', `/api/login${suffix}`, { cookie: null });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it.each([
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a page of another site', { referer: 'https://evil.test/page' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }, 403],
    ['a program', {}, 204],
    ['its own page', { origin: 'own', 'sec-fetch-site': 'same-origin' }, 204],
    ['its own page by Referer', { referer: 'own' }, 204],
  ] as [string, Record<string, string>, number][])(
    'allows or rejects a write from %s',
    async (_who, headers, status) => {
      await gateway.signIn();
      const own = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value === 'own' ? gateway.url : value]),
      );
      const response = await gateway.send('POST', '/api/notifications/read', { body: {}, headers: own });
      expect(response.status).toBe(status);
      if (status === 403) {
        expect(response.body).toMatchObject({ title: 'Forbidden' });
        expect((await gateway.send('POST', '/api/suppliers', { body: {}, headers: own })).status).toBe(403);
        expect((await gateway.send('GET', '/api/notifications', { headers: own })).status).toBe(200);
      }
    },
  );

  it('requires a session for everything except the login, the registry and the pages of problems', async () => {
    for (const path of [
      '/api/auth/user',
      '/api/dashboard/stats',
      '/api/notifications',
      '/api/suppliers',
      '/api/unknown',
      '/api/docs',
      '/api/docs/swagger-ui.css',
      '/api/docs/unknown',
    ]) {
      expect([path, await gateway.send('GET', path, { cookie: null })]).toMatchObject([
        path,
        { status: 401, body: { title: 'Unauthorized' } },
      ]);
    }
    for (const path of ['/modules.json', '/', '/problems'])
      expect((await gateway.send('GET', path, { cookie: null })).status).toBe(200);
  });

  it('serves health and metrics on an internal port only', async () => {
    await gateway.signIn();
    const probes = await startProbeServer(gateway.app, { host: '127.0.0.1', port: 0 });
    try {
      const probe = (path: string) => fetch(`${probes.listeningOrigin}${path}`);
      expect(await (await probe('/livez')).json()).toMatchObject({ status: 'ok' });
      expect(await (await probe('/readyz')).json()).toMatchObject({ checks: { database: true } });
      expect(await (await probe('/metrics')).text()).toContain('http_request_duration_seconds');
      expect((await probe('/')).status).toBe(404);
    } finally {
      await probes.close();
    }
    for (const path of ['/livez', '/readyz', '/metrics', '/metrics/', '/internal/openapi.json'])
      for (const cookie of [null, undefined])
        expect([path, await gateway.send('GET', path, { cookie, headers: { accept: 'application/json' } })]).toEqual([
          path,
          expect.objectContaining({
            status: 404,
            body: expect.objectContaining({ detail: 'There is nothing at this address.' }),
          }),
        ]);
  });
});

describe('access without trusted proxies', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway?.close());

  it('ignores X-Forwarded-For', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect(
        (
          await gateway.send('POST', '/api/login', {
            body: { password: 'guess' },
            headers: { 'x-forwarded-for': `203.0.113.${i}` },
          })
        ).status,
      ).toBe(401);
    }
    expect(
      (
        await gateway.send('POST', '/api/login', {
          body: { password: 'guess' },
          headers: { 'x-forwarded-for': '203.0.113.99' },
        })
      ).status,
    ).toBe(429);
  });
});
