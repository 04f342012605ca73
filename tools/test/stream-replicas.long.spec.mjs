import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { connectToNats } from '@fsvp/service-kit/events/nats-connection';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { freePort } from '../free-port.mjs';
import { serverProgram } from '../infrastructure/debian-packages.mjs';
import { untilAnswers } from '../infrastructure/until-answers.mjs';
import { homeDir } from '../paths.mjs';

/** @type {string} */ let home;
/** @type {{ url: string, kill: () => void }[]} */ let servers;
/** @type {EventStream[]} */ const streams = [];

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'replicas-'));
  servers = await startCluster(3);
});

afterAll(async () => {
  for (const stream of streams) await stream.close();
  for (const { kill } of servers) kill();
  rmSync(home, { recursive: true, force: true });
});

/** @param {number} size */
async function startCluster(size) {
  const { command, env } = await serverProgram({ program: 'nats-server', packages: ['nats-server'], advice: '' });
  const members = [];
  for (let index = 0; index < size; index += 1)
    members.push({ name: `n${index}`, port: await freePort(), routePort: await freePort() });
  const routes = members.map(({ routePort }) => `"nats://127.0.0.1:${routePort}"`).join(', ');
  return members.map(({ name, port, routePort }) => {
    const config = join(home, `${name}.conf`);
    writeFileSync(
      config,
      `server_name: ${name}
listen: "127.0.0.1:${port}"
jetstream { store_dir: ${JSON.stringify(join(home, name))} }
cluster { name: test, listen: "127.0.0.1:${routePort}", routes: [${routes}] }
`,
    );
    const child = spawn(command, ['-c', config], { stdio: 'ignore', env: { ...process.env, ...env } });
    return { url: `nats://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL') };
  });
}

/** @param {() => Promise<unknown>} work repeatable; tried until it succeeds, for 30 s at most */
async function succeed(work) {
  const end = Date.now() + 30_000;
  await untilAnswers(() => work().then(() => true), { givenUp: () => Date.now() > end });
  await work();
}

/** Opens the stream once a leader is elected. @param {string} natsUrl @param {number} replicas */
async function openStream(natsUrl, replicas) {
  const settings = { natsUrl, namespace: 'replicas', maxBytes: 1_000_000, retryMs: 100, replicas };
  const stream = new EventStream(settings, 'test', createLogger('test', 'silent'));
  streams.push(stream);
  stream.start();
  await succeed(() => stream.ensureStream());
  return stream;
}

/** @param {string} natsUrl */
async function countReplicas(natsUrl) {
  const connection = await connectToNats(natsUrl, { timeout: 2000 });
  try {
    return (await (await jetstreamManager(connection)).streams.info('REPLICAS')).config.num_replicas;
  } finally {
    await connection.close();
  }
}

/** @param {EventStream} stream @param {string} id */
const publish = (stream, id) => succeed(() => stream.publish('fsvp.test', id, ''));

test('EVENT_STREAM_REPLICAS adds replicas to an existing stream, removes none, and events outlive a server', async () => {
  const [first, second, third] = servers;
  const single = await openStream(first.url, 1);
  await publish(single, '1');
  expect(await countReplicas(first.url)).toBe(1);

  const replicated = await openStream(second.url, 3);
  expect(await countReplicas(first.url)).toBe(3);
  await single.ensureStream();
  expect(await countReplicas(first.url)).toBe(3);

  await publish(replicated, '2');
  third.kill();
  await publish(replicated, '3');
  await succeed(async () => expect((await replicated.readProgress()).last).toBe(3));
}, 120_000);
