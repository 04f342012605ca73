import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createSigningGrants } from '@fsvp/contracts/signatures/signature';
import { eventually, type TestResponse } from '@fsvp/service-kit/testing/test-service';
import { hashPassword } from '../src/identity/password.js';
import { SessionCache } from '../src/identity/session-cache.js';
import { SessionsService } from '../src/identity/sessions.service.js';
import { LiveStreams } from '../src/live/live-streams.js';
import { Authenticator } from './authenticator.js';
import { startGateway, startReplica, type Gateway } from './gateway.js';
import { connectLive, type LiveClient } from './live-client.js';

const OWN_PASSWORD = 'a walk along the canal';
const subject = () => ({
  service: 'documents',
  type: 'document',
  id: randomUUID(),
  version: 3,
  contentSha256: 'a1'.repeat(32),
  meaning: 'approved',
});
const newCookieOf = ({ headers }: TestResponse) => headers.get('set-cookie')?.split(';')[0];
const hashOf = (cookie: string) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest('hex');

interface Person {
  id: string;
  email: string;
  cookie: string;
}

describe('a session whose person has proved who they are', () => {
  let gateway: Gateway;
  let replica: NestFastifyApplication;
  let replicaUrl: string;
  let passwordHash: string;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    gateway = await startGateway();
    replica = await startReplica(gateway);
    replicaUrl = await replica.getUrl();
    passwordHash = await hashPassword(OWN_PASSWORD);
  });
  afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
  afterAll(async () => {
    await replica?.close();
    await gateway?.close();
  });
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(() => query('delete from login_attempts'));

  const query = <T>(text: string, values: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, values);
  const join = async (): Promise<Person> => {
    const { id, cookie } = await gateway.signInAs('qi');
    const email = `${id}@importer.test`;
    await query('update users set email = $2, password_hash = $3, password_changed_at = now() where id = $1', [
      id,
      email,
      passwordHash,
    ]);
    return { id, cookie, email };
  };
  const post = (path: string, cookie: string, body: object) => gateway.send('POST', path, { body, cookie });
  const sign = ({ cookie, email }: Person, fields: object = {}) =>
    post(createSigningGrants.path, cookie, { subjects: [subject()], email, password: OWN_PASSWORD, ...fields });
  const renew = async (person: Person): Promise<string> => {
    const cookie = newCookieOf(await sign(person));
    if (!cookie) throw new Error('The session was not renewed');
    return cookie;
  };
  const statusAt = async (url: string, cookie: string) =>
    (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;
  /** At both gateways. */
  const statuses = (cookie: string) => Promise.all([gateway.url, replicaUrl].map((url) => statusAt(url, cookie)));
  const forgetCached = ({ id }: Person) => {
    for (const app of [gateway.app, replica]) app.get(SessionCache, { strict: false }).forgetAccount(id);
  };
  const idOf = async (cookie: string) =>
    (await gateway.app.get(SessionsService, { strict: false }).find(cookie.split('=')[1]))?.session.id;

  it('has a new token, which every gateway accepts; it is the same session, and the only one', async () => {
    const person = await join();
    const id = await idOf(person.cookie);
    const given = await sign(person);
    expect(given.status).toBe(201);
    expect(given.headers.get('set-cookie')).toMatch(/^__Host-fsvp=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = newCookieOf(given) ?? '';
    expect(cookie).not.toBe(person.cookie);
    expect(await statuses(cookie)).toEqual([200, 200]);
    const list = await gateway.send('GET', '/api/auth/sessions', { cookie });
    expect(list.body).toMatchObject({ total: 1, sessions: [{ id, current: true }] });
    // Nor does the last token, while it is accepted.
    const before = await gateway.send('GET', '/api/auth/sessions', { cookie: person.cookie });
    expect(before.body).toEqual(list.body);
    const stored = JSON.stringify(await query('select * from sessions'));
    for (const token of [cookie, person.cookie]) expect(stored).not.toContain(token.split('=')[1]);
  });

  it('has a new token after each kind of proof, and none after a wrong one', async () => {
    const person = await join();
    let { cookie } = person;
    const prove = async (proof: () => Promise<TestResponse>, wrong: () => Promise<TestResponse>) => {
      const refused = await wrong();
      expect([refused.status, newCookieOf(refused)]).toEqual([422, undefined]);
      const proved = await proof();
      const next = newCookieOf(proved);
      expect([proved.status < 300, next]).toEqual([true, expect.stringMatching(/^__Host-fsvp=[\w-]{43}$/)]);
      expect(next).not.toBe(cookie);
      cookie = next ?? '';
      return proved;
    };
    const path = { totp: '/api/auth/totp', password: '/api/auth/password', others: '/api/auth/sessions/revoke-others' };
    await prove(
      () => sign(person),
      () => sign(person, { password: 'guess' }),
    );
    await prove(
      () => post(path.others, cookie, { password: OWN_PASSWORD }),
      () => post(path.others, cookie, { password: 'guess' }),
    );
    const { body } = await prove(
      () => post(path.totp, cookie, { password: OWN_PASSWORD }),
      () => post(path.totp, cookie, { password: 'guess' }),
    );
    const app = new Authenticator(body.secret as string);
    const wrongCode = '000000';
    const confirm = (given: string) => gateway.send('PUT', path.totp, { body: { code: given }, cookie });
    await prove(
      () => confirm(app.next()),
      () => confirm(wrongCode),
    );
    const remove = (given: string) => post(`${path.totp}/remove`, cookie, { password: OWN_PASSWORD, code: given });
    await prove(
      () => remove(app.next()),
      () => remove(wrongCode),
    );
    const change = (currentPassword: string) =>
      post(path.password, cookie, { currentPassword, newPassword: 'another long one' });
    await prove(
      () => change(OWN_PASSWORD),
      () => change('guess'),
    );
    expect(await statuses(cookie)).toEqual([200, 200]);
  });

  it('is accepted with the token before, until the new one was used and its time after that is over', async () => {
    const person = await join();
    const cookie = await renew(person);
    await query(`update sessions set renewed_at = now() - interval '1 hour' where previous_sid = $1`, [
      hashOf(person.cookie),
    ]);
    // The response was lost: nobody has the new token.
    forgetCached(person);
    expect(await statuses(person.cookie)).toEqual([200, 200]);
    expect(await statusAt(replicaUrl, cookie)).toBe(200);
    const [row] = await query<{ seconds: number }>(
      `select extract(epoch from previous_until - now())::float8 as seconds from sessions where sid = $1`,
      [hashOf(cookie)],
    );
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(15);
    await query(`update sessions set previous_until = now() + interval '1 hour' where sid = $1`, [hashOf(cookie)]);
    forgetCached(person);
    expect(await statuses(person.cookie)).toEqual([200, 200]);
    await query(`update sessions set previous_until = now() - interval '1 second' where sid = $1`, [hashOf(cookie)]);
    forgetCached(person);
    expect(await statuses(person.cookie)).toEqual([401, 401]);
    expect((await gateway.send('POST', '/api/logout', { cookie: person.cookie })).status).toBe(401);
    expect(await statuses(cookie)).toEqual([200, 200]);
  });

  it('is renewed once by two proofs at the same time, whose responses may arrive in any order', async () => {
    const person = await join();
    const both = await Promise.all([sign(person), sign(person)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const cookies = both.map(newCookieOf).filter((cookie) => cookie !== undefined);
    expect(cookies).toHaveLength(1);
    expect(await statuses(cookies[0] ?? '')).toEqual([200, 200]);
  });

  it('is renewed again by a proof with the token before, when the new one did not arrive', async () => {
    const person = await join();
    const lost = await renew(person);
    expect(newCookieOf(await sign(person))).toBeUndefined();
    await query(`update sessions set renewed_at = renewed_at - interval '61 seconds' where sid = $1`, [hashOf(lost)]);
    const cookie = await renew(person);
    expect(await statuses(cookie)).toEqual([200, 200]);
    expect(await statuses(lost)).toEqual([401, 401]);
    // From its first use on, the new one is that of the browser.
    await query(`update sessions set renewed_at = renewed_at - interval '61 seconds' where sid = $1`, [hashOf(cookie)]);
    expect(newCookieOf(await sign(person))).toBeUndefined();
    expect(await statuses(cookie)).toEqual([200, 200]);
  });

  it.each(['new', 'earlier'])('ends for both tokens with a logout by the %s one, at every gateway', async (which) => {
    const person = await join();
    const cookie = await renew(person);
    for (const one of [cookie, person.cookie]) expect(await statuses(one)).toEqual([200, 200]);
    const used = which === 'new' ? cookie : person.cookie;
    expect((await gateway.send('POST', '/api/logout', { cookie: used })).status).toBe(204);
    for (const one of [cookie, person.cookie]) {
      expect(await statusAt(gateway.url, one)).toBe(401);
      await eventually(async () => (await statusAt(replicaUrl, one)) === 401, 2000);
    }
  });

  it('ends for both tokens when its account is disabled, at every gateway', async () => {
    const person = await join();
    const cookie = await renew(person);
    for (const one of [cookie, person.cookie]) expect(await statuses(one)).toEqual([200, 200]);
    const administrator = await gateway.signInAs('administrator');
    expect((await post(`/api/users/${person.id}/disable`, administrator.cookie, {})).status).toBe(200);
    for (const one of [cookie, person.cookie]) {
      expect(await statusAt(gateway.url, one)).toBe(401);
      await eventually(async () => (await statusAt(replicaUrl, one)) === 401, 2000);
    }
  });

  it('has the role of its account at once, with both tokens', async () => {
    const person = await join();
    const cookie = await renew(person);
    for (const one of [cookie, person.cookie]) expect(await statuses(one)).toEqual([200, 200]);
    const administrator = await gateway.signInAs('administrator');
    const body = { role: 'administrator' };
    const changed = await gateway.send('PUT', `/api/users/${person.id}`, { body, cookie: administrator.cookie });
    expect(changed.status).toBe(200);
    for (const one of [cookie, person.cookie])
      await eventually(
        async () => (await fetch(`${replicaUrl}/api/users`, { headers: { cookie: one } })).status === 200,
        2000,
      );
  });

  it('keeps its live streams, whatever token opened them, until it ends', async () => {
    const person = await join();
    const open = async (cookie: string) => {
      const both = await Promise.all([gateway.url, replicaUrl].map((url) => connectLive(url, cookie)));
      clients.push(...both);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      return both;
    };
    const streams = await open(person.cookie);
    const second = await renew(person);
    streams.push(...(await open(second)));
    const third = await renew({ ...person, cookie: second });
    expect(await statuses(third)).toEqual([200, 200]);
    for (const app of [gateway.app, replica]) await app.get(LiveStreams, { strict: false }).sendHeartbeats();
    await eventually(async () => streams.every((client) => client.text().includes('\n:\n\n')));
    expect(streams.some(({ ended }) => ended)).toBe(false);
    expect((await gateway.send('POST', '/api/logout', { cookie: third })).status).toBe(204);
    await eventually(async () => streams.every(({ ended }) => ended), 2000);
  });

  it('has signed before: the password suffices with the new token too', async () => {
    const person = await join();
    const cookie = await renew(person);
    const { status, headers } = await sign({ ...person, cookie }, { email: undefined });
    expect([status, headers.has('set-cookie')]).toEqual([201, true]);
  });

  it('is not renewed by a signing in a shared session, which proves who signs and not whose session it is', async () => {
    const { email } = await join();
    const shared = await gateway.signIn();
    const given = await post(createSigningGrants.path, shared, {
      subjects: [subject()],
      email,
      password: OWN_PASSWORD,
    });
    expect([given.status, newCookieOf(given)]).toEqual([201, undefined]);
  });

  it('keeps its token when a new one cannot be stored: what the proof was for is done', async () => {
    const person = await join();
    const failing = jest
      .spyOn(gateway.app.get(SessionsService, { strict: false }), 'renew')
      .mockRejectedValueOnce(new Error('The database is unavailable'));
    const given = await sign(person);
    failing.mockRestore();
    expect([given.status, newCookieOf(given)]).toEqual([201, undefined]);
    expect(await statuses(person.cookie)).toEqual([200, 200]);
  });
});
