import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { transformSync } from '@swc/core';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { connectToNats } from '@fsvp/service-kit/events/nats-connection';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { freePort } from '../free-port.mjs';
import { serverProgram } from '../infrastructure/debian-packages.mjs';
import { untilAnswers } from '../infrastructure/until-answers.mjs';
import { homeDir, repoRoot } from '../paths.mjs';

const guide = readFileSync(join(repoRoot, 'docs', 'api', 'events.md'), 'utf8');
/** The one part of the guide in a language. @param {string} language */
const partOf = (language) => {
  const parts = [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text);
  expect(parts).toHaveLength(1);
  return parts[0];
};

const CONSUMER = 'external-erp-suppliers';
const CREATE = `$JS.fsvp.API.CONSUMER.CREATE.FSVP.${CONSUMER}.fsvp.suppliers.>`;
const NEXT = `$JS.fsvp.API.CONSUMER.MSG.NEXT.FSVP.${CONSUMER}`;
const passwords = { FSVP_NATS_PASSWORD: 'of-the-suite', ERP_NATS_PASSWORD: 'of-the-erp' };

/** @type {string} */ let home;
/** @type {string} */ let address;
/** @type {import('node:child_process').ChildProcess} */ let server;
/** @type {EventStream} */ let stream;
/** @type {import('@nats-io/transport-node').NatsConnection} */ let suite;
/** @type {import('@nats-io/transport-node').NatsConnection} */ let erp;

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'external-'));
  const config = join(home, 'nats.conf');
  // The server takes no other folder beside the one of its file.
  writeFileSync(config, partOf('conf').replace('"/data"', JSON.stringify(join(home, 'store'))));
  const { command, env } = await serverProgram({ program: 'nats-server', packages: ['nats-server'], advice: '' });
  const [port, monitorPort] = [await freePort(), await freePort()];
  address = `127.0.0.1:${port}`;
  const flags = ['-a', '127.0.0.1', '-p', String(port), '-m', String(monitorPort)];
  server = spawn(command, ['-c', config, ...flags], {
    stdio: 'ignore',
    env: { ...process.env, ...env, ...passwords },
  });
  const givenUp = () => server.exitCode !== null;
  await untilAnswers(async () => (await fetch(`http://127.0.0.1:${monitorPort}/healthz`)).ok, { givenUp });

  const natsUrl = `nats://fsvp:${passwords.FSVP_NATS_PASSWORD}@${address}`;
  const settings = { natsUrl, namespace: 'fsvp', maxBytes: 1_000_000, retryMs: 100 };
  stream = new EventStream(settings, 'external-consumer-test', createLogger('test', 'silent'));
  stream.start();
  await untilAnswers(() => stream.ensureStream().then(() => true), { givenUp });
  suite = await connectToNats(natsUrl, { timeout: 5_000 });
  erp = await connect({ servers: address, user: 'erp', pass: passwords.ERP_NATS_PASSWORD, timeout: 5_000 });
  await publish('fsvp.suppliers.supplier.created.v1', 1);
  await publish('fsvp.gateway.user.created.v1', 2);
  await publish('fsvp.suppliers.supplier.updated.v1', 3);
});

afterAll(async () => {
  await Promise.all([stream?.close(), suite?.close(), erp?.close()]);
  server?.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** One event, or an array of several. @param {string} subject @param {number[]} numbers */
const publish = (subject, ...numbers) => {
  const type = subject.split('.').slice(2).join('.');
  const events = numbers.map((at) => ({
    id: `event-${at}`,
    type,
    aggregateId: 'a',
    aggregateVersion: at,
    after: { name: `Firm ${at}` },
  }));
  return stream.publish(subject, `message-${numbers.join()}`, JSON.stringify(events.length > 1 ? events : events[0]));
};

const managerOfSuite = () => jetstreamManager(suite, { timeout: 5_000 });
const managerOfErp = () => jetstreamManager(erp, { domain: 'fsvp', checkAPI: false, timeout: 5_000 });

/** @param {object} config */
const create = async (config) =>
  (
    await erp.request(
      CREATE,
      JSON.stringify({ stream_name: 'FSVP', config: { durable_name: CONSUMER, ack_policy: 'explicit', ...config } }),
      { timeout: 5_000 },
    )
  ).json();

test('the program of the guide reads its subjects, handles each event once, also of a new stream, and stops', async () => {
  const file = join(home, 'program.mjs');
  const { code } = transformSync(partOf('ts'), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NATS_URL: address, NATS_PASSWORD: passwords.ERP_NATS_PASSWORD },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const printed = (/** @type {string} */ text) =>
    untilAnswers(async () => output.includes(text), { givenUp: () => child.exitCode !== null });
  await printed('Firm 3');
  // As `npm run events:rebuild` does.
  await stream.deleteStream();
  await stream.ensureStream();
  await publish('fsvp.suppliers.supplier.created.v1', 1);
  await publish('fsvp.suppliers.supplier.updated.v1', 4, 5);
  await printed('Firm 5');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(output).toBe(
    'supplier.created.v1 a Firm 1\nsupplier.updated.v1 a Firm 3\nsupplier.updated.v1 a Firm 4\nsupplier.updated.v1 a Firm 5\n',
  );
});

test('the suite does not wait for a consumer of another program', async () => {
  const { consumers } = await managerOfSuite();
  expect((await consumers.info('FSVP', CONSUMER)).name).toBe(CONSUMER);
  expect([...(await stream.readProgress()).handled.keys()]).toEqual([]);
});

test('it creates no consumer of other subjects, and reads nothing else of the suite', async () => {
  for (const config of [{}, { filter_subject: 'fsvp.gateway.>' }, { filter_subjects: ['fsvp.gateway.>'] }])
    expect(await create(config)).toMatchObject({ error: { code: 400 } });
  const { consumers } = await managerOfErp();
  const other = { durable_name: 'other', ack_policy: AckPolicy.Explicit, filter_subject: 'fsvp.suppliers.>' };
  await expect(consumers.add('FSVP', other)).rejects.toThrow();
  await expect(consumers.add('FSVP', { ...other, durable_name: CONSUMER, filter_subject: 'fsvp.>' })).rejects.toThrow();
  /** @type {string[]} */
  const heard = [];
  const subscription = erp.subscribe('>', { callback: (_, { subject }) => void heard.push(subject) });
  await erp.flush();
  suite.publish('_INBOX.of-the-suite', 'an answer');
  await suite.flush();
  await publish('fsvp.gateway.user.updated.v1', 7);
  await erp.flush();
  subscription.unsubscribe();
  expect(heard).toEqual([]);
});

test('it cannot write to the stream, also not by an answer that is sent there, nor purge or delete it', async () => {
  const manager = await managerOfSuite();
  // Without an id, by which the stream would recognize them.
  for (let at = 0; at < 3; at += 1) await jetstream(suite).publish('fsvp.suppliers.supplier.updated.v1', '{}');
  const { state } = await manager.streams.info('FSVP');

  const { streams } = await managerOfErp();
  await expect(streams.purge('FSVP')).rejects.toThrow();
  await expect(streams.delete('FSVP')).rejects.toThrow();
  for (const prefix of ['$JS.API', '$JS.fsvp.API'])
    for (const request of ['STREAM.PURGE.FSVP', 'STREAM.DELETE.FSVP', 'STREAM.INFO.FSVP', 'STREAM.MSG.GET.FSVP'])
      await expect(
        erp.request(`${prefix}.${request}`, '{}', { timeout: 2_000 }).then((answer) => {
          const { error } = answer.json();
          if (error) throw new Error(error.description);
        }),
      ).rejects.toThrow();
  await expect(erp.request('fsvp.suppliers.supplier.created.v1', '{}', { timeout: 2_000 })).rejects.toThrow();
  for (const reply of ['fsvp.suppliers.supplier.created.v1', 'fsvp-canary.x', '$JS.API.STREAM.PURGE.FSVP'])
    erp.publish(NEXT, JSON.stringify({ batch: 1, no_wait: true }), { reply });
  await erp.flush();
  // What was sent before is there once these are.
  for (const at of [5, 6]) await publish('fsvp.suppliers.supplier.updated.v1', at);
  const { messages, first_seq: first, last_seq: last } = (await manager.streams.info('FSVP')).state;
  expect({ messages, first, last }).toEqual({
    messages: state.messages + 2,
    first: state.first_seq,
    last: state.last_seq + 2,
  });
});
