import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.mjs';
import { onPath } from '../infrastructure/debian-packages.mjs';
import { moduleFolders } from '../modules/built-modules.mjs';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { productProcesses } from '../processes.mjs';
import { ApiClient } from '../seed/api-client.mjs';

// Builds every image and runs the composition under another name, so that one that runs here keeps its data.

const PROJECT = 'fsvp-images-test';
const TAG = 'images-test';
const BUILD_LIMIT_MS = 5_400_000;
const START_LIMIT_MS = 300_000;
const PROCESSES = productProcesses.map(({ name }) => name);
const JOBS = ['migrate', 'modules'];

const environment = { ...process.env, FSVP_VERSION: TAG, APP_PASSWORD: 'a password of this test' };
/** @type {string} */ let engine;
/** @type {ApiClient} */ let api;

/** @param {string} command @param {string[]} args @param {Record<string, string>} [variables] */
async function run(command, args, variables) {
  const options = { cwd: repoRoot, env: { ...environment, ...variables }, maxBuffer: 2 ** 28 };
  return (await promisify(execFile)(command, args, options)).stdout.trim();
}

/** @returns {[engine: string, ...compose: string[]]} */
function findEngine() {
  if (onPath('docker')) return ['docker', 'docker', 'compose'];
  if (onPath('podman') && onPath('podman-compose')) return ['podman', 'podman-compose'];
  throw new OperatorError('There is no container engine: install Docker with Compose, or Podman with podman-compose.');
}

const ofProject = ['--filter', `label=com.docker.compose.project=${PROJECT}`];

async function removeComposition() {
  const list = async (/** @type {string[]} */ ...args) =>
    (await run(engine, [...args, '--quiet', ...ofProject])).split('\n').filter(Boolean);
  const containers = await list('ps', '--all');
  if (containers.length > 0) await run(engine, ['rm', '--force', '--volumes', ...containers]);
  for (const kind of ['volume', 'network'])
    for (const name of await list(kind, 'ls')) await run(engine, [kind, 'rm', name]);
}

const idOf = (/** @type {string} */ service) =>
  run(engine, ['ps', '--all', '--quiet', ...ofProject, '--filter', `label=com.docker.compose.service=${service}`]);

/**
 * Waits until a container answers; otherwise the end of its log is the error.
 * @param {string} service @param {(id: string) => Promise<string>} ask @param {string} wanted
 */
async function waitFor(service, ask, wanted) {
  const id = await idOf(service);
  let answer = '';
  for (const end = Date.now() + START_LIMIT_MS - 10_000; Date.now() < end; await sleep(1000)) {
    answer = await ask(id).catch((error) => error.message);
    if (answer === wanted) return;
  }
  const log = await promisify(execFile)(engine, ['logs', '--tail', '20', id]);
  throw new Error(`${service} answered ${answer}\n${log.stdout}${log.stderr}`);
}

beforeAll(async () => {
  const [found, ...compose] = findEngine();
  engine = found;
  for (const target of [...PROCESSES, ...JOBS])
    await run(engine, ['build', '--target', target, '--tag', `fsvp/${target}:${TAG}`, '.']);
  await removeComposition();
  const port = String(await freePort());
  const options = ['-f', 'docker-compose.yml', '-p', PROJECT, 'up', '--detach', '--no-build'];
  await run(compose[0], [...compose.slice(1), ...options, ...PROCESSES], { PORT: port });
  api = new ApiClient(`http://localhost:${port}`);
}, BUILD_LIMIT_MS);

afterAll(async () => {
  if (engine) await removeComposition();
}, START_LIMIT_MS);

test.each(JOBS)(
  'the job %s ends well',
  (name) =>
    waitFor(
      name,
      (id) => run(engine, ['inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', id]),
      'exited 0',
    ),
  START_LIMIT_MS,
);

const READINESS = `const { PROBE_PORT, PORT } = process.env;
fetch('http://127.0.0.1:' + (PROBE_PORT ?? PORT) + '/readyz').then((r) => r.json()).then(({ status }) => console.log(status))`;

test.each(PROCESSES)(
  '%s starts and is ready',
  (name) => waitFor(name, (id) => run(engine, ['exec', id, 'node', '--eval', READINESS]), 'ok'),
  START_LIMIT_MS,
);

test('the gateway offers every module', async () => {
  const { modules } = await api.get('/modules.json');
  expect(modules.map((/** @type {{ name: string }} */ { name }) => name).sort()).toEqual(moduleFolders().sort());
});

test('each service answers through the gateway', async () => {
  await api.login(environment.APP_PASSWORD);
  const supplier = await api.post('/api/suppliers', { name: 'Fundo Sur', country: 'Chile' });
  expect(await api.get(`/api/suppliers/${supplier.id}`)).toMatchObject({ name: 'Fundo Sur' });
  for (const list of ['corrective-actions', 'documents', 'foods'])
    expect(await api.get(`/api/${list}?limit=1`)).toMatchObject({ total: 0 });
});
