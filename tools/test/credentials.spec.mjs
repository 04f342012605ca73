import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { connectToNats } from '@fsvp/service-kit/events/nats-connection';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { checkNats, checkRedis } from '../infrastructure/embedded.mjs';
import { prepareNats } from '../infrastructure/nats.mjs';
import { pingRedis } from '../infrastructure/ping-redis.mjs';
import { prepareRedis } from '../infrastructure/redis.mjs';
import { untilAnswers } from '../infrastructure/until-answers.mjs';
import { homeDir } from '../paths.mjs';

/** @type {string} */ let home;
/** @type {Awaited<ReturnType<typeof prepareNats>>} */ let nats;
/** @type {Awaited<ReturnType<typeof prepareRedis>>} */ let redis;
// The client reads digits before the first letter as a port.
const password = '5% of /:@';

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'credentials-'));
  // Files of version 0.2.0, which everyone could read.
  for (const [folder, file] of [
    ['nats', 'nats-server.conf'],
    ['redis', 'redis.conf'],
  ]) {
    mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(join(home, folder, file), '');
    chmodSync(join(home, folder, file), 0o644);
  }
  [nats, redis] = await Promise.all([prepareNats({ home, password }), prepareRedis({ home, password })]);
  await Promise.all([nats.server.start(), redis.server.start()]);
});

afterAll(async () => {
  await Promise.all([nats.server.stop(), redis.server.stop()]);
  rmSync(home, { recursive: true, force: true });
});

/** @param {string} url @param {string} user @param {string} pass */
const withCredentials = (url, user, pass) => Object.assign(new URL(url), { username: user, password: pass }).href;

/** @param {string} url */
const connectAndClose = async (url) => (await connectToNats(url, { timeout: 5_000, reconnect: false })).close();

test('NATS accepts its credentials, and refuses none, others and a token', async () => {
  await connectAndClose(nats.url);
  for (const [user, pass] of [
    ['', ''],
    ['fsvp', 'other'],
    ['a-token', ''],
  ])
    await expect(connectAndClose(withCredentials(nats.url, user, pass))).rejects.toThrow(/authorization violation/i);
});

/** @param {string} natsUrl */
const openStream = (natsUrl) => {
  const settings = { natsUrl, namespace: 'credentials', maxBytes: 1_000_000, retryMs: 100 };
  const stream = new EventStream(settings, 'test', createLogger('test', 'silent'));
  stream.start();
  return stream;
};

/** @param {EventStream} stream @throws when it is not connected within 10 s */
async function ensureConnected(stream) {
  const end = Date.now() + 10_000;
  await untilAnswers(() => stream.ensureStream().then(() => true), { givenUp: () => Date.now() > end });
  await stream.ensureStream();
}

test('an event stream of version 0.2.0, whose NATS had no password, is kept', async () => {
  const folder = join(home, 'upgraded');
  const created = [];
  for (const secret of [undefined, password]) {
    const { server, url } = await prepareNats({ home: folder, password: secret });
    await server.start();
    const stream = openStream(url);
    await ensureConnected(stream);
    created.push((await stream.readProgress()).created);
    await stream.close();
    await server.stop();
  }
  expect(created[1]).toBe(created[0]);
});

test('a service that NATS refused for a while reconnects', async () => {
  const config = join(home, 'nats', 'nats-server.conf');
  const text = readFileSync(config, 'utf8');
  const reload = (/** @type {string} */ settings) => {
    writeFileSync(config, settings);
    nats.server.signal('SIGHUP');
  };
  const stream = openStream(nats.url);
  try {
    await ensureConnected(stream);
    reload(text.replace(JSON.stringify(password), '"other"'));
    // It tries twice a second, and the second refusal would be the last one.
    await sleep(2_500);
    await expect(connectAndClose(nats.url)).rejects.toThrow(/authorization violation/i);
    reload(text);
    await ensureConnected(stream);
  } finally {
    reload(text);
    await stream.close();
  }
}, 20_000);

test('with tls:// nothing is sent to a server without TLS', async () => {
  await expect(connectAndClose(nats.url.replace('nats:', 'tls:'))).rejects.toThrow(`server does not support 'tls'`);
});

test('Redis accepts its credentials, and refuses none and others', async () => {
  expect(await pingRedis(redis.url)).toBe('+PONG');
  expect(await pingRedis(withCredentials(redis.url, '', ''))).toMatch(/^-NOAUTH/);
  expect(await pingRedis(withCredentials(redis.url, '', 'other'))).toMatch(/^-NOAUTH/);
});

test('the passwords are in files that only the owner can read, and not on the command line', () => {
  for (const [folder, file, { server }] of /** @type {const} */ ([
    ['nats', 'nats-server.conf', nats],
    ['redis', 'redis.conf', redis],
  ])) {
    expect(statSync(join(home, folder, file)).mode & 0o777).toBe(0o600);
    expect(server.child?.spawnargs.join(' ')).not.toContain(password);
  }
});

test.each([
  ['NATS_URL', checkNats, () => nats.url],
  ['REDIS_URL', checkRedis, () => redis.url],
])('wrong credentials in %s are reported in one sentence', async (variable, check, url) => {
  await check(url());
  await expect(check(withCredentials(url(), 'fsvp', 'other'))).rejects.toThrow(
    `The server at ${variable} refuses the user and password in it: correct them, or leave ${variable} out to use the embedded one.`,
  );
});
