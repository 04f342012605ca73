import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@fsvp/contracts/access/roles';
import type { InvitedAccount } from '@fsvp/contracts/access/account';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { PASSWORD, startGateway, UNREACHABLE_URL, type Gateway } from './gateway.js';
import { freePort } from './free-port.js';

const PEOPLE = {
  quinn: {
    email: 'Quinn@Importer.test',
    email_verified: true,
    given_name: 'Quinn',
    family_name: 'Ito',
    roles: ['Quality', 'Everyone'],
  },
  wanda: { email: 'wanda@importer.test', email_verified: true, given_name: 'Wanda', roles: 'Warehouse' },
  impostor: { email: 'quinn@importer.test', email_verified: true, roles: ['Quality'] },
  stranger: { email: 'stranger@importer.test', email_verified: true, roles: ['Kitchen'] },
  chief: { email: 'chief@importer.test', email_verified: true, roles: ['Chief', 'administrator'] },
  ida: { email: 'ida@importer.test', email_verified: true, roles: ['Warehouse'] },
  administrator: { email: 'administrator@importer.test', email_verified: true, roles: ['Quality'] },
  qi_administrator: { email: 'qi_administrator@importer.test', email_verified: true, roles: ['Quality'] },
  text: { email: 'text@importer.test', email_verified: 'true', roles: ['Warehouse'] },
  odd: {
    email: 'odd@importer.test',
    email_verified: true,
    given_name: null,
    family_name: 7,
    name: ['Odd'],
    roles: ['Warehouse', null, { name: 'Quality' }],
  },
  entra: { preferred_username: 'Eva@Importer.test', name: 'Eva Entra', roles: ['Warehouse'] },
  nobody: { name: 'No Address', roles: ['Warehouse'] },
  unconfirmed: { email: 'unconfirmed@importer.test', email_verified: false, roles: ['Warehouse'] },
};

describe('single sign-on', () => {
  let gateway: Gateway;
  let provider: ChildProcess | undefined;
  let issuer: string;
  const PUBLIC_URL = 'http://localhost:8080';

  const startProvider = async (env: Record<string, string> = {}): Promise<void> => {
    provider?.kill();
    provider = spawn(process.execPath, [path.join(import.meta.dirname, 'oidc-provider.mjs')], {
      env: {
        PATH: process.env.PATH,
        PORT: new URL(issuer).port,
        REDIRECT: `${PUBLIC_URL}/api/auth/oidc/callback`,
        SIGN_OUT: `${PUBLIC_URL}/`,
        PEOPLE: JSON.stringify(PEOPLE),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(provider.stdout!, 'data');
  };
  const stopProvider = async (): Promise<void> => {
    if (!provider) return;
    const ended = once(provider, 'exit');
    provider.kill();
    await ended;
    provider = undefined;
  };

  beforeAll(async () => {
    issuer = `http://127.0.0.1:${await freePort()}`;
    await startProvider();
    gateway = await startGateway({
      PUBLIC_URL,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_SECRET: 'a secret of the test',
      OIDC_NAME: 'Importer ID',
      OIDC_ROLES: new Map([
        ['Everyone', 'viewer'],
        ['Warehouse', 'editor'],
        ['Quality', 'qi'],
      ]),
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await stopProvider();
  });
  afterEach(async () => {
    if (!provider) await startProvider();
  });

  const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

  /** Begins at the suite and signs in at the provider, as a browser does. Returns the address of the callback. */
  const visitProvider = async (person: string): Promise<{ callback: string; attempt: string }> => {
    const started = await gateway.send('GET', '/api/auth/oidc/start', { cookie: null });
    expect(started.status).toBe(302);
    let address = `${started.headers.get('location')}&login_hint=${person}`;
    const jar = new Map<string, string>();
    while (address.startsWith(issuer)) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      });
      for (const cookie of cookiesOf(response.headers)) {
        const [name = '', value = ''] = cookie.split('=');
        jar.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      address = new URL(next, issuer).href;
    }
    return { callback: address, attempt: cookiesOf(started.headers)[0] ?? '' };
  };
  const comeBack = async (callback: string, cookie: string) => {
    const response = await gateway.send('GET', callback.slice(PUBLIC_URL.length), { cookie });
    const session = cookiesOf(response.headers).find((one) => /^__Host-fsvp=./.test(one));
    return { location: response.headers.get('location'), session };
  };
  const signIn = async (person: string) => {
    const { callback, attempt } = await visitProvider(person);
    return comeBack(callback, attempt);
  };
  const user = async (cookie: string | undefined) =>
    (await gateway.send('GET', '/api/auth/user', { cookie: cookie ?? null })).body;

  it('is named on the sign-in page', async () => {
    const { body } = await gateway.send('GET', '/api/auth/sign-in-options', { cookie: null });
    expect(body.provider).toBe('Importer ID');
  });

  it('makes an account with the strongest role that the claim gives, and finds it again', async () => {
    const first = await signIn('quinn');
    expect(first.location).toBe('/');
    const quinn = await user(first.session);
    expect(quinn).toMatchObject({
      email: 'quinn@importer.test',
      firstName: 'Quinn',
      lastName: 'Ito',
      role: 'qi',
      kind: 'user',
    });
    expect((await user((await signIn('quinn')).session)).id).toBe(quinn.id);
    const rows = await gateway.database.dataSource.query<unknown[]>(
      `select from users where email = 'quinn@importer.test'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('signs out here and, at an address of the suite, there', async () => {
    const { session } = await signIn('wanda');
    expect((await user(session)).singleSignOn).toBe(true);
    expect((await gateway.send('POST', '/api/logout', { cookie: session ?? '' })).status).toBe(204);
    expect((await gateway.send('GET', '/api/auth/user', { cookie: session ?? '' })).status).toBe(401);
    const there = await gateway.send('GET', '/api/auth/oidc/sign-out', { cookie: null });
    expect(there.headers.get('location')).toContain(`${issuer}/session/end?`);
    expect((await user(await gateway.signIn())).singleSignOn).toBe(false);
  });

  it('links an account of the same confirmed address, and leaves an administrator one', async () => {
    const { id } = await gateway.signInAs('administrator');
    await gateway.database.dataSource.query(`update users set email = 'chief@importer.test' where id = $1`, [id]);
    expect(await user((await signIn('chief')).session)).toMatchObject({ id, role: 'administrator' });
  });

  const invite = async (email: string, role: Role) => {
    const { cookie } = await gateway.signInAs('administrator');
    const body = { email, firstName: 'Ida', lastName: 'Invited', role };
    const { body: invited } = await gateway.send('POST', '/api/users', { body, cookie });
    const link = (invited as InvitedAccount).invitation.path.replace('/#invitation=', '/api/auth/invitations/');
    return { id: (invited as InvitedAccount).account.id, link };
  };
  const OWN_PASSWORD = { password: 'a walk along the canal' };

  it('makes an invited account active and ends its link, with which somebody else could take it over', async () => {
    const { id, link } = await invite('ida@importer.test', 'viewer');
    expect(await user((await signIn('ida')).session)).toMatchObject({ id, role: 'editor' });
    expect((await gateway.send('POST', link, { body: OWN_PASSWORD, cookie: null })).status).toBe(410);
  });

  it.each(['administrator', 'qi_administrator'] as const)(
    'makes no invited %s active, until the link was used',
    async (role) => {
      const { id, link } = await invite(`${role}@importer.test`, role);
      expect(await signIn(role)).toEqual({ location: '/#sign-in=invited', session: undefined });
      const accepted = await gateway.send('POST', link, { body: OWN_PASSWORD, cookie: null });
      expect(accepted).toMatchObject({ status: 200, body: { id, role } });
      expect(await user((await signIn(role)).session)).toMatchObject({ id, role });
    },
  );

  it('follows a changed role of the provider', async () => {
    const { session } = await signIn('wanda');
    const { id } = await user(session);
    await gateway.database.dataSource.query(`update users set role = 'viewer' where id = $1`, [id]);
    expect((await user((await signIn('wanda')).session)).role).toBe('editor');
  });

  it.each([
    ['without a role', 'stranger', 'no-role'],
    ['whose address is not confirmed', 'unconfirmed', 'email-unverified'],
    ['without an address', 'nobody', 'no-email'],
    ['whose address the provider does not call confirmed', 'entra', 'no-email'],
  ])('lets nobody in %s', async (_, person, failure) => {
    expect(await signIn(person)).toEqual({ location: `/#sign-in=${failure}`, session: undefined });
  });

  it('gives an address to no second subject of the provider', async () => {
    await signIn('quinn');
    expect(await signIn('impostor')).toEqual({ location: '/#sign-in=address-taken', session: undefined });
  });

  const noticesOfAddresses = () =>
    gateway.database.dataSource.query<{ text: string; audience: string }[]>(
      `select text, audience from notifications where kind = 'account_address_taken' order by created_at`,
    );

  it('tells administrators of it once a day, and names the address', async () => {
    await signIn('impostor');
    const notices = await noticesOfAddresses();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      audience: 'administrators',
      text: expect.stringContaining('the address quinn@importer.test of Quinn Ito'),
    });
  });

  it('reads "true" as text, and leaves odd claims out', async () => {
    expect(await user((await signIn('text')).session)).toMatchObject({ email: 'text@importer.test', role: 'editor' });
    expect(await user((await signIn('odd')).session)).toMatchObject({
      email: 'odd@importer.test',
      firstName: null,
      lastName: null,
      role: 'editor',
    });
  });

  it('names the claim in the log', async () => {
    const warn = jest.spyOn(gateway.app.get<Logger>(LOGGER, { strict: false }), 'warn');
    for (const person of ['unconfirmed', 'nobody', 'stranger']) await signIn(person);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      { failure: 'email-unverified', claim: 'email_verified' },
      { failure: 'no-email', claim: 'email' },
      { failure: 'no-role', claim: 'roles' },
    ]);
    warn.mockRestore();
  });

  describe('with addresses of the issuer that are trusted', () => {
    beforeAll(() => {
      gateway.config.OIDC_TRUST_EMAIL = true;
    });
    afterAll(() => {
      gateway.config.OIDC_TRUST_EMAIL = false;
    });

    it('takes one without email_verified, as of Microsoft Entra ID', async () => {
      expect(await user((await signIn('entra')).session)).toMatchObject({
        email: 'eva@importer.test',
        firstName: 'Eva Entra',
      });
    });

    it('takes none that the provider calls unconfirmed', async () => {
      expect((await signIn('unconfirmed')).location).toBe('/#sign-in=email-unverified');
    });
  });

  describe('without pairs of roles', () => {
    const roles = new Map<string, 'viewer' | 'editor' | 'qi'>();
    beforeAll(() => {
      for (const [value, role] of gateway.config.OIDC_ROLES) roles.set(value, role);
      gateway.config.OIDC_ROLES = new Map();
    });
    afterAll(() => {
      gateway.config.OIDC_ROLES = roles;
    });

    it('keeps the role that an administrator gave, and lets only invited people in', async () => {
      const { id } = await invite('stranger@importer.test', 'viewer');
      expect(await user((await signIn('stranger')).session)).toMatchObject({ id, role: 'viewer' });
      expect((await signIn('nobody')).location).toBe('/#sign-in=no-role');
    });
  });

  it('follows name and address of the subject; an address of another account stays with that account', async () => {
    await stopProvider();
    const wanda = await (async () => {
      await startProvider();
      await signIn('wanda');
      return user((await signIn('wanda')).session);
    })();
    const become = async (claims: object) => {
      await stopProvider();
      await startProvider({ PEOPLE: JSON.stringify({ ...PEOPLE, wanda: { ...PEOPLE.wanda, ...claims } }) });
      await signIn('wanda');
      return user((await signIn('wanda')).session);
    };
    const married = { given_name: 'Wanda', family_name: 'Sato', email: 'Wanda.Sato@importer.test' };
    expect(await become(married)).toMatchObject({
      id: wanda.id,
      firstName: 'Wanda',
      lastName: 'Sato',
      email: 'wanda.sato@importer.test',
    });
    expect(await become({ ...married, email: 'text@importer.test' })).toMatchObject({
      id: wanda.id,
      email: 'wanda.sato@importer.test',
    });
    expect((await noticesOfAddresses()).map(({ text }) => text)).toEqual([
      expect.stringContaining('quinn@importer.test'),
      expect.stringContaining('text@importer.test'),
    ]);
    // What the provider does not send stays.
    expect(await become({ given_name: undefined, email: undefined, email_verified: undefined })).toMatchObject({
      id: wanda.id,
      firstName: 'Wanda',
      lastName: 'Sato',
      email: 'wanda.sato@importer.test',
    });
    await stopProvider();
    await startProvider();
    await signIn('wanda');
  });

  it('lets no disabled account in', async () => {
    const { session } = await signIn('wanda');
    const { id } = await user(session);
    const { cookie } = await gateway.signInAs('administrator');
    await gateway.send('POST', `/api/users/${id}/disable`, { cookie });
    expect(await signIn('wanda')).toEqual({ location: '/#sign-in=disabled', session: undefined });
    await gateway.send('POST', `/api/users/${id}/enable`, { cookie });
    expect((await signIn('wanda')).location).toBe('/');
  });

  it('refuses an answer that this browser did not ask for, and one that was used', async () => {
    const { callback, attempt } = await visitProvider('quinn');
    const other = await visitProvider('quinn');
    expect((await comeBack(callback, other.attempt)).location).toBe('/#sign-in=refused');
    expect((await comeBack(callback, '')).location).toBe('/#sign-in=refused');
    expect((await comeBack(other.callback, other.attempt)).location).toBe('/');
    expect((await comeBack(other.callback, other.attempt)).location).toBe('/#sign-in=refused');
    expect((await comeBack(`${PUBLIC_URL}/api/auth/oidc/callback`, attempt)).location).toBe('/#sign-in=refused');
    expect((await comeBack(`${PUBLIC_URL}/api/auth/oidc/callback?error=access_denied&state=x`, attempt)).location).toBe(
      '/#sign-in=refused',
    );
  });

  it.each([
    ['cross-site', false],
    ['same-site', false],
    ['same-origin', true],
    ['none', true],
  ])('begins from a page that is %s: %s', async (site, begins) => {
    const start = await gateway.send('GET', '/api/auth/oidc/start', {
      cookie: null,
      headers: { 'sec-fetch-site': site },
    });
    expect(start.headers.get('location')?.startsWith(issuer)).toBe(begins);
    expect(start.headers.getSetCookie()).toHaveLength(Number(begins));
  });

  it('refuses a wrong nonce', async () => {
    await startProvider({ WRONG_NONCE: 'yes' });
    expect((await signIn('quinn')).location).toBe('/#sign-in=refused');
    await stopProvider();
  });

  it('goes on after the provider has changed its key', async () => {
    expect((await signIn('quinn')).location).toBe('/');
    await stopProvider();
    await startProvider();
    // The keys that are known may be the earlier ones; the attempt that fails reads them again.
    const locations = [(await signIn('quinn')).location, (await signIn('quinn')).location];
    expect(locations.at(-1)).toBe('/');
  });

  it.each([
    ['110', '/'],
    ['130', '/#sign-in=refused'],
    ['-3710', '/'],
    ['-3730', '/#sign-in=refused'],
  ])('with a clock of the provider that differs by %s s leads to %s', async (SKEW_SECONDS, location) => {
    await stopProvider();
    await startProvider({ SKEW_SECONDS });
    await signIn('quinn');
    expect((await signIn('quinn')).location).toBe(location);
    await stopProvider();
  });

  describe('with the values of acr that are accepted', () => {
    beforeAll(() => {
      gateway.config.OIDC_ACR_VALUES = ['two-factors', 'hardware'];
    });
    afterAll(async () => {
      gateway.config.OIDC_ACR_VALUES = [];
      await stopProvider();
    });

    it('asks the provider for them', async () => {
      const start = await gateway.send('GET', '/api/auth/oidc/start', { cookie: null });
      const { searchParams } = new URL(start.headers.get('location') ?? '');
      expect(searchParams.get('acr_values')).toBe('two-factors hardware');
    });

    it.each(['two-factors', 'hardware'])('lets a person in whose sign-in was %s', async (ACR) => {
      await stopProvider();
      await startProvider({ ACR });
      // With the keys of the earlier provider the first attempt fails.
      await signIn('quinn');
      expect((await signIn('quinn')).location).toBe('/');
    });

    it.each([
      ['one-factor', { ACR: 'one-factor' }],
      ['of no named strength', {}],
    ])('refuses a sign-in that was %s, and logs why', async (_, env: Record<string, string>) => {
      await stopProvider();
      await startProvider(env);
      await signIn('quinn');
      const warn = jest.spyOn(gateway.app.get<Logger>(LOGGER, { strict: false }), 'warn');
      expect(await signIn('quinn')).toEqual({ location: '/#sign-in=refused', session: undefined });
      expect(warn.mock.calls).toEqual([
        [
          { acr: env.ACR, accepted: ['two-factors', 'hardware'] },
          'single sign-on refused: the acr of the ID token is not in OIDC_ACR_VALUES',
        ],
      ]);
      warn.mockRestore();
    });
  });

  it('asks for no acr when none is set, and takes any', async () => {
    const start = await gateway.send('GET', '/api/auth/oidc/start', { cookie: null });
    expect(new URL(start.headers.get('location') ?? '').searchParams.has('acr_values')).toBe(false);
    await stopProvider();
    await startProvider({ ACR: 'one-factor' });
    await signIn('quinn');
    expect((await signIn('quinn')).location).toBe('/');
    await stopProvider();
  });

  it('says when the provider is down; other ways to sign in work', async () => {
    await signIn('quinn');
    const { callback, attempt } = await visitProvider('quinn');
    const { link } = await invite('olga@importer.test', 'viewer');
    expect((await gateway.send('POST', link, { body: OWN_PASSWORD, cookie: null })).status).toBe(200);
    await stopProvider();
    expect((await comeBack(callback, attempt)).location).toBe('/#sign-in=unavailable');
    const start = await gateway.send('GET', '/api/auth/oidc/start', { cookie: null });
    expect(start.headers.get('location')).toBe('/#sign-in=unavailable');
    for (const body of [{ password: PASSWORD }, { email: 'olga@importer.test', ...OWN_PASSWORD }])
      expect((await gateway.send('POST', '/api/login', { body, cookie: null })).status).toBe(200);
  });

  it('is off without an issuer', async () => {
    const other = await startGateway({ SUPPLIERS_URL: [UNREACHABLE_URL] });
    const { body } = await other.send('GET', '/api/auth/sign-in-options', { cookie: null });
    const start = await other.send('GET', '/api/auth/oidc/start', { cookie: null });
    expect([body.provider, start.headers.get('location')]).toEqual([null, '/#sign-in=unavailable']);
    await other.close();
  });
});
