import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { REGIMES } from '@fsvp/contracts/program/readiness/regime';
import { freePort } from '../free-port.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { productProcesses } from '../processes.mjs';
import { secretsOf } from '../secrets.mjs';
import { ApiClient } from '../seed/api-client.mjs';
import { seedFsvpFiles } from '../seed/fsvp-files.mjs';
import { readFirms, suppliersCsv } from '../seed/suppliers.mjs';
import { askAddresses, askControl } from '../supervisor/control.mjs';
import { rememberedProcesses } from '../supervisor/pid-files.mjs';

/** @type {string} */ let home;
/** @type {number} */ let port;
/** @typedef {{ child: import('node:child_process').ChildProcess, exit: Promise<unknown>, until: (wanted: RegExp) => Promise<RegExpExecArray>, output: () => string }} Running */
/** @type {Running | undefined} */ let running;

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'start-'));
  port = await freePort();
});

afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exit;
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Overrides the settings of the environment that runs the tests. */
const noSettings = {
  NODE_OPTIONS: '',
  HOST: '',
  APP_PASSWORD: '',
  DATABASE_URL: '',
  NATS_URL: '',
  REDIS_URL: '',
  OBJECT_STORE_URL: '',
};

/** @param {Record<string, string>} [env] @returns {Running} */
function npmStart(env = {}) {
  const child = spawn('npm', ['start', '--', '--no-seed'], {
    cwd: repoRoot,
    env: { ...process.env, ...noSettings, FSVP_HOME: home, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (/** @type {Buffer} */ data) => (text += data);
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exit = new Promise((done) => child.once('close', done));
  /** @param {RegExp} wanted @returns {Promise<RegExpExecArray>} */
  const until = async (wanted) => {
    for (;;) {
      const found = wanted.exec(text);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`npm start ended: ${text}`);
      await sleep(50);
    }
  };
  return (running = { child, exit, until, output: () => text });
}

/** @param {string} password */
async function signedIn(password) {
  const api = new ApiClient(`http://localhost:${port}`);
  await api.login(password);
  return api;
}

const names = async (/** @type {ApiClient} */ api) =>
  (await api.get('/api/suppliers')).suppliers.map((/** @type {{ name: string }} */ supplier) => supplier.name);

const runningParts = () => rememberedProcesses(home).map(({ name }) => name);

test('npm start prints where to go and the password, and runs every process', async () => {
  const start = npmStart();
  const [, url, printed] = await start.until(/Open\s+(\S+)\s+Password\s+(\S+)/);
  expect(url).toBe(`http://localhost:${port}`);
  expect(secretsOf(home).appPassword).toBe(printed);
  expect(await (await fetch(url)).text()).toContain('<title>');
  const api = await signedIn(printed);
  expect(await names(api)).toEqual([]);
  await api.post('/api/suppliers', { name: 'Kept Foods', country: 'Peru' });
  const processes = productProcesses.map(({ name }) => name);
  expect(runningParts().sort()).toEqual([...processes, 'nats', 'postgres', 'redis', 'supervisor'].sort());

  const supervisor = rememberedProcesses(home).find(({ name }) => name === 'supervisor');
  process.kill(Number(supervisor?.pid), 'SIGKILL');
  await start.exit;
  expect(runningParts()).toEqual(expect.arrayContaining(['nats', 'postgres', 'redis']));
}, 180_000);

test('data is kept after a kill of the supervisor; one part can be restarted; SIGTERM to npm ends every process', async () => {
  const start = npmStart({ APP_PASSWORD: 'one of my own' });
  await start.until(/Password\s+the one in APP_PASSWORD/);
  expect(start.output()).toMatch(/Ended what an earlier start had left running: /);
  const api = await signedIn('one of my own');
  expect(await names(api)).toEqual(['Kept Foods']);

  const before = await askControl(home, 'GET', 'status');
  const after = await askControl(home, 'POST', 'restart/suppliers');
  const pidOf = (/** @type {typeof before} */ parts) => parts.find(({ name }) => name === 'suppliers')?.pid;
  expect(pidOf(after)).not.toBe(pidOf(before));
  expect(await names(api)).toEqual(['Kept Foods']);

  await checkSampleFiles(api);

  start.child.kill('SIGTERM');
  expect(await start.exit).toBe(0);
  expect(runningParts()).toEqual([]);
}, 180_000);

/** Loads the FSVP files of the sample into the running suite. @param {ApiClient} api */
async function checkSampleFiles(api) {
  const firms = readFirms(null);
  await api.postCsv('/api/suppliers/import', suppliersCsv(firms));
  const address = { url: (await askAddresses(home)).program ?? '', secret: secretsOf(home).internalTokenSecret };
  const load = () => seedFsvpFiles(api, address, new Map(firms.map((firm) => [firm.sourceId, firm.name])));
  await load();
  const { total } = await api.get('/api/fsvp-files?limit=1');
  await load();
  expect((await api.get('/api/fsvp-files?limit=1')).total).toBe(total);
  const all = async () => (await api.get('/api/fsvp-files?limit=100')).fsvpFiles;
  const importing = (await all()).find(
    (/** @type {any} */ one) => one.determination?.chosenRegime === 'very_small' && one.lifecycle === 'importing',
  );
  // Part of the sample's other records, which this test does not load.
  await api.post('/api/corrective-actions', {
    supplierId: importing.supplierId,
    title: 'Overdue',
    description: 'Overdue',
    correctiveAction: 'None yet',
    priority: 'high',
    status: 'open',
    dueDate: '2020-01-01',
  });
  // The service learns of documents and corrective actions by their events.
  /** @type {any[]} */ let files = [];
  const verdicts = () => new Set(files.map(({ readiness }) => readiness.verdict));
  for (const end = Date.now() + 20_000; verdicts().size < VERDICTS.length && Date.now() < end; await sleep(200))
    files = await all();
  expect(verdicts()).toEqual(new Set(VERDICTS));
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(new Set(files.map(({ readiness }) => readiness.regime))).toEqual(new Set(REGIMES));
  expect(new Set(files.map(({ lifecycle }) => lifecycle))).toEqual(
    new Set(['preparing', 'importing', 'suspended', 'closed']),
  );
  const isSigned = files.find(({ determination }) => determination);
  const { signatures } = await api.get(`/api/determinations/${isSigned.determination.id}/signatures`);
  expect(signatures).toMatchObject([{ state: 'valid', signerName: 'Dana Whitfield (sample person)' }]);
  const { people } = await api.get('/api/people');
  expect(people).toEqual([]);
}
