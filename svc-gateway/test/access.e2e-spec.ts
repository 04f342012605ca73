import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { user } from '@fsvp/contracts/user';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

describe('access', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway?.close());

  it('signs in, reads the user, signs out', async () => {
    const wrong = await gateway.ask('POST', '/api/login', { body: { password: 'guess' } });
    expect(wrong).toMatchObject({ status: 401, text: 'Invalid password. Please try again.' });
    const right = await gateway.ask('POST', '/api/login', { body: { password: PASSWORD } });
    expect(right.status).toBe(200);
    expect(user.parse(right.body)).toMatchObject({ firstName: 'Ada', lastName: 'Rivera' });
    const cookie = right.headers.get('set-cookie')?.split(';')[0];
    expect((await gateway.ask('GET', '/api/auth/user', { cookie })).body).toMatchObject({ email: 'ada@importer.test' });
    expect((await gateway.ask('POST', '/api/logout', { cookie })).status).toBe(204);
    const after = await gateway.ask('GET', '/api/auth/user', { cookie });
    expect(after).toMatchObject({ status: 401, body: { title: 'Unauthorized' } });
  });
});
