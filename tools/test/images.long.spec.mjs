import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.mjs';
import { moduleFolders } from '../modules/module-folders.mjs';
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

const ENGINES = [
  ['docker', 'docker', 'compose'],
  ['podman', 'podman-compose'],
];

/** The first engine that runs, and the words of its command for compositions. */
async function findEngine() {
  for (const [name, ...compose] of ENGINES) {
    const checks = [run(name, ['info']), run(compose[0], [...compose.slice(1), 'version'])];
    const failed = (await Promise.allSettled(checks)).some(({ status }) => status === 'rejected');
    if (!failed) return [name, ...compose];
  }
  throw new OperatorError('No container engine runs here: install Docker with Compose, or Podman with podman-compose.');
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
 * Asks until the answer is the expected one: processes and the names in their networks need some time after a start.
 * @param {() => Promise<unknown>} ask @param {unknown} expected
 */
async function untilAnswer(ask, expected) {
  let answer;
  for (const end = Date.now() + START_LIMIT_MS - 10_000; Date.now() < end; await sleep(1000)) {
    answer = await ask().catch((error) => error.message);
    if (answer === expected) return;
  }
  throw new Error(`The answer is ${answer}, not ${expected}.`);
}

/** With the end of the container's log in an error. @param {string} service @param {(id: string) => string[]} command @param {string} expected */
async function untilContainerAnswers(service, command, expected) {
  const id = await idOf(service);
  await untilAnswer(() => run(engine, command(id)), expected).catch(async (error) => {
    const { stdout, stderr } = await promisify(execFile)(engine, ['logs', '--tail', '20', id]);
    throw new Error(`${error.message}\n${stdout}${stderr}`, { cause: error });
  });
}

beforeAll(async () => {
  const [found, ...compose] = await findEngine();
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
  'the job %s succeeds',
  (name) =>
    untilContainerAnswers(
      name,
      (id) => ['inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', id],
      'exited 0',
    ),
  START_LIMIT_MS,
);

const READINESS = `const { PROBE_PORT, PORT } = process.env;
fetch('http://127.0.0.1:' + (PROBE_PORT ?? PORT) + '/readyz').then((r) => r.json()).then(({ status }) => console.log(status))`;

test.each(PROCESSES)(
  '%s starts and is ready',
  (name) => untilContainerAnswers(name, (id) => ['exec', id, 'node', '--eval', READINESS], 'ok'),
  START_LIMIT_MS,
);

test('the gateway offers every module', async () => {
  const { modules } = await api.get('/modules.json');
  expect(modules.map((/** @type {{ name: string }} */ { name }) => name).sort()).toEqual(moduleFolders().sort());
});

test(
  'a supplier is created and read through the gateway',
  async () => {
    await api.login(environment.APP_PASSWORD);
    await untilAnswer(async () => (await api.get('/api/suppliers?limit=1')).total, 0);
    const { id } = await api.post('/api/suppliers', { name: 'Fundo Sur', country: 'Chile' });
    expect(await api.get(`/api/suppliers/${id}`)).toMatchObject({ name: 'Fundo Sur' });
  },
  START_LIMIT_MS,
);

test.each(['corrective-actions', 'documents', 'foods'])(
  'the service of %s answers through the gateway',
  (list) => untilAnswer(async () => (await api.get(`/api/${list}?limit=1`)).total, 0),
  START_LIMIT_MS,
);
