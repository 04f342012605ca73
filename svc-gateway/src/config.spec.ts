import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { addressSetting, loadConfig, publicUrl, UPSTREAMS } from './config.js';

const VALID = {
  PORT: '8080',
  INTERNAL_TOKEN_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://a:b@127.0.0.1/c',
  NATS_URL: 'nats://127.0.0.1:4222',
  APP_PASSWORD: 'long enough',
  ...Object.fromEntries(UPSTREAMS.map((name) => [addressSetting(name), `http://${name}:1`])),
  SUPPLIERS_URL: 'http://a:1/, http://b:1',
};

describe('loadConfig', () => {
  it('reads comma-separated replicas and proxies', () => {
    expect(loadConfig({ ...VALID, TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
      SUPPLIERS_URL: ['http://a:1', 'http://b:1'],
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
    });
    expect(loadConfig({ ...VALID }).TRUSTED_PROXIES).toEqual([]);
  });

  it.each([
    [{}, 'http://localhost:8080'],
    [{ PUBLIC_PORT: '9000', HOST: '0.0.0.0' }, 'http://localhost:9000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:8080'],
    [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:8080'],
    [{ PUBLIC_URL: 'https://fsvp.example.org/', PUBLIC_PORT: '9000' }, 'https://fsvp.example.org'],
  ])('with %o people open the suite at %s', (given, address) => {
    expect(publicUrl(loadConfig({ ...VALID, ...given }))).toBe(address);
  });

  it('keeps only the argon2id hash of the password, and removes the password from the environment', async () => {
    const environment: NodeJS.ProcessEnv = { ...VALID };
    const config = loadConfig(environment);
    const dump = inspect({ config, environment }, { depth: Infinity, showHidden: true });
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(dump).not.toContain(VALID.APP_PASSWORD);
    expect(await config.APP_PASSWORD.matches(VALID.APP_PASSWORD)).toBe(true);
    expect(await config.APP_PASSWORD.matches('long enough ')).toBe(false);
  });

  it.each([
    ['APP_PASSWORD', undefined, /APP_PASSWORD is missing: Set it to the password that everybody signs in with\./],
    ['APP_PASSWORD', '', /APP_PASSWORD is missing: Set it/],
    ['TRUSTED_PROXIES', 'everyone', /TRUSTED_PROXIES.*List addresses or networks/],
    ['TRUSTED_PROXIES', '10.0.0.0/99', /TRUSTED_PROXIES/],
    ['QUALITY_URL', 'nowhere', /QUALITY_URL/],
    ['DATABASE_URL', undefined, /^DATABASE_URL is missing$/],
    ['API_DOCS_OPEN', 'yes', /^API_DOCS_OPEN: Enter true or false$/],
    ['PORT', 'x', /^PORT: must be a port number$/],
    ['DATABASE_POOL_FILE', '/nowhere', /^DATABASE_POOL_FILE: \/nowhere cannot be read \(ENOENT\)$/],
  ])('rejects %s=%s and names the setting', (name, value, message) => {
    expect(() => loadConfig({ ...VALID, [name]: value })).toThrow(message);
  });
});
