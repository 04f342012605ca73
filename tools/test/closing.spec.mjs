import { afterEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('fixtures/closing-service.mjs', import.meta.url));
/** @type {import('node:child_process').ChildProcess} */ let child;
/** @type {string[]} */ let lines;
/** @type {Agent} */ let agent;

afterEach(() => {
  agent.destroy();
  child.kill('SIGKILL');
});

/** @param {Record<string, string>} [env] @returns {Promise<string>} its address */
async function start(env = {}) {
  agent = new Agent({ keepAlive: true });
  lines = [];
  child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DRAIN_MS: '300',
      INTERNAL_TOKEN_SECRET: 'a-secret-of-the-test-suite-only-0123456789',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reader = createInterface({ input: /** @type {NodeJS.ReadableStream} */ (child.stdout) });
  reader.on('line', (line) => lines.push(line));
  const [address] = await once(reader, 'line');
  return address;
}

/**
 * Sends a request by a connection that is kept open, asks the process to end once the first bytes are there, or at once, and reads on.
 * @param {string} url @param {'head' | 'sent'} after
 */
async function closeDuring(url, after) {
  const sent = request(url, { agent });
  const answered = once(sent, 'response');
  sent.end();
  if (after === 'head') await answered;
  else await new Promise((done) => setTimeout(done, 300));
  const since = Date.now();
  child.kill('SIGTERM');
  const [response] = await answered;
  let text = '';
  const read = (async () => {
    for await (const chunk of response) text += chunk;
    return 'whole';
  })().catch(() => 'interrupted');
  const [code] = await once(child, 'exit');
  return { text, end: await read, connection: response.headers.connection, code, ms: Date.now() - since };
}

test('a slow download ends a process when it is complete, and the last hook runs', async () => {
  const address = await start();
  const { text, end, code, ms } = await closeDuring(`${address}/download`, 'head');
  expect([text, end, code]).toEqual(['part part part ', 'whole', 0]);
  expect(lines).toContain('the last hook has run');
  expect(ms).toBeLessThan(8_000);
}, 40_000);

test('what is answered while a process is draining closes its connection', async () => {
  const address = await start();
  const { text, connection, code, ms } = await closeDuring(`${address}/late`, 'sent');
  expect([text, connection, code]).toEqual(['late', 'close', 0]);
  expect(ms).toBeLessThan(8_000);
}, 40_000);

test('a shutdown hook that fails is in the exit code', async () => {
  const address = await start({ FAILING_HOOK: '1' });
  expect((await closeDuring(`${address}/late`, 'sent')).code).toBe(1);
  expect(lines.join('\n')).toContain('The hook failed.');
}, 40_000);

test('a download that takes too long is interrupted before the process is ended, and the last hook runs', async () => {
  const address = await start();
  const { end, code, ms } = await closeDuring(`${address}/endless`, 'head');
  expect([end, code]).toEqual(['interrupted', 0]);
  expect(lines).toContain('the last hook has run');
  expect(ms).toBeGreaterThan(15_000);
}, 60_000);
