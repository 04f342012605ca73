import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@fsvp/contracts/access/roles';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import { createSigningGrants, type SigningSubject } from '@fsvp/contracts/signatures/signature';
import { documentSignatures } from '@fsvp/contracts/documents/document';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { SigningGrants } from '@fsvp/service-kit/signatures/signing-grants';
import { eventually, TEST_SECRET, type TestResponse } from '@fsvp/service-kit/testing/test-service';
import { pino, type Logger } from 'pino';
import { hashPassword } from '../src/identity/password.js';
import { TotpSecrets } from '../src/identity/totp.js';
import { Authenticator } from './authenticator.js';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

const OWN_PASSWORD = 'a walk along the canal';
const PATH = createSigningGrants.path;

const subject = (fields: Partial<SigningSubject> = {}): SigningSubject => ({
  service: 'documents',
  type: 'document',
  id: randomUUID(),
  version: 3,
  contentSha256: 'a1'.repeat(32),
  meaning: 'approved',
  ...fields,
});

interface Person {
  id: string;
  email: string;
  cookie: string;
}

describe('signing grants', () => {
  let gateway: Gateway;
  let shared: string;
  let passwordHash: string;
  const grants = new SigningGrants(TEST_SECRET);
  let program: FakeService;
  beforeAll(async () => {
    program = await startFakeService();
    gateway = await startGateway({ PROGRAM_URL: [program.url], DOCUMENTS_URL: [program.url] });
    shared = await gateway.signIn();
    passwordHash = await hashPassword(OWN_PASSWORD);
  });
  afterAll(async () => {
    await gateway?.close();
    await program?.stop();
  });
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(async () => {
    await query('delete from login_attempts');
    await query('delete from policies');
  });

  const query = <T>(text: string, values: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, values);
  /** A person with a session of their own. */
  const join = async (role: Role, change = ''): Promise<Person> => {
    const { id, cookie } = await gateway.signInAs(role);
    const [row] = await query<{ email: string }>(
      `with changed as (update users set title = 'Quality Manager', password_hash = $2, password_changed_at = now() ${change} where id = $1 returning email)
       select email from changed`,
      [id, passwordHash],
    );
    return { id, cookie, email: row?.email ?? '' };
  };
  const ask = (cookie: string, body: object, headers: Record<string, string> = {}) =>
    gateway.send('POST', PATH, { body: { subjects: [subject()], password: OWN_PASSWORD, ...body }, cookie, headers });
  const setPolicy = async (key: string, value: string) => {
    const { cookie } = await gateway.signInAs('administrator');
    expect(
      (await gateway.send('PUT', `/api/policies/${key}`, { body: { value, reason: 'A test' }, cookie })).status,
    ).toBe(200);
  };
  const kindOf = async (cookie: string) => (await gateway.send('GET', '/api/auth/user', { cookie })).body?.kind;
  const readFirst = ({ body }: TestResponse) => grants.read(body.grants[0], 'documents');
  const refusedAt = (path: string, message: unknown) => ({
    status: 422,
    body: { status: 422, detail: message, errors: [{ path, message }] },
  });
  const bellOf = async (cookie: string) =>
    (await gateway.send('GET', '/api/notifications', { cookie })).body as {
      notifications: { id: string; kind: string; title: string; text: string; href: string; read: boolean }[];
      total: number;
      unread: number;
    };

  it('are given in a shared session to a person who gives e-mail address and password; it stays shared', async () => {
    const { id, email } = await join('qi');
    const long = { type: 'signature', meaning: 'withdrawn', reason: '理'.repeat(1000) } as const;
    const subjects = [subject(), subject({ service: 'quality', ...long }), subject({ reason: 'Complete' })];
    const begun = Date.now();
    const given = await ask(shared, { subjects, email: ` ${email.toUpperCase()} ` });
    expect(given.status).toBe(201);
    expect(given.headers.get('cache-control')).toBe('no-store');
    const { expiresAt } = createSigningGrants.response!.parse(given.body);
    expect(Date.parse(expiresAt) - begun).toBeGreaterThan(58_000);
    expect(Date.parse(expiresAt) - begun).toBeLessThan(62_000);
    const read = await Promise.all(
      subjects.map((one, at) =>
        grants.read(documentSignatures.sign.body!.parse({ grant: given.body.grants[at] }).grant, one.service),
      ),
    );
    expect(read).toEqual(
      subjects.map((one) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        signer: { id, name: 'Test qi', email: email.toLowerCase(), title: 'Quality Manager', grantee: 'qi' },
        methods: ['email', 'password'],
        subject: one,
      })),
    );
    expect(new Set(read.map((grant) => grant.id)).size).toBe(3);
    expect(await kindOf(shared)).toBe('shared_login');
    // A shared session has no owner who would sign on: each signing names its signer.
    expect(await ask(shared, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', message: 'Enter your email address to sign' }] },
    });
  });

  it('end after a minute, and are for the service and the record that they name', async () => {
    const { email } = await join('qi');
    const { body } = await ask(shared, { email });
    const [grant] = body.grants as [string];
    await expect(grants.read(grant, 'quality')).rejects.toMatchObject({ status: 409 });
    await expect(grants.read(`${grant.slice(0, -4)}AAAA`, 'documents')).rejects.toMatchObject({ status: 400 });
    jest.useFakeTimers({
      now: Date.now() + 61_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    try {
      await expect(grants.read(grant, 'documents')).rejects.toMatchObject({ status: 410 });
    } finally {
      jest.useRealTimers();
    }
  });

  it('need the e-mail address at the first signing of a named session, and then the password alone', async () => {
    const person = await join('qi');
    expect(await ask(person.cookie, {})).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    expect((await ask(person.cookie, { email: person.email, password: 'guess' })).status).toBe(422);
    expect((await ask(person.cookie, {})).status).toBe(400);
    expect((await readFirst(await ask(person.cookie, { email: person.email }))).methods).toEqual(['email', 'password']);
    const second = await readFirst(await ask(person.cookie, { email: ' ' }));
    expect(second).toMatchObject({
      methods: ['password'],
      signer: { id: person.id, email: person.email.toLowerCase() },
    });
    expect(await ask(person.cookie, { password: 'guess' })).toMatchObject(refusedAt('password', WRONG_PASSWORD));
    const elsewhere = await gateway.send('POST', '/api/login', {
      body: { email: person.email, password: OWN_PASSWORD },
      cookie: null,
    });
    const cookie = (elsewhere.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await ask(cookie, {})).status).toBe(400);
    // Another gateway gave the grant.
    await query('update sessions set signed_once = true where sid = $1', [
      createHash('sha256')
        .update(cookie.split('=')[1] ?? '')
        .digest('hex'),
    ]);
    expect((await ask(cookie, {})).status).toBe(201);
  });

  it('are refused with one sentence, at the password, whatever part is wrong; the session lives on', async () => {
    const [person, other] = [await join('qi'), await join('qi')];
    const disabled = await join('qi', `, status = 'disabled'`);
    const ended = await join('auditor', `, expires_on = '${addDays(today(), -1)}'`);
    const { requestId: _, ...expected } = (await ask(shared, { email: person.email, password: 'guess' })).body;
    expect(expected).toEqual({
      type: '/problems/identity-not-proved',
      code: 'identity-not-proved',
      title: 'Not accepted',
      ...refusedAt('password', WRONG_PASSWORD).body,
    });
    for (const [cookie, body] of [
      [shared, { email: 'nobody@importer.test' }],
      [shared, { email: 'no address' }],
      [shared, { email: disabled.email }],
      [shared, { email: ended.email }],
      [person.cookie, { email: other.email }],
      [person.cookie, { email: person.email, password: PASSWORD }],
    ] as const) {
      const { status, body: answer } = await ask(cookie, body);
      expect([status, answer]).toEqual([422, { ...expected, requestId: answer.requestId }]);
      expect(await kindOf(cookie)).toBe(cookie === shared ? 'shared_login' : 'user');
    }
    const withoutPassword = await join('qi');
    await query('update users set password_hash = null, password_changed_at = null where id = $1', [
      withoutPassword.id,
    ]);
    expect(await ask(withoutPassword.cookie, {})).toMatchObject(
      refusedAt(
        'password',
        expect.stringMatching(/^Your account has no password.+Ask an administrator for a new link/),
      ),
    );
    expect((await ask(shared, { email: withoutPassword.email })).body.detail).toBe(WRONG_PASSWORD);
  });

  it('wait after ten failures, which count as failed sign-ins of the account', async () => {
    const [person, other] = [await join('qi'), await join('qi')];
    for (let failure = 0; failure < 10; failure += 1)
      expect((await ask(shared, { email: person.email, password: 'guess' })).status).toBe(422);
    const waiting = await ask(shared, { email: person.email });
    expect(waiting).toMatchObject({
      status: 429,
      body: { detail: 'Too many failed attempts. Try again in 1 minute.' },
    });
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await kindOf(shared)).toBe('shared_login');
    // The address waits too.
    expect((await ask(other.cookie, { email: other.email })).status).toBe(429);
    await query(`delete from login_attempts where subject = 'account'`);
    expect((await ask(other.cookie, { email: other.email })).status).toBe(201);
    const signIn = { body: { email: person.email, password: OWN_PASSWORD }, cookie: null };
    expect((await gateway.send('POST', '/api/login', signIn)).status).toBe(429);
  });

  it('need the code of a second factor together with the e-mail address, once each', async () => {
    const { secret, encrypted } = new TotpSecrets(gateway.config.INTERNAL_TOKEN_SECRET).create('x');
    const person = await join('qi', `, totp_secret = '${encrypted}', totp_confirmed_at = now()`);
    const app = new Authenticator(secret);
    const { email } = person;
    const missing = await ask(shared, { email });
    expect(missing).toMatchObject({
      ...refusedAt('code', 'Enter the code from your authenticator app.'),
      body: { codeRequired: true },
    });
    expect((await ask(shared, { email, password: 'guess' })).body).not.toHaveProperty('codeRequired');
    expect(
      await query('select from event_log where type = $1 and after ->> $2 = $3', [
        'signing.failed.v1',
        'userId',
        person.id,
      ]),
    ).toHaveLength(1);
    const used = app.next();
    expect((await readFirst(await ask(shared, { email, code: used }))).methods).toEqual(['email', 'password', 'totp']);
    for (const wrong of [used, 'abc'])
      expect(await ask(person.cookie, { email, code: wrong })).toMatchObject({
        status: 422,
        body: {
          codeRequired: true,
          errors: [{ path: 'code', message: expect.stringContaining('Each code works once') }],
        },
      });
    const next = app.next();
    expect((await ask(person.cookie, { email, code: next })).status).toBe(201);
    expect((await readFirst(await ask(person.cookie, {}))).methods).toEqual(['password']);
    // The code that signed does not sign in as well.
    const signIn = { body: { email, password: OWN_PASSWORD, code: next }, cookie: null };
    expect((await gateway.send('POST', '/api/login', signIn)).status).toBe(401);
  });

  it('do not reach the service when the account ended or changed its role since', async () => {
    const signer = await join('qi');
    const { body } = await ask(shared, { email: signer.email });
    const path = `/api/documents/${randomUUID()}/signatures`;
    const sign = (grant: unknown, to = path) => gateway.send('POST', to, { body: { grant }, cookie: shared });
    const reached = () => program.received.filter(({ method }) => method === 'POST').length;
    program.handler = respondJson({});
    const before = reached();
    for (const [change, back] of [
      [`status = 'disabled'`, `status = 'active'`],
      [`expires_on = '2020-01-01'`, 'expires_on = null'],
      [`role = 'editor'`, `role = 'qi'`],
    ]) {
      await query(`update users set ${change} where id = $1`, [signer.id]);
      for (const to of [path, `${path}/${randomUUID()}/withdrawal`])
        expect(await sign(body.grants[0], to)).toMatchObject({
          status: 410,
          body: { detail: expect.stringContaining('Nothing was signed') },
        });
      await query(`update users set ${back} where id = $1`, [signer.id]);
    }
    expect(reached()).toBe(before);
    expect((await sign(body.grants[0])).status).toBe(200);
    // What is no grant is the service's to refuse.
    expect((await sign(17)).status).toBe(200);
    expect(reached()).toBe(before + 2);
  });

  it('need what the policies demand of an account', async () => {
    const person = await join('qi');
    for (const value of ['required_to_sign', 'required']) {
      await setPolicy('auth.secondFactor', value);
      const refused = refusedAt('code', 'Set up a second factor in your profile before you sign.');
      for (const cookie of [shared, person.cookie])
        expect(await ask(cookie, { email: person.email })).toMatchObject(refused);
    }
    await setPolicy('auth.secondFactor', 'optional');
    await setPolicy('auth.passwordMaxDays', '30');
    expect((await ask(shared, { email: person.email })).status).toBe(201);
    await query(`update users set password_changed_at = now() - interval '31 days' where id = $1`, [person.id]);
    expect(await ask(shared, { email: person.email })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('too old') },
    });
  });

  it('are for roles that sign such a record: the role of the signer counts', async () => {
    const kinds = {
      record: 'document',
      qualification: 'qualification',
      review: 'account-review',
      withdrawal: 'signature',
    } as const;
    const allowed: Record<string, string[]> = {};
    for (const role of ['viewer', 'editor', 'qi', 'administrator', 'qi_administrator', 'auditor'] as const) {
      const { email } = await join(role);
      allowed[role] = [];
      for (const [kind, type] of Object.entries(kinds)) {
        const { status } = await ask(shared, { email, subjects: [subject({ type })] });
        if (status === 201) allowed[role].push(kind);
        else expect(status).toBe(403);
      }
    }
    const administration = ['qualification', 'review', 'withdrawal'];
    expect(allowed).toEqual({
      viewer: [],
      editor: [],
      qi: ['record', 'withdrawal'],
      administrator: administration,
      qi_administrator: ['record', ...administration],
      auditor: [],
    });
    const [editor, administrator] = [await join('editor'), await join('administrator')];
    expect(await ask(editor.cookie, { email: editor.email })).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Your role \(Editor\) does not allow this\. Ask .+\.$/) },
    });
    // Nothing was signed: the next time is still the first.
    expect((await ask(editor.cookie, {})).status).toBe(400);
    const mixed = [subject({ type: 'qualification' }), subject()];
    expect((await ask(shared, { email: administrator.email, subjects: mixed })).status).toBe(403);
  });

  it('are for 1 to 50 records, and for persons only', async () => {
    const person = await join('qi_administrator');
    const of = (count: number) => ({ email: person.email, subjects: Array.from({ length: count }, () => subject()) });
    expect((await ask(shared, of(50))).body.grants).toHaveLength(50);
    for (const [count, message] of [
      [51, 'At most 50 records'],
      [0, 'Send a record to sign'],
    ] as const)
      expect(await ask(shared, of(count))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'subjects', message }] },
      });
    const created = await gateway.send('POST', '/api/api-tokens', {
      body: { name: 'ERP', scopes: ['read', 'documents:write'], expiresOn: today(), ownerId: person.id },
      cookie: person.cookie,
    });
    const headers = { authorization: `Bearer ${created.body.text}` };
    for (const path of [
      PATH,
      `/api/documents/${randomUUID()}/signatures`,
      `/api/hazard-analysis/${randomUUID()}/signatures`,
    ])
      expect(await gateway.send('POST', path, { body: of(1), headers, cookie: null })).toMatchObject({
        status: 403,
        body: { detail: 'Only a person can sign.' },
      });
  });

  it('that failed are told to the owner of the account, and to nobody else', async () => {
    const [owner, other, administrator] = [await join('qi'), await join('qi'), await join('administrator')];
    const others = [other.cookie, administrator.cookie, shared];
    const before = await Promise.all(others.map(bellOf));
    await ask(shared, { email: owner.email, password: 'guess' });
    await ask(other.cookie, { email: owner.email });
    await ask(owner.cookie, { email: owner.email, password: 'guess' });
    await ask(shared, { email: 'nobody@importer.test' });
    // Failures of the sign-in itself are not told.
    await gateway.send('POST', '/api/login', { body: { email: owner.email, password: 'guess' }, cookie: null });
    const { notifications, total, unread } = await bellOf(owner.cookie);
    expect([total, unread]).toEqual([3, 3]);
    const time = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M \S+, from 127\.0\.0\.1`;
    expect(notifications).toMatchObject(
      ['in your own session', 'in a session of Test qi', 'in a session of the shared password'].map((where) => ({
        kind: 'signing_failed',
        title: 'Failed attempt to sign in your name',
        text: expect.stringMatching(new RegExp(`^${time}, ${where}\\. If it was not you, change your password\\.$`)),
        href: '/?profile=sessions',
        read: false,
      })),
    );
    for (const cookie of others)
      for (const body of [{ ids: notifications.map(({ id }) => id) }, {}])
        await gateway.send('POST', '/api/notifications/read', { body, cookie });
    expect((await bellOf(owner.cookie)).unread).toBe(3);
    const after = await Promise.all(others.map(bellOf));
    expect(after.map((bell) => bell.total)).toEqual(before.map((bell) => bell.total));
    const marks =
      'select from notification_reads join notifications on id = notification_id where notifications.user_id = $1';
    expect(await query(marks, [owner.id])).toHaveLength(0);
    await gateway.send('POST', '/api/notifications/read', { body: {}, cookie: owner.cookie });
    expect((await bellOf(owner.cookie)).unread).toBe(0);
    const events = await query<{ actor: string; after: object }>(
      `select actor, after from event_log where type = 'signing.failed.v1' and after ->> 'userId' = $1 order by id`,
      [owner.id],
    );
    expect(events.map(({ actor }) => actor).slice(1)).toEqual([other.id, owner.id]);
    expect(events[0]?.after).toEqual({ id: notifications[2]?.id, version: 1, userId: owner.id });
  });

  it('belong to activities, which the current user names as svc-program says them', async () => {
    const [person, editor] = [await join('qi'), await join('editor')];
    const canSign = async ({ cookie }: { cookie: string }, change?: object) =>
      (await gateway.send(change ? 'PUT' : 'GET', '/api/auth/user', { cookie, body: change })).body.canSign;
    const asked = () => program.received.filter(({ url }) => url === `/internal/users/${person.id}/activities`).length;
    program.handler = respondJson({ activities: ['audit'] });
    program.received = [];
    expect(await Promise.all([editor, { cookie: shared }].map((one) => canSign(one)))).toEqual([[], []]);
    expect(program.received).toEqual([]);
    for (const change of [undefined, undefined, { firstName: 'Mia' }])
      expect(await canSign(person, change)).toEqual(['audit']);
    expect(asked()).toBe(1);
    program.handler = respondJson({ activities: ['plan'] });
    const stream = gateway.app.get(EventStream, { strict: false });
    await eventually(async () => {
      await stream.publish('fsvp.program.qualification.signed.v1', randomUUID(), '{}');
      return (await canSign(person))[0] === 'plan';
    });
    const late = await join('qi');
    let answer = () => {};
    program.handler = (_, response) => (answer = () => respondJson({ activities: ['plan'] })(_, response));
    const begun = Date.now();
    expect(await canSign(late)).toEqual([]);
    expect(Date.now() - begun).toBeLessThan(1500);
    answer();
    await eventually(async () => (await canSign(late))[0] === 'plan');
    const failing = await join('qi_administrator');
    program.handler = respondJson({}, 500);
    expect(await canSign(failing)).toEqual([]);
    program.handler = respondJson({ activities: ['results_review'] });
    expect(await canSign(failing)).toEqual(['results_review']);
  });

  it('leave no password, code or grant in logs, events, notifications or stored responses', async () => {
    const logger = gateway.app.get<Logger>(LOGGER);
    const output: string[] = [];
    const take = (chunk: unknown) => output.push(String(chunk)) > 0;
    const spies = [
      jest
        .spyOn(
          (logger as unknown as Record<symbol, { write(line: string): unknown }>)[pino.symbols.streamSym]!,
          'write',
        )
        .mockImplementation(take),
      jest.spyOn(process.stdout, 'write').mockImplementation(take),
      jest.spyOn(process.stderr, 'write').mockImplementation(take),
      ...(['debug', 'log', 'info', 'warn', 'error'] as const).map((name) =>
        jest.spyOn(console, name).mockImplementation((...all) => void output.push(JSON.stringify(all))),
      ),
    ];
    const { level } = logger;
    logger.level = 'trace';
    const secrets = [OWN_PASSWORD, 'guess-5b1e', 'code-77f0'];
    try {
      const { secret, encrypted } = new TotpSecrets(gateway.config.INTERNAL_TOKEN_SECRET).create('x');
      const person = await join('qi', `, totp_secret = '${encrypted}', totp_confirmed_at = now()`);
      const { email } = person;
      const code = new Authenticator(secret).next();
      const key = { 'idempotency-key': randomUUID() };
      expect((await ask(shared, { email, password: 'guess-5b1e' }, key)).status).toBe(422);
      expect((await ask(shared, { email, code: 'code-77f0' }, key)).status).toBe(422);
      expect((await ask(person.cookie, { email, password: 17 }, key)).status).toBe(400);
      const first = await ask(person.cookie, { email, code }, key);
      const second = await ask(person.cookie, {}, key);
      expect([first.status, second.status]).toEqual([201, 201]);
      secrets.push(code, ...first.body.grants, ...second.body.grants);
      expect(second.body.grants[0]).not.toBe(first.body.grants[0]);
      logger.error({ err: new Error('a log line') }, 'is captured');
    } finally {
      logger.level = level;
      for (const spy of spies) spy.mockRestore();
    }
    expect(output.join('')).toContain(`"route":"${PATH}","status":201`);
    expect(output.join('')).toContain('a log line');
    const stored = await query<{ all: string }>(
      `select (select json_agg(event_log) from event_log)::text || (select json_agg(notifications) from notifications)::text
         || coalesce((select json_agg(idempotency) from idempotency)::text, '') || (select json_agg(sessions) from sessions)::text as all`,
    );
    for (const secret of secrets) {
      // Six digits can also be a part of an id.
      const found = new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);
      expect(output.join('')).not.toMatch(found);
      expect(stored[0]?.all).not.toMatch(found);
    }
    expect(await query('select from idempotency')).toHaveLength(0);
  });
});
