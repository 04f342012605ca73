import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './config.js';

const GOOD = {
  PORT: '8080',
  INTERNAL_TOKEN_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://a:b@127.0.0.1/c',
  NATS_URL: 'nats://127.0.0.1:4222',
  APP_PASSWORD: 'long enough',
  SUPPLIERS_URL: 'http://a:1/, http://b:1',
  QUALITY_URL: 'http://c:1',
  DOCUMENTS_URL: 'http://d:1',
};

describe('configuration', () => {
  it('reads lists of replicas and proxies', () => {
    expect(loadConfig({ ...GOOD, TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
      SUPPLIERS_URL: ['http://a:1', 'http://b:1'],
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
    });
    expect(loadConfig({ ...GOOD }).TRUSTED_PROXIES).toEqual([]);
  });

  it('keeps of the password only its argon2id hash, in the environment neither', async () => {
    const environment: NodeJS.ProcessEnv = { ...GOOD };
    const config = loadConfig(environment);
    const kept = inspect({ config, environment }, { depth: Infinity, showHidden: true });
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(GOOD.APP_PASSWORD);
    expect(await config.APP_PASSWORD.matches(GOOD.APP_PASSWORD)).toBe(true);
    expect(await config.APP_PASSWORD.matches('long enough ')).toBe(false);
  });

  it.each([
    ['APP_PASSWORD', undefined, /APP_PASSWORD: Set it to the password that everybody signs in with\./],
    ['APP_PASSWORD', '', /APP_PASSWORD: Set it/],
    ['TRUSTED_PROXIES', 'everyone', /TRUSTED_PROXIES.*List addresses or networks/],
    ['TRUSTED_PROXIES', '10.0.0.0/99', /TRUSTED_PROXIES/],
    ['QUALITY_URL', 'nowhere', /QUALITY_URL/],
  ])('refuses %s=%s and says so', (name, value, message) => {
    expect(() => loadConfig({ ...GOOD, [name]: value })).toThrow(message);
  });
});
