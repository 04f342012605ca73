import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type * as Argon2 from '@node-rs/argon2';
import type { Gateway } from './gateway.js';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
// After the mock, which static imports would precede.
const { startGateway } = await import('./gateway.js');
const { hashPassword } = await import('../src/identity/password.js');

const RIGHT = 'a walk along the canal';
let gateway: Gateway;
const addresses: Record<string, string> = { unknown: 'nobody@importer.test' };

beforeAll(async () => {
  gateway = await startGateway();
  const passwordHash = await hashPassword(RIGHT);
  const add = async (kind: string, status: string, stored: string | null, expiresOn: string | null = null) => {
    const { id } = await gateway.signInAs('editor');
    addresses[kind] = `${kind}@importer.test`;
    await gateway.database.dataSource.query(
      'update users set email = $2, status = $3, password_hash = $4, expires_on = $5 where id = $1',
      [id, addresses[kind], status, stored, expiresOn],
    );
  };
  await add('active', 'active', passwordHash);
  await add('invited', 'invited', null);
  await add('disabled', 'disabled', passwordHash);
  await add('ended', 'active', passwordHash, '2020-01-01');
});
afterAll(() => gateway?.close());
beforeEach(async () => {
  await gateway.database.dataSource.query('delete from login_attempts');
  verify.mockClear();
});

const signIn = (email: string | undefined, password: string) =>
  gateway.send('POST', '/api/login', { body: { email, password }, cookie: null });

it.each(['active', 'unknown', 'invited', 'disabled', 'ended'])(
  'checks one hash of the same cost for an account that is %s',
  async (kind) => {
    expect((await signIn(addresses[kind], 'a wrong password')).text).toBe('Invalid password. Please try again.');
    const costs = verify.mock.calls.map(
      ([stored]) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(stored))?.[0],
    );
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$']);
  },
);

it.each(['unknown', 'invited', 'disabled', 'ended'])('signs nobody in with an account that is %s', async (kind) => {
  expect(await signIn(addresses[kind], RIGHT)).toMatchObject({
    status: 401,
    text: 'Invalid password. Please try again.',
  });
  expect(verify).toHaveBeenCalledTimes(1);
});

it('signs in with an account that is active', async () => {
  expect((await signIn(addresses.active, RIGHT)).status).toBe(200);
  expect(verify).toHaveBeenCalledTimes(1);
});
