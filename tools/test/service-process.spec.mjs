import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';
import { homeDir } from '../paths.mjs';
import { processBirth } from '../supervisor/process-identity.mjs';
import { rememberedProcesses } from '../supervisor/pid-files.mjs';
import { rotate } from '../supervisor/managed-process.mjs';
import { serviceProcess } from '../supervisor/service-process.mjs';

const script = fileURLToPath(new URL('fixtures/small-service.mjs', import.meta.url));
/** @type {string} */ let home;
/** @type {number} */ let port;
/** @type {import('../supervisor/managed-process.mjs').ManagedProcess} */ let service;

beforeEach(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'service-'));
  port = await freePort();
  service = serviceProcess({ name: 'small', home, script, port, env: { NODE_OPTIONS: '' } });
  await service.start();
});

afterEach(async () => {
  await service.stop();
  rmSync(home, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** @param {string} method @returns {Promise<{ pid: number, method: string }>} */
const call = (method) =>
  new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, method, agent }, (response) => {
      let text = '';
      response.on('data', (data) => (text += data));
      response.on('end', () => done(JSON.parse(text)));
    });
    asked.on('error', failed);
    asked.end();
  });

test('a replacement under load loses no request of any method', async () => {
  let running = true;
  /** @type {unknown[]} */ const failures = [];
  const pids = new Set();
  const client = async (/** @type {string} */ method) => {
    while (running)
      await call(method).then(
        ({ pid }) => pids.add(pid),
        (error) => failures.push(error),
      );
  };
  const clients = ['GET', 'POST', 'PUT', 'DELETE', 'GET', 'POST'].map(client);
  await sleep(200);
  await service.replace();
  await service.replace();
  await sleep(200);
  running = false;
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(pids.size).toBe(3);
}, 20_000);

test('a process that hangs is ended and restarted', async () => {
  const hanging = serviceProcess({
    name: 'hanging',
    home,
    script,
    port: await freePort(),
    env: { NODE_OPTIONS: '' },
    probeMs: 300,
  });
  await hanging.start();
  const first = hanging.child?.pid;
  try {
    hanging.signal('SIGSTOP');
    const deadline = Date.now() + 15_000;
    while ((hanging.child === null || hanging.child.pid === first) && Date.now() < deadline) await sleep(50);
    expect(hanging.child?.pid).not.toBe(first);
    expect(processBirth(Number(first))).toBeNull();
  } finally {
    await hanging.stop();
  }
}, 20_000);

test('only the owner can read the log', () => {
  expect(statSync(join(home, 'logs')).mode & 0o777).toBe(0o700);
  expect(statSync(join(home, 'logs', 'small.log')).mode & 0o777).toBe(0o600);
});

test('a long log is kept once, and the process that has it open begins again', () => {
  const file = join(home, 'long.log');
  const open = openSync(file, 'a');
  writeSync(open, 'first\n');
  rotate(file, 5);
  writeSync(open, 'second\n');
  rotate(file, 100);
  closeSync(open);
  expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['first\n', 'second\n']);
});

test('a killed process is restarted', async () => {
  const { pid } = await call('GET');
  service.signal('SIGKILL');
  const deadline = Date.now() + 5_000;
  let next = pid;
  while (next === pid && Date.now() < deadline) next = (await call('GET').catch(() => ({ pid }))).pid;
  expect(next).not.toBe(pid);
}, 10_000);

test('Ctrl-C in the terminal does not stop a process before the supervisor does', async () => {
  const { pid } = await call('GET');
  process.kill(pid, 'SIGINT');
  await sleep(100);
  expect((await call('GET')).pid).toBe(pid);
});

test('a stopped process stays stopped and leaves no pid file', async () => {
  const pid = service.child?.pid ?? 0;
  expect(rememberedProcesses(home).map((record) => record.pid)).toEqual([pid]);
  await service.stop();
  expect(processBirth(pid)).toBeNull();
  expect(rememberedProcesses(home)).toEqual([]);
  expect(service.state).toBe('stopped');
});

test('a start takes as long as the process makes progress, and the console shows what it waits for', async () => {
  const slow = serviceProcess({
    name: 'slow',
    home,
    script,
    port: await freePort(),
    env: { NODE_OPTIONS: '', BUSY_MS: '5000' },
    readyMs: 1_000,
  });
  await slow.start();
  expect(slow.state).toBe('running');
  await slow.stop();
}, 30_000);

test('a process that makes no progress ends the start, with what it waits for', async () => {
  const waiting = serviceProcess({
    name: 'waiting',
    home,
    script,
    port: await freePort(),
    env: { NODE_OPTIONS: '', NOT_READY: 'database' },
    readyMs: 3_000,
  });
  await expect(waiting.start()).rejects.toThrow(
    /^waiting was not ready, and made no progress for 3 s\. It waits for its check 'database': see .*waiting\.log\.$/,
  );
}, 30_000);

test('a process that exits at once is reported with the path of its log', async () => {
  const broken = serviceProcess({
    name: 'broken',
    home,
    script: join(home, 'absent.mjs'),
    port: await freePort(),
    env: { NODE_OPTIONS: '' },
  });
  await expect(broken.start()).rejects.toThrow(/^broken did not start \(exit code 1\): see .*broken\.log\.$/);
});
