import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { accessOf } from '@fsvp/contracts/catalogue/access';
import { refusalOf, type Grantee, type Principal } from '@fsvp/contracts/access/access';
import { ROLES } from '@fsvp/contracts/access/roles';
import { SCOPES, type Access, type Scope } from '@fsvp/contracts/core/access';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { ADMINISTRATOR, createAdministrator } from '../fixtures/administrator.js';
import { ApiClient } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';

const REQUESTS = 10_000;
const AT_ONCE = 8;
/** A token may make 600 requests a minute. */
const TOKENS = 60;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PASSWORD = 'a bridge across the valley';

/** A stream does not end, and these end the sessions of the test or wait for a worker. */
const LEFT_OUT = /^\/api\/(live|logout|auth\/sessions\/revoke-others|reports\/\{type\})$/;

/** Somebody who makes requests; null is nobody. */
interface Somebody {
  principal: Principal | null;
  headers: Record<string, string>;
}

const pick = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;

/** A path as the document has it, with values for its parameters, sometimes written in another way. */
function randomPath(paths: string[], ids: string[]): { declared: string; path: string } {
  const declared = pick(paths);
  const plain = declared.replace(/\{(\w+)\}/g, (_, name: string) =>
    /id$/i.test(name) ? pick([...ids, randomUUID(), 'x']) : pick(['gateway', 'quality', 'none', '1', randomUUID()]),
  );
  const variants = [
    plain,
    plain,
    plain,
    `${plain}/`,
    plain.replace('/api/', '/api//'),
    plain.replace(/\/([a-z-]+)$/, '/%2e%2e/$1'),
    plain.toUpperCase(),
    `${plain}?limit=1`,
    `${plain}?x=/api/notifications`,
    `/api/notifications/../${plain.slice('/api/'.length)}`,
    encodeURI(plain).replace('s', '%73'),
  ];
  return { declared, path: pick(variants) };
}

test('of 10,000 random requests of random people and tokens, none is answered that the table forbids', async ({
  product: { suite, api },
}) => {
  test.setTimeout(20 * 60_000);
  await createAdministrator(suite);
  const administrator = await new ApiClient(suite.url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const call = async (method: string, path: string, body: object) => {
    const answer = await administrator.call(method, path, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };

  const signIn = async (body: object): Promise<string> => {
    const response = await fetch(`${suite.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const everybody: Somebody[] = [
    { principal: null, headers: {} },
    { principal: null, headers: { authorization: `Bearer fsvp_abcdefgh_${randomBytes(32).toString('base64url')}` } },
    {
      principal: { id: '', kind: 'shared_login', grantee: 'shared_login' },
      headers: { cookie: await signIn({ password: suite.password }) },
    },
  ];
  const owners: { id: string; grantee: Grantee }[] = [];
  for (const role of ROLES) {
    const email = `${role.replace('_', '-')}@importer.test`;
    const expiresOn = role === 'auditor' ? addDays(today(), 30) : null;
    const fields = { email, firstName: 'A', lastName: role, role, expiresOn };
    const { account, invitation } = await call('POST', '/api/users', fields);
    // With the administrator's cookie it would end the administrator's session.
    const accepted = await fetch(`${suite.url}/api/auth/invitations/${invitation.path.split('=')[1]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(accepted.status).toBe(200);
    owners.push({ id: account.id, grantee: role });
    everybody.push({
      principal: { id: account.id, kind: 'user', grantee: role },
      headers: { cookie: await signIn({ email, password: PASSWORD }) },
    });
  }
  for (let count = 0; count < TOKENS; count += 1) {
    const owner = pick(owners);
    const scopes: Scope[] = SCOPES.filter(() => randomInt(3) === 0);
    if (!scopes.length) scopes.push('read');
    const { token, text } = await call('POST', '/api/api-tokens', {
      name: `Token ${count}`,
      ownerId: owner.id,
      scopes,
      expiresOn: today(),
    });
    everybody.push({
      principal: { id: token.id, kind: 'api_token', grantee: owner.grantee, scopes },
      headers: { authorization: `Bearer ${text}` },
    });
  }

  const supplier = await api.supplier();
  const { body: document } = await api.call('GET', '/api/openapi.json');
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/') && !LEFT_OUT.test(path));
  expect(paths.length).toBeGreaterThan(50);

  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  let left = REQUESTS;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { principal, headers } = pick(everybody);
      const method = pick(METHODS);
      const { path } = randomPath(paths, [supplier.id]);
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
      const response = await fetch(suite.url + path, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: '{}' }),
      });
      await response.arrayBuffer();
      const { status } = response;
      // What the server sees: fetch resolves dots.
      const pathname = decodeURIComponent(new URL(suite.url + path).pathname);
      // A page, which shows nothing without its calls.
      if (!pathname.startsWith('/api/')) {
        left += 1;
        continue;
      }
      const access: Access | undefined = accessOf(method, pathname);
      const refused = access !== null && (!principal || refusalOf(principal, access) !== undefined);
      const answered = status < 400;
      if ((refused && answered) || status >= 500)
        wrong.push(`${JSON.stringify(principal)}: ${method} ${path} is ${status}`);
      // And the other way round: what the table allows is not refused.
      if (!refused && principal && status === 401) wrong.push(`${JSON.stringify(principal)}: ${method} ${path} is 401`);
      counts[`${refused ? 'forbidden' : 'allowed'} ${status}`] =
        (counts[`${refused ? 'forbidden' : 'allowed'} ${status}`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(counts);
  expect(wrong).toEqual([]);
  // Most addresses name a record that does not exist.
  expect(counts['allowed 200']).toBeGreaterThan(50);
  expect(counts['forbidden 403']).toBeGreaterThan(1000);
});
