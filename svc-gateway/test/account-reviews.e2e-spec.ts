import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountReview, listAccountReviews, accountReviewSignatures } from '@fsvp/contracts/access/account-review';
import type { Role } from '@fsvp/contracts/access/roles';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { grantFor } from '@fsvp/service-kit/testing/signing';
import type { TestResponse } from '@fsvp/service-kit/testing/test-service';
import { hashPassword } from '../src/identity/password.js';
import { ReminderScan } from '../src/notifications/reminder-scan.js';
import { startGateway, type Gateway } from './gateway.js';

const PATH = '/api/account-reviews';
const OWN_PASSWORD = 'a walk along the canal';
const SIGNED = 'This version is signed. Create a new version to change it.';

interface Person {
  id: string;
  email: string;
  cookie: string;
}

describe('account reviews', () => {
  let gateway: Gateway;
  let shared: string;
  let passwordHash: string;
  let alma: Person;
  beforeAll(async () => {
    gateway = await startGateway();
    shared = await gateway.signIn();
    passwordHash = await hashPassword(OWN_PASSWORD);
  });
  afterAll(() => gateway?.close());
  beforeEach(async () => {
    await query('update account_reviews set deleted_at = now()');
    await query('delete from notifications');
    await query('delete from api_tokens');
    alma = await join('administrator');
  });

  const query = <T>(text: string, values: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, values);
  const join = async (role: Role): Promise<Person> => {
    const { id, cookie } = await gateway.signInAs(role);
    const [row] = await query<{ email: string }>(
      `with changed as (update users set password_hash = $2, password_changed_at = now() where id = $1 returning email) select email from changed`,
      [id, passwordHash],
    );
    return { id, cookie, email: row!.email };
  };
  const send = (method: string, path = '', { cookie }: { cookie: string } = alma, body?: unknown) =>
    gateway.send(method, `${PATH}${path}`, { cookie, body });
  const draft = async () => accountReview.parse((await send('POST')).body);
  const read = async (id: string) => accountReview.parse((await send('GET', `/${id}`)).body);
  const list = async () => listAccountReviews.response!.parse((await send('GET')).body);
  const preview = async (id: string) => (await send('GET', `/${id}/signable`)).body as Signable;
  const grant = async (person: Person, { service, type, id, version, contentSha256 }: Signable, more: object = {}) =>
    gateway.send('POST', '/api/auth/signing-grants', {
      cookie: person.cookie,
      body: {
        subjects: [{ service, type, id, version, contentSha256, meaning: 'confirmed', ...more }],
        email: person.email,
        password: OWN_PASSWORD,
      },
    });
  const sign = async (id: string, person = alma) => {
    const { body } = await grant(person, await preview(id));
    return send('POST', `/${id}/signatures`, person, { grant: body.grants[0] });
  };
  const refusal = ({ status, body }: TestResponse) => [status, body?.detail];
  /** A signed review of another day. */
  const signedOn = async (day: string) => {
    const { id } = await draft();
    expect((await sign(id)).status).toBe(201);
    await query('update account_reviews set day = $2 where id = $1', [id, day]);
    return id;
  };
  const types = async (id: string) =>
    (
      await query<{ type: string }>('select type from event_log where aggregate_id = $1 order by aggregate_version', [
        id,
      ])
    ).map(({ type }) => type.replace('account-review.', ''));

  it('begin as a snapshot of all accounts and their working tokens, of which there is one draft', async () => {
    const [mia, auditor, left] = [await join('qi'), await join('auditor'), await join('editor')];
    await query(`update users set first_name = 'Mia', last_name = 'Chen', totp_confirmed_at = now() where id = $1`, [
      mia.id,
    ]);
    await query(`update users set status = 'disabled' where id = $1`, [left.id]);
    for (const [owner, ends, revoked] of [
      [mia, 1, false],
      [mia, 0, false],
      [mia, -1, false],
      [mia, 1, true],
      [left, 1, false],
    ] as const)
      await query(
        `insert into api_tokens (id, version, created_at, updated_at, name, prefix, hash, scopes, owner_id, expires_on, allowed_addresses, revoked_at)
         values (gen_random_uuid(), 1, now(), now(), gen_random_uuid(), gen_random_uuid(), repeat('a', 64), '{read}', $1, $2, '{}', $3)`,
        [owner.id, addDays(today(), ends), revoked ? new Date() : null],
      );
    const made = await send('POST');
    expect(made.status).toBe(201);
    const review = accountReview.parse(made.body);
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      'select count(*)::int from users where status is not null',
    );
    expect(review).toMatchObject({ day: today(), state: 'draft', accountCount: count, confirmedAt: null });
    expect(review.accounts).toHaveLength(count);
    const of = ({ email }: Person) => review.accounts.find((one) => one.email === email);
    expect(of(mia)).toEqual({
      name: 'Mia Chen',
      email: mia.email,
      role: 'qi',
      status: 'active',
      expiresOn: null,
      lastSignInAt: null,
      hasSecondFactor: true,
      tokens: 2,
    });
    expect(of(auditor)).toMatchObject({ expiresOn: addDays(today(), 30), hasSecondFactor: false, tokens: 0 });
    expect(of(left)).toMatchObject({ status: 'disabled', tokens: 0 });

    expect(refusal(await send('POST'))).toEqual([409, 'There is already an open account review.']);
    expect(await list()).toMatchObject({ draftId: review.id, reviews: [{ id: review.id, accountCount: count }] });
    // The snapshot stays what it is until it is taken again.
    const late = await join('viewer');
    expect(await read(review.id)).toEqual(review);
    const again = accountReview.parse((await send('PUT', `/${review.id}`)).body);
    expect(again.accounts.map(({ email }) => email)).toContain(late.email);
    expect((await send('DELETE', `/${review.id}`)).status).toBe(204);
    expect((await send('GET', `/${review.id}`)).status).toBe(404);
    expect(await list()).toMatchObject({ draftId: null });
    expect(await types(review.id)).toEqual(['drafted.v1', 'updated.v1', 'deleted.v1']);
    const race = await Promise.all([1, 2, 3].map(() => send('POST')));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('are confirmed by the signature of an administrator, and change no more', async () => {
    const { id, accounts } = await draft();
    const shown = await preview(id);
    const mine = accounts.find(({ email }) => email === alma.email)!;
    expect(shown.rows.at(-1)).toMatchObject({ field: 'accounts', label: 'Accounts' });
    expect(shown.rows.at(-1)!.text.split('\n')).toContain(
      `• ${mine.name} (${mine.email}): Administrator, active, no last day, no second factor, no API tokens`,
    );
    expect(shown.meanings).toEqual([{ meaning: 'confirmed', activity: null, reasonRequired: false, refusal: null }]);

    const [mia, ben] = [await join('qi'), await join('qi_administrator')];
    // Who only signs records gets no grant, and no call takes a grant from them; nor from the shared password.
    expect((await grant(mia, shown)).status).toBe(403);
    const given = (await grant(alma, shown)).body.grants[0] as string;
    for (const cookie of [mia.cookie, shared])
      expect((await send('POST', `/${id}/signatures`, { cookie }, { grant: given })).status).toBe(403);
    expect(refusal(await send('POST', `/${id}/signatures`, ben, { grant: given }))).toEqual([
      403,
      'You can sign in your own name only.',
    ]);
    const forged = await grantFor(shown, 'confirmed', { ...mia, kind: 'user', grantee: 'qi', name: 'Mia Chen' });
    expect((await send('POST', `/${id}/signatures`, alma, { grant: forged })).status).toBe(403);
    expect((await read(id)).state).toBe('draft');

    await query(`update users set last_name = 'Renamed' where id = $1`, [alma.id]);
    const signed = await send('POST', `/${id}/signatures`, alma, { grant: given });
    expect(signed.status).toBe(201);
    expect(await read(id)).toMatchObject({ state: 'signed', confirmedByName: signed.body.signerName, accounts });
    for (const method of ['PUT', 'DELETE']) expect(refusal(await send(method, `/${id}`))).toEqual([409, SIGNED]);
    expect(refusal(await sign(id))).toEqual([409, 'Only a draft can be signed.']);
    const { signatures } = (await send('GET', `/${id}/signatures`)).body;
    expect(signatures).toMatchObject([{ state: 'valid', meaning: 'confirmed', signerId: alma.id }]);
    expect((await send('GET', `/${id}/signatures/${signatures[0].id}/verify`)).body.state).toBe('valid');

    // The service itself can't change what was signed.
    await expect(query(`update signatures set content = ''`)).rejects.toThrow(/permission denied/);

    const withdrawal = await grant(ben, shown, {
      type: 'signature',
      id: signatures[0].id,
      version: 1,
      meaning: 'withdrawn',
      reason: 'A person was missing',
    });
    const withdrawn = await send('POST', `/${id}/signatures/${signatures[0].id}/withdrawal`, ben, {
      grant: withdrawal.body.grants[0],
    });
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', withdrawnReason: 'A person was missing' });
    expect(await read(id)).toMatchObject({ state: 'withdrawn', confirmedByName: null });
    expect(await types(id)).toEqual(['drafted.v1', 'signed.v1', 'withdrawn.v1']);
    expect(accountReviewSignatures.list.response!.parse((await send('GET', `/${id}/signatures`)).body).total).toBe(1);
  });

  it('can be signed for seven days', async () => {
    const { id } = await draft();
    const age = (days: number) =>
      query('update account_reviews set day = $2 where id = $1', [id, addDays(today(), -days)]);
    await age(8);
    const [{ refusal: words } = { refusal: null }] = (await preview(id)).meanings;
    expect(words).toMatch(/^This account review is from \w{3} \d+, \d{4}: create a new one\.$/);
    expect(refusal(await sign(id))).toEqual([409, words]);
    await age(7);
    expect((await sign(id)).status).toBe(201);
  });

  it('are due six months after the last signed one, or after the first administrator became active', async () => {
    expect((await list()).dueOn).toBeNull();
    await query(
      `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, occurred_at, after)
       select gen_random_uuid(), 'user', $1, row_number() over (), 'user.activated.v1', at, json_build_object('role', role)
       from (values ('editor', timestamptz '2026-01-02 12:00Z'), ('administrator', '2026-05-31 12:00Z'), ('administrator', '2026-07-01 12:00Z'))
         as activated (role, at)`,
      [alma.id],
    );
    expect((await list()).dueOn).toBe('2026-11-30');
    await draft();
    expect((await list()).dueOn).toBe('2026-11-30');
    await query(`update account_reviews set deleted_at = now() where state = 'draft'`);
    for (const [day, dueOn] of [
      ['2026-08-30', '2027-02-28'],
      ['2027-08-31', '2028-02-29'],
      ['2026-08-31', '2028-02-29'],
    ] as const) {
      await signedOn(day);
      expect((await list()).dueOn).toBe(dueOn);
    }
    await query(`update account_reviews set state = 'withdrawn' where day = '2027-08-31'`);
    expect((await list()).dueOn).toBe('2027-02-28');
  });

  it('are told to administrators once when one is due', async () => {
    await signedOn('2026-08-31');
    const scan = (day: string) => gateway.app.get(ReminderScan, { strict: false }).scan(day);
    const bellOf = async (cookie: string) =>
      (await gateway.send('GET', '/api/notifications', { cookie })).body.notifications as object[];
    await scan('2027-02-27');
    expect(await bellOf(alma.cookie)).toEqual([]);
    await Promise.all([scan('2027-02-28'), scan('2027-02-28')]);
    await scan('2027-03-01');
    expect(await bellOf(alma.cookie)).toMatchObject([
      {
        kind: 'account_review_due',
        title: 'Account review due',
        text: 'Confirm who has access: due on Feb 28, 2027',
        href: '/admin?section=account-reviews',
      },
    ]);
    for (const cookie of [(await join('qi')).cookie, shared]) expect(await bellOf(cookie)).toEqual([]);
    await signedOn('2027-03-01');
    await scan('2027-03-02');
    expect(await bellOf(alma.cookie)).toMatchObject([{ read: true }]);
    await scan('2027-09-01');
    expect(await bellOf(alma.cookie)).toMatchObject([{ read: false }, { read: true }]);
  });
});
