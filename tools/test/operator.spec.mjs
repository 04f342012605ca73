import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '../config.mjs';
import { freePort, portState } from '../free-port.mjs';
import { homeDir } from '../paths.mjs';
import { readablePassword, rememberUnkeyedEntries, secretsOf } from '../secrets.mjs';
import { rememberProcess } from '../supervisor/pid-files.mjs';
import { startSuite } from '../suite.mjs';

/** @type {string} */ let home;
const environment = { ...process.env };

beforeEach(() => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'operator-'));
});

afterEach(() => {
  process.env = { ...environment };
  rmSync(home, { recursive: true, force: true });
});

test('a port in use is reported in one sentence, and nothing is started', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  expect(await portState(port)).toBe('taken');
  await expect(startSuite({ home, port })).rejects.toThrow(
    `Port ${port} is in use: stop the program that uses it, or start with another one, for example PORT=${port + 1} npm start.`,
  );
  other.close();
  expect(readdirSync(home)).toEqual([]);
});

test('a second start in the same home is rejected', async () => {
  const forget = rememberProcess(home, 'supervisor', process.ppid, 'SIGTERM');
  await expect(startSuite({ home })).rejects.toThrow(
    /^A suite is already running in .*: stop it first \(Ctrl-C in its terminal\), or set FSVP_HOME to another folder\.$/,
  );
  forget();
});

test('a start in a home that a restore fills is rejected, and ends nothing there', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const forget = rememberProcess(home, 'restore', process.ppid, 'SIGTERM');
  rememberProcess(home, 'postgres', Number(server.pid), 'SIGTERM');
  const before = readdirSync(home, { recursive: true });
  await expect(startSuite({ home })).rejects.toThrow(
    /^npm run restore is filling .*: wait until it has ended, or set FSVP_HOME to another folder\.$/,
  );
  expect(readdirSync(home, { recursive: true })).toEqual(before);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  server.kill();
  forget();
});

test('settings that a service refuses end the start before anything runs, with a line for each', async () => {
  Object.assign(process.env, { LOG_LEVEL: 'loud', WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/99' });
  const failed = await startSuite({ home }).catch((error) => error);
  const [heading, ...lines] = failed.message.split('\n').map((/** @type {string} */ line) => line.trim());
  expect(heading).toBe('Correct these settings and start again:');
  expect(lines).toEqual([
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    expect.stringMatching(/^WEBHOOK_ALLOWED_NETWORKS: .*10\.0\.0\.0\/99/),
  ]);
  expect(readdirSync(home)).not.toEqual(expect.arrayContaining(['postgres']));
  expect(readdirSync(home)).not.toEqual(expect.arrayContaining(['logs']));
});

test('an unreachable address is reported in one sentence', async () => {
  const port = await freePort();
  await expect(startSuite({ home, natsUrl: `nats://127.0.0.1:${port}` })).rejects.toThrow(
    /^Nothing answers at NATS_URL \(.*\): start that server, or leave NATS_URL out/,
  );
});

test.each([
  ['PORT', 'http', /^PORT is 'http': set it to a number from 1 to 65535\.$/],
  ['PORT', '70000', /^PORT is '70000'/],
  ['DATABASE_URL', 'mysql://x', /^DATABASE_URL is no address that begins with postgres:\/\/: /],
  ['NATS_URL', 'localhost', /^NATS_URL is no address/],
  ['APP_TIME_ZONE', 'EST/Ohio', /^APP_TIME_ZONE is 'EST\/Ohio': set it to an IANA name, such as America\/New_York\.$/],
  ['APP_TIME_ZONE', '-05:00', /^APP_TIME_ZONE is '-05:00'/],
  ['APP_TIME_ZONE', 'CET', /^APP_TIME_ZONE is 'CET': set it to an IANA name, such as Europe\/\w+\.$/],
])('%s=%s is reported in one sentence', (name, value, sentence) => {
  process.env[name] = value;
  expect(() => readConfig()).toThrow(sentence);
});

test('without settings the suite listens on port 8080 of this machine only, with embedded servers', () => {
  for (const name of ['PORT', 'HOST', 'APP_PASSWORD', 'DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'FSVP_HOME'])
    delete process.env[name];
  expect(readConfig()).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    natsUrl: undefined,
    redisUrl: undefined,
    password: undefined,
  });
});

test('secrets are created once, and only their owner can read them', () => {
  const secrets = secretsOf(home);
  expect(secretsOf(home)).toEqual(secrets);
  expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(secrets.internalTokenSecret.length).toBeGreaterThanOrEqual(32);
});

test('the secrets of an earlier version get a key for the event logs and passwords of NATS and Redis, and remember where the entries without a key end', async () => {
  const {
    eventLogKeys: _keys,
    unkeyedUntil: _until,
    natsPassword: _nats,
    redisPassword: _redis,
    ...old
  } = secretsOf(home);
  writeFileSync(join(home, 'secrets.json'), JSON.stringify(old));
  const { eventLogKeys, natsPassword, redisPassword } = secretsOf(home);
  expect(natsPassword).toMatch(/^[\w-]{43}$/);
  expect(redisPassword).toMatch(/^[\w-]{43}$/);
  expect(eventLogKeys).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  await rememberUnkeyedEntries(home, async () => ({ suppliers: '17' }));
  await rememberUnkeyedEntries(home, async () => ({ suppliers: '18' }));
  expect(secretsOf(home)).toEqual({
    ...old,
    eventLogKeys,
    natsPassword,
    redisPassword,
    unkeyedUntil: { gateway: '0', suppliers: '17', quality: '0', documents: '0', program: '0' },
  });
});

test('the secrets of an earlier version get the passwords of a service that is new, and keep the others', () => {
  const { roles, unkeyedUntil, ...others } = secretsOf(home);
  const { program: _role, ...oldRoles } = roles;
  const old = { ...others, unkeyedUntil: { ...unkeyedUntil, suppliers: '17', program: undefined }, roles: oldRoles };
  writeFileSync(join(home, 'secrets.json'), JSON.stringify(old));
  const secrets = secretsOf(home);
  expect(secrets).toMatchObject({ ...others, unkeyedUntil: { suppliers: '17', program: '0' }, roles: oldRoles });
  expect(secrets.roles.program.owner).toMatch(/^[\w-]{43}$/);
  expect(secretsOf(home)).toEqual(secrets);
});

test('a generated password has no ambiguous characters', () => {
  expect(readablePassword()).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
  expect(readablePassword()).not.toBe(readablePassword());
});
