import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GRANTEES, type Grantee } from '@fsvp/contracts/access/access';
import { ROLES, type Role } from '@fsvp/contracts/access/roles';
import { READ, SCOPES, type Scope } from '@fsvp/contracts/core/access';
import { account, invitedAccount, listPeople, type Account, type InvitedAccount } from '@fsvp/contracts/access/account';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { CODE_REQUIRED_HEADER, WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import { logout } from '@fsvp/contracts/access/user';
import { HandledCalls } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { everybody, walkCalls, type WalkedCall } from '@fsvp/service-kit/testing/permission-walk';
import { InvitationsService } from '../src/identity/accounts/invitations.service.js';
import { createLink } from '../src/identity/accounts/accounts.service.js';
import { CallersService } from '../src/identity/callers.service.js';
import { SessionCache } from '../src/identity/session-cache.js';
import { SHARED_USER_ID } from '../src/identity/users.service.js';
import { PoliciesService } from '../src/policies/policies.service.js';
import { Authenticator } from './authenticator.js';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

const run = promisify(execFile);

const OWN_PASSWORD = 'a walk along the canal';

const cookieOf = (response: { headers: Headers }) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const tokenOf = ({ invitation }: InvitedAccount) => invitation.path.replace('/#invitation=', '');

describe('accounts', () => {
  let gateway: Gateway;
  let administrator: { id: string; cookie: string };
  beforeAll(async () => {
    gateway = await startGateway({ PUBLIC_URL: 'https://orchard.importer.test' });
  });
  afterAll(() => gateway?.close());
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(async () => {
    await gateway.database.dataSource.query('delete from login_attempts');
    administrator = await gateway.signInAs('administrator');
  });

  it('names the address of the suite to those who hand out links to it', async () => {
    const { body } = await gateway.send('GET', '/api/auth/user', { cookie: administrator.cookie });
    expect(body.suiteUrl).toBe('https://orchard.importer.test');
  });

  let people = 0;
  const invite = async (role: Role = 'editor', fields: object = {}): Promise<InvitedAccount> => {
    people += 1;
    const response = await gateway.send('POST', '/api/users', {
      body: { email: `Person${people}@Importer.test`, firstName: 'Mia', lastName: `No ${people}`, role, ...fields },
      cookie: administrator.cookie,
    });
    expect(response.status).toBe(201);
    return invitedAccount.parse(response.body);
  };
  const accept = (invited: InvitedAccount, body: object = {}) =>
    gateway.send('POST', `/api/auth/invitations/${tokenOf(invited)}`, {
      body: { password: OWN_PASSWORD, ...body },
      cookie: null,
    });
  const join = async (role: Role = 'editor', fields: object = {}) => {
    const invited = await invite(role, fields);
    const accepted = await accept(invited);
    expect(accepted.status).toBe(200);
    return { ...invited.account, cookie: cookieOf(accepted) };
  };
  const signIn = (email: string, password = OWN_PASSWORD, code?: string) =>
    gateway.send('POST', '/api/login', { body: { email, password, code }, cookie: null });
  const events = (type: string) =>
    gateway.database.dataSource.query<{ actor: string | null; before: unknown; after: Record<string, unknown> }[]>(
      'select actor, before, after from event_log where type = $1 order by id desc',
      [type],
    );

  it('invites a person, who accepts with a password and signs in from then on', async () => {
    const invited = await invite('qi', { title: 'Quality Manager' });
    expect(invited.account).toMatchObject({
      status: 'invited',
      email: `person${people}@importer.test`,
      role: 'qi',
      hasSecondFactor: false,
      invitedUntil: invited.invitation.expiresAt,
    });
    const { email } = invited.account;
    expect(await signIn(email)).toMatchObject({ status: 401, text: WRONG_PASSWORD });
    const shown = await gateway.send('GET', `/api/auth/invitations/${tokenOf(invited)}`, { cookie: null });
    expect(shown.body).toMatchObject({ kind: 'invitation', email, firstName: 'Mia', role: 'qi' });
    const accepted = await accept(invited, { firstName: 'Maria' });
    expect(accepted.body).toMatchObject({
      email,
      firstName: 'Maria',
      kind: 'user',
      role: 'qi',
      title: 'Quality Manager',
      mustSetUp: null,
      permissions: expect.arrayContaining(['sign', 'decide', 'write']),
    });
    const read = await gateway.send('GET', '/api/auth/user', { cookie: cookieOf(accepted) });
    expect(read.body).toMatchObject({ id: invited.account.id, email });
    const again = await signIn(` ${email.toUpperCase()} `);
    expect(again).toMatchObject({ status: 200, body: { id: invited.account.id } });
    expect(await signIn(email, 'another password')).toMatchObject({ status: 401, text: WRONG_PASSWORD });
    expect(await events('user.activated.v1')).toMatchObject([
      { actor: invited.account.id, after: { status: 'active' } },
    ]);
    const log = await gateway.database.dataSource.query<{ all: string }[]>(
      'select json_agg(event_log)::text as all from event_log',
    );
    expect(log[0]?.all).not.toMatch(/argon2|walk along|totpSecret/);
  });

  it('accepts an invitation once, until it ends, and only the newest one', async () => {
    const invited = await invite();
    expect((await accept(invited)).status).toBe(200);
    for (const response of [
      await accept(invited),
      await gateway.send('GET', `/api/auth/invitations/${tokenOf(invited)}`, { cookie: null }),
      await gateway.send('GET', '/api/auth/invitations/unknown', { cookie: null }),
    ])
      expect(response).toMatchObject({
        status: 410,
        body: { detail: expect.stringContaining('Ask your administrator') },
      });
    const other = await invite();
    const renewed = await gateway.send('POST', `/api/users/${other.account.id}/invitation`, {
      cookie: administrator.cookie,
    });
    expect((await accept(other)).status).toBe(410);
    await gateway.database.dataSource.query(`update invitations set expires_at = now() - interval '1 second'`);
    expect((await accept(renewed.body as InvitedAccount)).status).toBe(410);
  });

  it('accepts no link of an account that has ended, and keeps it for a later last day', async () => {
    const person = await invite('editor', { expiresOn: today() });
    const end = (day: string) =>
      gateway.database.dataSource.query('update users set expires_on = $2 where id = $1', [person.account.id, day]);
    await end(addDays(today(), -1));
    const shown = await gateway.send('GET', `/api/auth/invitations/${tokenOf(person)}`, { cookie: null });
    expect([shown.status, (await accept(person)).status]).toEqual([410, 410]);
    const renewed = await gateway.send('POST', `/api/users/${person.account.id}/invitation`, {
      cookie: administrator.cookie,
    });
    expect(renewed).toMatchObject({ status: 409, body: { detail: expect.stringContaining('has ended') } });
    await end(today());
    expect((await accept(person)).status).toBe(200);
  });

  it.each([
    ['too short', 'eleven char', 'Use at least 12 characters'],
    ['one of the commonest', 'Password1234', 'This password is too common. Choose another one'],
    ['the address', 'OWN', 'Choose a password that is not your email address'],
    ['made of words of the suite', 'supplier quality', expect.stringMatching(/^Add more words/)],
    ['made of such words with three digits', 'FSVP-Suite-Food-123!', expect.stringMatching(/^Add more words/)],
    ['made of the name and the company', 'Cassandra@Importer', expect.stringMatching(/^Add more words/)],
    ['made of the host of the suite', 'orchard FSVP 1', expect.stringMatching(/^Add more words/)],
  ])('refuses a password that is %s, and keeps the invitation', async (_, text, message) => {
    const invited = await invite('editor', { firstName: 'Cassandra' });
    const password = text === 'OWN' ? invited.account.email.toUpperCase() : text;
    const refused = await accept(invited, { password });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'password', message }] } });
    expect((await accept(invited)).status).toBe(200);
  });

  it('allows a password with such words when four other letters or digits are left', async () => {
    const invited = await invite();
    expect((await accept(invited, { password: 'FSVP-Suite-2026!' })).status).toBe(200);
  });

  /** A person with a second factor, of which one code was used. */
  const joinWithFactor = async (role: Role = 'editor') => {
    const person = await join(role);
    const { cookie } = person;
    const begun = await gateway.send('POST', '/api/auth/totp', { body: { password: OWN_PASSWORD }, cookie });
    const app = new Authenticator(begun.body.secret);
    const code = app.next();
    expect((await gateway.send('PUT', '/api/auth/totp', { body: { code }, cookie })).status).toBe(204);
    return { ...person, app, usedCode: code };
  };
  const newLink = async (id: string, body?: object) => {
    const path = `/api/users/${id}/invitation`;
    const response = await gateway.send('POST', path, { body, cookie: administrator.cookie });
    expect(response.status).toBe(201);
    return response.body as InvitedAccount;
  };

  it('recovers an account with a new link: new password, no second factor, earlier sessions end', async () => {
    const person = await joinWithFactor();
    const link = await newLink(person.id, { removeSecondFactor: true });
    const shown = await gateway.send('GET', `/api/auth/invitations/${tokenOf(link)}`, { cookie: null });
    expect(shown.body).toMatchObject({ kind: 'recovery', codeRequired: false });
    expect((await accept(link, { password: 'another long one' })).body).toMatchObject({ hasSecondFactor: false });
    expect((await gateway.send('GET', '/api/auth/user', { cookie: person.cookie })).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, 'another long one')).status).toBe(200);
  });

  it('keeps the second factor of an account that is recovered, and asks for its code, which counts once', async () => {
    const person = await joinWithFactor();
    const link = await newLink(person.id);
    const path = `/api/auth/invitations/${tokenOf(link)}`;
    const shown = await gateway.send('GET', path, { cookie: null });
    expect(shown.body).toMatchObject({ kind: 'recovery', codeRequired: true });
    const password = 'another long one';
    const { app, usedCode } = person;
    const next = app.next();
    for (const code of [undefined, '000000', usedCode])
      expect(await accept(link, { password, code })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'code', message: expect.stringMatching(/^Enter the code/) }] },
      });
    const bad = await accept(link, { password: 'supplier quality', code: next });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    // The password did not change, and the link and the code still count.
    expect((await signIn(person.email)).headers.get(CODE_REQUIRED_HEADER)).toBe('true');
    expect(await accept(link, { password, code: next })).toMatchObject({
      status: 200,
      body: { hasSecondFactor: true },
    });
    expect((await accept(link, { password, code: next })).status).toBe(410);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: person.cookie })).status).toBe(401);
    expect((await signIn(person.email, password, next)).status).toBe(401);
    expect((await signIn(person.email, password, app.next())).status).toBe(200);
  });

  it('counts wrong codes of a link like failed sign-ins, and no right one', async () => {
    const { id, email, app } = await joinWithFactor();
    const link = await newLink(id, {});
    for (let failure = 0; failure < 10; failure += 1) expect((await accept(link, { code: '000000' })).status).toBe(400);
    const code = app.next();
    const waiting = await accept(link, { code });
    expect(waiting).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts', detail: 'Too many failed attempts. Try again in 1 minute.' },
    });
    expect((await signIn(email)).status).toBe(429);
    const failures = async () =>
      (await gateway.database.dataSource.query<unknown[]>('select from login_attempts')).length;
    await gateway.database.dataSource.query('delete from login_attempts');
    expect((await accept(link, { code })).status).toBe(200);
    expect(await failures()).toBe(0);
  });

  it('refuses a choice about the second factor that is none', async () => {
    const { id } = await join();
    const body = { removeSecondFactor: 'yes' };
    const path = `/api/users/${id}/invitation`;
    expect(await gateway.send('POST', path, { body, cookie: administrator.cookie })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'removeSecondFactor', message: 'Choose true or false' }] },
    });
  });

  it('keeps name and title of an account that is recovered, which signatures print', async () => {
    const person = await join('qi', { title: 'Quality Manager' });
    const { cookie } = administrator;
    await gateway.send('PUT', `/api/users/${person.id}`, { body: { identityVerified: { how: 'Passport' } }, cookie });
    const link = await gateway.send('POST', `/api/users/${person.id}/invitation`, { cookie });
    const names = { firstName: 'Other', lastName: 'Person', title: 'Director' };
    expect(await accept(link.body as InvitedAccount, names)).toMatchObject({
      status: 200,
      body: { firstName: 'Mia', lastName: person.lastName, title: 'Quality Manager' },
    });
    expect((await gateway.send('GET', `/api/users/${person.id}`, { cookie })).body).toMatchObject({
      identityVerified: { how: 'Passport' },
    });
  });

  it('takes a confirmed identity back when the person changes the own name, and not with a picture', async () => {
    const { cookie } = administrator;
    const verify = (id: string) =>
      gateway.send('PUT', `/api/users/${id}`, { body: { identityVerified: { how: 'Passport' } }, cookie });
    const verified = async (id: string) =>
      (await gateway.send('GET', `/api/users/${id}`, { cookie })).body.identityVerified;
    const person = await join('qi');
    const change = (body: object) => gateway.send('PUT', '/api/auth/user', { body, cookie: person.cookie });
    for (const renamed of [{ firstName: 'Ava' }, { lastName: 'Zimmer' }]) {
      await verify(person.id);
      await change({ firstName: renamed.firstName ? 'Mia' : 'Ava', profileImageUrl: null });
      expect(await verified(person.id)).toMatchObject({ how: 'Passport' });
      expect((await change(renamed)).status).toBe(200);
      expect(await verified(person.id)).toBeNull();
      const [event] = await events('user.updated.v1');
      expect(event).toMatchObject({
        actor: person.id,
        before: { identityVerified: { how: 'Passport' } },
        after: { ...renamed, identityVerified: null },
      });
    }
    const invited = await invite('qi');
    await verify(invited.account.id);
    await accept(invited, { lastName: 'Another' });
    expect(await verified(invited.account.id)).toBeNull();
  });

  it('recovers an administrator with a link that the operator makes', async () => {
    const { email, app } = await joinWithFactor('administrator');
    const command = joinPath(import.meta.dirname, '../../tools/recovery-link.mjs');
    // As in a container, where secrets are files.
    const folder = mkdtempSync(joinPath(tmpdir(), 'fsvp-link-'));
    const file = joinPath(folder, 'gateway-database-url');
    writeFileSync(file, `${gateway.databaseUrl}\n`);
    const env = { ...process.env, GATEWAY_DATABASE_URL_FILE: file, PUBLIC_URL: 'https://fsvp.example.org/' };
    const acceptLink = async (password: string, code: string | undefined, ...options: string[]) => {
      const { stdout } = await run(process.execPath, [command, email.toUpperCase(), ...options], { env });
      const [, token = ''] = /https:\/\/fsvp\.example\.org\/#invitation=([\w-]{43})\n$/.exec(stdout) ?? [];
      return gateway.send('POST', `/api/auth/invitations/${token}`, { body: { password, code }, cookie: null });
    };
    expect(await acceptLink('another long one', undefined)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code' }] },
    });
    const withCode = await acceptLink('another long one', app.next());
    expect(withCode).toMatchObject({ status: 200, body: { email, hasSecondFactor: true } });
    const lost = await acceptLink('a third long one', undefined, '--remove-second-factor');
    expect(lost).toMatchObject({ status: 200, body: { email, hasSecondFactor: false } });
    await expect(run(process.execPath, [command], { env })).rejects.toThrow('--remove-second-factor');
    await expect(run(process.execPath, [command, 'nobody@importer.test'], { env })).rejects.toThrow(
      'There is no account',
    );
    rmSync(folder, { recursive: true });
  });

  it('refuses an address that is taken, also of a disabled account and in other letters', async () => {
    const { account: first } = await invite();
    await gateway.send('POST', `/api/users/${first.id}/disable`, { cookie: administrator.cookie });
    const body = { email: first.email.toUpperCase(), firstName: 'A', lastName: 'B', role: 'viewer' };
    const taken = await gateway.send('POST', '/api/users', { body, cookie: administrator.cookie });
    expect(taken).toMatchObject({ status: 409, body: { detail: expect.stringContaining('never reused for another') } });
  });

  it.each([
    [{ role: 'chief' }, 'role', 'One of viewer, editor, qi, administrator, qi_administrator, auditor'],
    [{ role: 'auditor' }, 'expiresOn', "Enter the last day of the auditor's access"],
    [{ role: 'auditor', expiresOn: addDays(today(), 91) }, 'expiresOn', "An auditor's access ends within 90 days"],
    [{ expiresOn: addDays(today(), -1) }, 'expiresOn', 'Choose today or a later date'],
    [{ email: 'nobody' }, 'email', 'Enter an email address such as name@example.com'],
  ])('refuses an invitation with %p', async (fields, path, message) => {
    const body = { email: 'x@importer.test', firstName: 'A', lastName: 'B', role: 'viewer', ...fields };
    const response = await gateway.send('POST', '/api/users', { body, cookie: administrator.cookie });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
  });

  it.each([
    [{ role: 'auditor' }, 'expiresOn', "Enter the last day of the auditor's access"],
    [{ role: 'auditor', expiresOn: addDays(today(), 91) }, 'expiresOn', "An auditor's access ends within 90 days"],
    [{ role: 'chief' }, 'role', 'One of viewer, editor, qi, administrator, qi_administrator, auditor'],
  ])('refuses a change to %p', async (body, path, message) => {
    const { account: invited } = await invite('viewer');
    const { cookie } = administrator;
    const response = await gateway.send('PUT', `/api/users/${invited.id}`, { body, cookie });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
    expect((await gateway.send('GET', `/api/users/${invited.id}`, { cookie })).body).toMatchObject({
      role: 'viewer',
      expiresOn: null,
    });
  });

  it('lets an administrator take the confirmed identity of an account back', async () => {
    const { account: invited } = await invite('qi');
    const change = async (identityVerified: object | null) =>
      (
        await gateway.send('PUT', `/api/users/${invited.id}`, {
          body: { identityVerified },
          cookie: administrator.cookie,
        })
      ).body as Account;
    expect((await change({ how: 'Passport' })).identityVerified).toMatchObject({ how: 'Passport' });
    expect((await change(null)).identityVerified).toBeNull();
    expect((await events('user.updated.v1'))[0]).toMatchObject({
      actor: administrator.id,
      before: { identityVerified: { how: 'Passport' } },
      after: { identityVerified: null },
    });
  });

  it('ends sessions and tokens of a disabled account, and lets it sign in again when enabled', async () => {
    const person = await join('administrator');
    const created = await gateway.send('POST', '/api/api-tokens', {
      body: { name: 'ERP', scopes: ['read'], expiresOn: today(), ownerId: person.id },
      cookie: administrator.cookie,
    });
    const headers = { authorization: `Bearer ${created.body.text}` };
    expect((await gateway.send('GET', '/api/notifications', { headers, cookie: null })).status).toBe(200);
    const disabled = await gateway.send('POST', `/api/users/${person.id}/disable`, { cookie: administrator.cookie });
    expect(disabled.body).toMatchObject({ status: 'disabled', version: 3 });
    expect((await gateway.send('GET', '/api/auth/user', { cookie: person.cookie })).status).toBe(401);
    expect((await gateway.send('GET', '/api/notifications', { headers, cookie: null })).status).toBe(401);
    expect((await signIn(person.email)).text).toBe(WRONG_PASSWORD);
    await gateway.send('POST', `/api/users/${person.id}/enable`, { cookie: administrator.cookie });
    expect((await signIn(person.email)).status).toBe(200);
    expect((await gateway.send('GET', '/api/notifications', { headers, cookie: null })).status).toBe(401);
  });

  it('tells everybody the names of people, and nothing else of them', async () => {
    const viewer = await join('viewer', { title: 'Buyer' });
    const gone = await join('editor', { lastName: 'Goner' });
    await invite('editor', { lastName: 'Invitee' });
    await gateway.send('POST', `/api/users/${gone.id}/disable`, { cookie: administrator.cookie });
    const read = async (query: string) =>
      listPeople.response!.parse((await gateway.send('GET', `/api/people?${query}`, { cookie: viewer.cookie })).body);
    const name = `${viewer.firstName} ${viewer.lastName}`;
    expect(await read(`search=${encodeURIComponent(name)}`)).toEqual({
      people: [{ id: viewer.id, name, title: 'Buyer' }],
      total: 1,
    });
    expect((await read('search=Goner')).total).toBe(0);
    expect((await read('search=Invitee')).total).toBe(0);
    expect(await read(`id=${gone.id}`)).toMatchObject({ people: [{ name: 'Mia Goner' }], total: 1 });
    expect((await gateway.send('GET', '/api/people?id=x', { cookie: viewer.cookie })).status).toBe(400);
  });

  it('changes a role at once, in open sessions', async () => {
    const person = await join('viewer');
    expect((await gateway.send('GET', '/api/users', { cookie: person.cookie })).status).toBe(403);
    const changed = await gateway.send('PUT', `/api/users/${person.id}`, {
      body: { role: 'administrator', identityVerified: { how: 'Passport, in person' } },
      cookie: administrator.cookie,
    });
    expect(account.parse(changed.body)).toMatchObject({
      role: 'administrator',
      identityVerified: { by: administrator.id, byName: 'Test administrator', how: 'Passport, in person' },
    });
    expect((await gateway.send('GET', '/api/users', { cookie: person.cookie })).status).toBe(200);
    expect(await events('user.role-changed.v1')).toMatchObject([
      { actor: administrator.id, before: { role: 'viewer' }, after: { role: 'administrator' } },
    ]);
  });

  it('keeps the last administrator', async () => {
    await gateway.database.dataSource.query(
      `update users set status = 'disabled' where status is not null and id <> $1`,
      [administrator.id],
    );
    const path = `/api/users/${administrator.id}`;
    for (const response of [
      await gateway.send('POST', `${path}/disable`, { cookie: administrator.cookie }),
      await gateway.send('PUT', path, { body: { role: 'editor' }, cookie: administrator.cookie }),
    ])
      expect(response).toMatchObject({ status: 409, body: { code: 'last-administrator' } });
    expect((await gateway.send('GET', path, { cookie: administrator.cookie })).body).toMatchObject({
      status: 'active',
    });
  });

  it('keeps an administrator whose account does not end', async () => {
    const end = (id: string, expiresOn: string | null) =>
      gateway.send('PUT', `/api/users/${id}`, { body: { expiresOn }, cookie: administrator.cookie });
    await gateway.database.dataSource.query(
      `update users set status = 'disabled' where status is not null and id <> $1`,
      [administrator.id],
    );
    const second = await join('qi_administrator', { expiresOn: addDays(today(), 30) });
    for (const response of [
      await end(administrator.id, today()),
      await gateway.send('POST', `/api/users/${administrator.id}/disable`, { cookie: administrator.cookie }),
    ])
      expect(response).toMatchObject({ status: 409, body: { detail: expect.stringContaining('last administrator') } });
    expect((await end(second.id, null)).status).toBe(200);
    expect((await end(administrator.id, today())).status).toBe(200);
    // Without one, as a release before allowed it, other changes are possible, and one can be made.
    await gateway.database.dataSource.query('update users set expires_on = $2 where id = $1', [second.id, today()]);
    const { account: viewer } = await invite('viewer');
    const disabled = await gateway.send('POST', `/api/users/${viewer.id}/disable`, { cookie: administrator.cookie });
    expect([disabled.status, (await end(administrator.id, null)).status]).toEqual([200, 200]);
  });

  it('lists accounts by name, filtered and searched, without the shared user', async () => {
    const zoe = await invite('viewer', { firstName: 'Zoë', lastName: 'Ångström' });
    const list = async (query: string) => {
      const { body } = await gateway.send('GET', `/api/users?${query}`, { cookie: administrator.cookie });
      return body as { users: Account[]; total: number };
    };
    const all = await list('limit=100');
    expect(all.users.map(({ id }) => id)).not.toContain('019aa0c8-0000-7000-8000-000000000001');
    expect(all.total).toBe(all.users.length);
    const names = all.users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase());
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    for (const search of ['ångström', 'angstrom', 'ZOE', 'A\u030Angstro\u0308m'])
      expect((await list(`search=${encodeURIComponent(search)}`)).users.map(({ id }) => id)).toEqual([zoe.account.id]);
    expect((await list('role=viewer&status=invited')).users.map(({ id }) => id)).toContain(zoe.account.id);
    expect((await list('role=auditor')).total).toBe(0);
  });

  it('lets an auditor in until the last day, in the time zone of the suite', async () => {
    const auditor = await join('auditor', { expiresOn: today() });
    const logged = jest.spyOn(CallersService.prototype, 'logAuditor');
    expect((await gateway.send('GET', '/api/notifications', { cookie: auditor.cookie })).status).toBe(200);
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ id: auditor.id }), 'GET', '/api/notifications']]);
    logged.mockRestore();
    expect((await gateway.send('POST', '/api/suppliers', { body: {}, cookie: auditor.cookie })).status).toBe(403);
    await gateway.database.dataSource.query('update users set expires_on = $2 where id = $1', [
      auditor.id,
      addDays(today(), -1),
    ]);
    await gateway.send('PUT', `/api/users/${auditor.id}`, { body: { title: 'x' }, cookie: administrator.cookie });
    expect((await gateway.send('GET', '/api/notifications', { cookie: auditor.cookie })).status).toBe(401);
    expect((await signIn(auditor.email)).text).toBe(WRONG_PASSWORD);
  });

  describe('signing in', () => {
    it('makes an account wait after ten failures from anywhere, and leaves other accounts and the shared password alone', async () => {
      const [one, other] = [await join(), await join()];
      for (let failure = 0; failure < 10; failure += 1) expect((await signIn(one.email, 'guess')).status).toBe(401);
      await gateway.database.dataSource.query(`delete from login_attempts where subject = 'account'`);
      const waiting = await signIn(one.email);
      expect(waiting).toMatchObject({ status: 429, text: 'Too many failed attempts. Try again in 1 minute.' });
      expect(waiting.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await signIn(other.email)).status).toBe(200);
    });

    it('makes an address wait after ten failures with any accounts, but not for the shared password', async () => {
      const { email } = await join();
      for (let failure = 0; failure < 10; failure += 1)
        expect((await signIn(`nobody${failure}@importer.test`, 'guess')).text).toBe(WRONG_PASSWORD);
      expect((await signIn(email)).status).toBe(429);
      const shared = await gateway.send('POST', '/api/login', { body: { password: PASSWORD }, cookie: null });
      expect(shared.status).toBe(200);
    });

    it('asks for the code of a second factor, which counts once', async () => {
      const { email, cookie } = await join();
      const begun = await gateway.send('POST', '/api/auth/totp', { body: { password: OWN_PASSWORD }, cookie });
      expect(begun.body.uri).toContain(`otpauth://totp/FSVP%20Suite:${encodeURIComponent(email)}?`);
      const app = new Authenticator(begun.body.secret);
      expect((await signIn(email)).status).toBe(200);
      const wrong = await gateway.send('PUT', '/api/auth/totp', { body: { code: '000000' }, cookie });
      expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } });
      const code = app.next();
      expect((await gateway.send('PUT', '/api/auth/totp', { body: { code }, cookie })).status).toBe(204);
      const password = await signIn(email);
      expect(password).toMatchObject({ status: 401, text: WRONG_PASSWORD });
      expect(password.headers.get(CODE_REQUIRED_HEADER)).toBe('true');
      expect((await signIn(email, 'guess')).headers.get(CODE_REQUIRED_HEADER)).toBeNull();
      expect((await signIn(email, OWN_PASSWORD, code)).status).toBe(401);
      const next = app.next();
      expect((await signIn(email, OWN_PASSWORD, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
      expect((await signIn(email, OWN_PASSWORD, next)).status).toBe(401);
      const [row] = await gateway.database.dataSource.query<{ totp_secret: string }[]>(
        'select totp_secret from users where email = $1',
        [email],
      );
      expect(Buffer.from(row?.totp_secret ?? '', 'base64').toString('latin1')).not.toContain(begun.body.secret);
      const remove = (body: object) => gateway.send('POST', '/api/auth/totp/remove', { body, cookie });
      expect((await remove({ password: OWN_PASSWORD })).status).toBe(400);
      for (const [password, wrongCode, path] of [
        ['guess', next, 'password'],
        [OWN_PASSWORD, next, 'code'],
      ] as const)
        expect(await remove({ password, code: wrongCode })).toMatchObject({
          status: 422,
          body: { errors: [{ path }] },
        });
      const later = app.next();
      expect((await remove({ password: OWN_PASSWORD, code: later })).status).toBe(204);
      expect((await signIn(email)).status).toBe(200);
    });

    it('takes no code of a time before or after, which is no failed attempt', async () => {
      const { email, app } = await joinWithFactor();
      const ended = app.next();
      const current = app.next();
      const attempts = async () =>
        (await gateway.database.dataSource.query<unknown[]>('select from login_attempts')).length;
      const before = await attempts();
      const late = await signIn(email, OWN_PASSWORD, ended);
      expect([late.status, late.headers.get(CODE_REQUIRED_HEADER)]).toEqual([401, 'true']);
      expect(await attempts()).toBe(before);
      expect((await signIn(email, OWN_PASSWORD, '000000')).status).toBe(401);
      expect(await attempts()).toBe(before + 2);
      expect((await signIn(email, OWN_PASSWORD, current)).status).toBe(200);
    });

    it('says at the set-up of a second factor that the clock of a phone is wrong', async () => {
      const { cookie } = await join();
      const begun = await gateway.send('POST', '/api/auth/totp', { body: { password: OWN_PASSWORD }, cookie });
      const app = new Authenticator(begun.body.secret);
      const ended = app.next();
      const current = app.next();
      const confirm = (code: string) => gateway.send('PUT', '/api/auth/totp', { body: { code }, cookie });
      expect(await confirm(ended)).toMatchObject({
        status: 422,
        body: {
          errors: [{ path: 'code', message: expect.stringContaining('Set the clock of your phone to automatic') }],
        },
      });
      expect((await confirm(current)).status).toBe(204);
    });

    it('changes the own password, which ends the other sessions', async () => {
      const { email, cookie } = await join();
      const elsewhere = cookieOf(await signIn(email));
      const change = (currentPassword: string, newPassword: string) =>
        gateway.send('POST', '/api/auth/password', { body: { currentPassword, newPassword }, cookie });
      expect(await change('guess', 'another long one')).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'currentPassword', message: 'This is not your password' }] },
      });
      expect((await change(OWN_PASSWORD, OWN_PASSWORD)).status).toBe(400);
      expect((await change(OWN_PASSWORD, 'another long one')).status).toBe(204);
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(200);
      expect((await gateway.send('GET', '/api/auth/user', { cookie: elsewhere })).status).toBe(401);
      expect((await signIn(email, 'another long one')).status).toBe(200);
    });

    it('takes a password as it is: each of 1,000 characters, blanks and letters of any case count', async () => {
      const { email, cookie } = await join();
      const longest = ` Ünïcode ${'x'.repeat(990)}A`;
      const body = { currentPassword: OWN_PASSWORD, newPassword: longest };
      expect((await gateway.send('POST', '/api/auth/password', { body, cookie })).status).toBe(204);
      for (const other of [longest.trim(), longest.toLowerCase(), longest.slice(0, -1), `${longest.slice(0, -1)}B`])
        expect((await signIn(email, other)).status).toBe(401);
      expect((await signIn(email, longest)).status).toBe(200);
    });

    it('ends a session of an account after 24 hours, however much it is used, and not a shared one', async () => {
      const { cookie } = await join();
      const shared = await gateway.signIn();
      const age = async (kind: string, time: string, of: string) => {
        await gateway.database.dataSource.query(
          `update sessions set sess = jsonb_set(sess::jsonb, '{openedAt}', to_jsonb(iso(now() - $2::interval)))
           where sess ->> 'kind' = $1`,
          [kind, time],
        );
        gateway.app.get(SessionCache, { strict: false }).forgetAccount(kind === 'shared' ? SHARED_USER_ID : ownId);
        return (await gateway.send('GET', '/api/auth/user', { cookie: of })).status;
      };
      const ownId = (await gateway.send('GET', '/api/auth/user', { cookie })).body.id as string;
      expect(await age('named', '23 hours 59 minutes', cookie)).toBe(200);
      expect(await age('named', '24 hours 1 second', cookie)).toBe(401);
      expect(await age('shared', '40 days', shared)).toBe(200);
    });

    it('lists and ends the own sessions, and never those of others', async () => {
      const { email, cookie } = await join();
      const other = await join();
      const elsewhere = cookieOf(await signIn(email));
      const list = await gateway.send('GET', '/api/auth/sessions', { cookie });
      expect(list.body.sessions).toMatchObject([
        { current: false, address: '127.0.0.1' },
        { current: true, address: '127.0.0.1' },
      ]);
      expect(list.body.needsPassword).toBe(true);
      const end = (one: string, body: object, id = list.body.sessions[0].id as string) =>
        gateway.send('POST', `/api/auth/sessions/${id}/end`, { body, cookie: one });
      const proof = { password: OWN_PASSWORD };
      expect((await end(other.cookie, proof)).status).toBe(404);
      expect((await end(cookie, proof)).status).toBe(204);
      expect((await end(cookie, proof)).status).toBe(404);
      expect((await gateway.send('GET', '/api/auth/user', { cookie: elsewhere })).status).toBe(401);
      await signIn(email);
      const endOthers = (body: object) => gateway.send('POST', '/api/auth/sessions/revoke-others', { body, cookie });
      expect((await endOthers(proof)).status).toBe(204);
      expect((await gateway.send('GET', '/api/auth/sessions', { cookie })).body.total).toBe(1);
    });

    it('ends no session of an account without its password; wrong ones count as failed sign-ins', async () => {
      const { email, cookie } = await join();
      const elsewhere = cookieOf(await signIn(email));
      const list = await gateway.send('GET', '/api/auth/sessions', { cookie });
      const calls = [`/api/auth/sessions/${list.body.sessions[0].id}/end`, '/api/auth/sessions/revoke-others'];
      for (const path of calls) {
        const missing = await gateway.send('POST', path, { body: {}, cookie });
        expect(missing).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'password', message: 'Enter your password' }] },
        });
        for (let failure = 0; failure < 5; failure += 1)
          expect(await gateway.send('POST', path, { body: { password: 'guess' }, cookie })).toMatchObject({
            status: 422,
            body: { errors: [{ path: 'password', message: 'This is not your password' }] },
          });
      }
      for (const path of calls)
        expect((await gateway.send('POST', path, { body: { password: OWN_PASSWORD }, cookie })).status).toBe(429);
      expect((await signIn(email)).status).toBe(429);
      expect((await gateway.send('GET', '/api/auth/user', { cookie: elsewhere })).status).toBe(200);
    });

    it('ends sessions of an account that has no password without one', async () => {
      const { id, email, cookie } = await join();
      for (let count = 0; count < 2; count += 1) await signIn(email);
      await gateway.database.dataSource.query(
        'update users set password_hash = null, password_changed_at = null where id = $1',
        [id],
      );
      const list = await gateway.send('GET', '/api/auth/sessions', { cookie });
      expect(list.body).toMatchObject({ total: 3, needsPassword: false });
      const end = await gateway.send('POST', `/api/auth/sessions/${list.body.sessions[0].id}/end`, {
        body: {},
        cookie,
      });
      // Nothing was proved.
      expect([end.status, end.headers.has('set-cookie')]).toEqual([204, false]);
      expect((await gateway.send('GET', '/api/auth/sessions', { cookie })).body.total).toBe(2);
      const others = await gateway.send('POST', '/api/auth/sessions/revoke-others', { body: {}, cookie });
      expect(others.status).toBe(204);
      expect((await gateway.send('GET', '/api/auth/sessions', { cookie })).body.total).toBe(1);
    });

    it('shows a shared session only itself, which ends without a password and leaves the others', async () => {
      const shared = await gateway.signIn();
      const colleague = await gateway.signIn();
      const own = await gateway.send('GET', '/api/auth/sessions', { cookie: shared });
      expect(own.body).toMatchObject({ total: 1, needsPassword: false });
      const theirs = await gateway.send('GET', '/api/auth/sessions', { cookie: colleague });
      const end = (id: string) => gateway.send('POST', `/api/auth/sessions/${id}/end`, { body: {}, cookie: shared });
      const others = await gateway.send('POST', '/api/auth/sessions/revoke-others', { body: {}, cookie: shared });
      expect([(await end(theirs.body.sessions[0].id)).status, others.status]).toEqual([404, 204]);
      expect((await gateway.send('GET', '/api/auth/user', { cookie: colleague })).status).toBe(200);
      expect((await end(own.body.sessions[0].id)).status).toBe(204);
      expect((await gateway.send('GET', '/api/auth/user', { cookie: shared })).status).toBe(401);
    });
  });

  describe('the first administrator', () => {
    const setUp = async () => {
      await gateway.database.dataSource.query(`update users set status = 'disabled' where status is not null`);
      const { path } = await createLink(gateway.database.dataSource, null, 24);
      return path.replace('/#invitation=', '');
    };
    const person = { email: 'First@Importer.test', firstName: 'Fay', lastName: 'First', password: OWN_PASSWORD };

    it('comes by a link that works once, while there is none', async () => {
      const token = await setUp();
      const spare = await setUp();
      const path = `/api/auth/invitations/${token}`;
      expect((await gateway.send('GET', path, { cookie: null })).body).toMatchObject({ kind: 'set-up', email: null });
      const incomplete = await gateway.send('POST', path, { body: { password: OWN_PASSWORD }, cookie: null });
      expect(incomplete.body.errors.map((error: { path: string }) => error.path)).toEqual([
        'email',
        'firstName',
        'lastName',
      ]);
      const accepted = await gateway.send('POST', path, { body: person, cookie: null });
      expect(accepted.body).toMatchObject({ email: 'first@importer.test', role: 'administrator' });
      for (const used of [token, spare])
        expect((await gateway.send('GET', `/api/auth/invitations/${used}`, { cookie: null })).status).toBe(410);
      const invited = await gateway.send('POST', '/api/users', {
        body: { email: 'second@importer.test', firstName: 'Sam', lastName: 'Second', role: 'qi' },
        cookie: cookieOf(accepted),
      });
      expect(invited.status).toBe(201);
    });

    it('is offered at the start only while there is none', async () => {
      const count = async () =>
        (
          await gateway.database.dataSource.query<{ count: number }[]>(
            'select count(*)::int as count from invitations where user_id is null',
          )
        )[0]?.count;
      await gateway.database.dataSource.query('delete from invitations');
      const invitations = gateway.app.get(InvitationsService, { strict: false });
      await invitations.onApplicationBootstrap();
      expect(await count()).toBe(0);
      await gateway.database.dataSource.query(`update users set expires_on = $1 where status is not null`, [
        addDays(today(), -1),
      ]);
      await invitations.onApplicationBootstrap();
      expect(await count()).toBe(1);
    });
  });

  describe('policies', () => {
    const set = (key: string, value: string, reason = 'A test') =>
      gateway.send('PUT', `/api/policies/${key}`, { body: { value, reason }, cookie: administrator.cookie });

    it('have defaults, and change with a reason that the audit trail keeps', async () => {
      const { body } = await gateway.send('GET', '/api/policies', { cookie: administrator.cookie });
      expect(body.policies).toContainEqual(expect.objectContaining({ key: 'sharedLogin', value: 'full', version: 0 }));
      expect((await set('sod.capa', 'on', 'Two people work here')).body).toMatchObject({
        key: 'sod.capa',
        value: 'on',
        version: 1,
        changedByName: 'Test administrator',
        reason: 'Two people work here',
      });
      expect(await events('policy.changed.v1')).toMatchObject([{ actor: administrator.id, after: { value: 'on' } }]);
      expect((await set('sod.capa', 'sometimes')).body.errors).toMatchObject([{ path: 'value' }]);
      expect((await set('auth.passwordMaxDays', '-1')).status).toBe(400);
      expect((await set('sod.capa', 'off', ' ')).body.errors).toMatchObject([{ path: 'reason' }]);
      expect((await set('unknown', 'on')).status).toBe(400);
    });

    it('are changed only in the version that If-Match names', async () => {
      const change = (value: string, version: string) =>
        gateway.send('PUT', '/api/policies/sod.reviewer', {
          body: { value, reason: 'A test' },
          headers: { 'if-match': version },
          cookie: administrator.cookie,
        });
      expect((await change('on', '"1"')).status).toBe(412);
      const first = await change('on', '"0"');
      expect([first.status, first.headers.get('etag')]).toEqual([200, '"1"']);
      expect(await change('off', '"0", "2"')).toMatchObject({
        status: 412,
        body: { title: 'Changed meanwhile', current: { key: 'sod.reviewer', value: 'on', version: 1 } },
      });
      expect((await change('off', '"1"')).body).toMatchObject({ value: 'off', version: 2 });
    });

    it('are changed by no token and not with the shared password', async () => {
      const path = '/api/policies/sod.capa';
      const body = { value: 'off', reason: 'A test' };
      const created = await gateway.send('POST', '/api/api-tokens', {
        body: { name: 'Policies', scopes: [...SCOPES], expiresOn: today() },
        cookie: administrator.cookie,
      });
      const headers = { authorization: `Bearer ${created.body.text}` };
      expect(await gateway.send('PUT', path, { body, headers, cookie: null })).toMatchObject({
        status: 403,
        body: { detail: 'Only a person can do this, not an API token.' },
      });
      expect(await gateway.send('PUT', path, { body, cookie: await gateway.signIn() })).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining('Your role (shared login)') },
      });
    });

    it('sharedLogin limits the shared password to reading, or switches it off', async () => {
      const cookie = await gateway.signIn();
      expect((await set('sharedLogin', 'read_only')).status).toBe(200);
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).body).toMatchObject({
        kind: 'shared_login',
        permissions: ['self', 'read', 'read_audit_trail'],
      });
      expect(await gateway.send('POST', '/api/suppliers', { body: {}, cookie })).toMatchObject({
        status: 403,
        body: { detail: expect.stringMatching(/^Your role \(shared login\) does not allow this\. Ask .+\.$/) },
      });
      const renamed = await gateway.send('PUT', '/api/auth/user', { body: { firstName: 'Eve' }, cookie });
      expect(renamed).toMatchObject({
        status: 403,
        body: { detail: expect.stringMatching(/^Your role \(shared login\) does not allow this\. Ask .+\.$/) },
      });
      expect((await gateway.send('POST', '/api/notifications/read', { body: {}, cookie })).status).toBe(204);
      expect((await set('sharedLogin', 'off')).status).toBe(200);
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).status).toBe(401);
      expect(await gateway.send('POST', '/api/login', { body: { password: PASSWORD }, cookie: null })).toMatchObject({
        status: 401,
        text: 'The shared password is turned off. Use your own account.',
      });
      const options = await gateway.send('GET', '/api/auth/sign-in-options', { cookie: null });
      expect(options.body).toEqual({ sharedLogin: false, accounts: true, provider: null });
    });

    afterEach(async () => {
      for (const [key, value] of [
        ['auth.secondFactor', 'optional'],
        ['auth.passwordMaxDays', '0'],
        ['sharedLogin', 'full'],
      ])
        await set(key as string, value as string);
    });

    it('auth.secondFactor and auth.passwordMaxDays let people set these up before anything else', async () => {
      const { id, cookie } = await join();
      await gateway.database.dataSource.query('update users set totp_confirmed_at = now() where id = $1', [
        administrator.id,
      ]);
      const path = `/api/users/${administrator.id}`;
      await gateway.send('PUT', path, { body: { title: 'With a second factor' }, cookie: administrator.cookie });
      await set('auth.secondFactor', 'required');
      const refused = await gateway.send('GET', '/api/notifications', { cookie });
      expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('second factor') } });
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).body.mustSetUp).toBe('second-factor');
      await set('auth.secondFactor', 'optional');
      await set('auth.passwordMaxDays', '30');
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).body.mustSetUp).toBeNull();
      await gateway.database.dataSource.query(
        `update users set password_changed_at = now() - interval '31 days' where id = $1`,
        [id],
      );
      await gateway.send('PUT', `/api/users/${id}`, { body: { title: 'x' }, cookie: administrator.cookie });
      expect((await gateway.send('GET', '/api/auth/user', { cookie })).body.mustSetUp).toBe('password');
    });
  });

  it('holds the table of permissions for every call, role and scope', async () => {
    const policies = gateway.app.get(PoliciesService, { strict: false });
    const owners = ['viewer', 'editor', 'qi', 'administrator', 'auditor'] as const;
    const people = new Map(
      await Promise.all(ROLES.map(async (role) => [role as Grantee, await gateway.signInAs(role)] as const)),
    );
    const createToken = async (owner: Grantee, scopes: readonly Scope[]): Promise<string> => {
      const body = { name: scopes.join(), scopes, expiresOn: today(), ownerId: people.get(owner)?.id };
      const { text } = (await gateway.send('POST', '/api/api-tokens', { body, cookie: administrator.cookie })).body;
      return `Bearer ${text as string}`;
    };
    const calls: WalkedCall[] = [
      ...gateway.app.get(HandledCalls).calls.filter(({ path }) => path !== logout.path),
      { method: 'GET', path: '/api/docs', access: READ },
      { method: 'GET', path: '/api/docs/start.js', access: READ },
      { method: 'GET', path: '/api/openapi.json', access: READ },
      // It ends the session.
      logout,
    ];
    expect(calls.map(({ path }) => path)).toContain('/api/live');
    const { wrong, requests } = await walkCalls({
      url: gateway.url,
      calls,
      principals: everybody(owners),
      signIn: async ({ grantee, scopes }): Promise<Record<string, string>> => {
        if (scopes) return { authorization: await createToken(grantee, scopes) };
        await policies.set('sharedLogin', grantee === 'shared_read_only' ? 'read_only' : 'full', 'A test');
        return { cookie: people.get(grantee)?.cookie ?? (await gateway.signIn()) };
      },
      alsoRefused: ({ grantee }, { method, path }) =>
        grantee === 'shared_read_only' && method !== 'GET' && path === '/api/auth/user',
    });
    expect(wrong).toEqual([]);
    expect(requests).toBe((GRANTEES.length + SCOPES.length * owners.length) * calls.length);
    await policies.set('sharedLogin', 'full', 'A test');
    // Thousands of requests.
  }, 120_000);
});
