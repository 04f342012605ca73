import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { watch } from 'chokidar';
import { messageOf } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { productProcesses } from '../processes.mjs';

/** Their changes reach every service. */
const SERVICE_PACKAGES = ['packages/contracts', 'packages/service-kit', 'packages/tables'];
/** Editors and generators write several files at once. */
const SETTLE_MS = 30;

/**
 * Compiles the changed files of services and of the packages that they use, and replaces the processes that run them.
 * @param {{ services: string[], suite: Pick<import('../suite.mjs').Suite, 'restart' | 'migrate'>, note: (text: string) => void }} options
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function reloadServicesOnChange({ services, suite, note }) {
  if (services.length === 0) return async () => undefined;
  const projects = [...services, ...SERVICE_PACKAGES];
  /** @type {Set<string>} */
  let changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let queue = Promise.resolve();

  const reload = async () => {
    const files = [...changed];
    changed = new Set();
    if (files.length === 0) return;
    const since = performance.now();
    try {
      await Promise.all(files.map(compile));
      const touched = new Set(files.map(projectOf));
      if (files.some((file) => file.includes('/migrations/'))) await suite.migrate();
      const isShared = SERVICE_PACKAGES.some((name) => touched.has(name));
      const stale = productProcesses.filter(
        ({ workspace }) => services.includes(workspace) && (isShared || touched.has(workspace)),
      );
      // Nobody waits for a worker, which would only take CPU time from the services.
      for (const isService of [true, false]) {
        const names = stale.filter(({ entry }) => (entry === 'main.js') === isService).map(({ name }) => name);
        if (names.length === 0) continue;
        await Promise.all(names.map((name) => suite.restart(name)));
        note(`Restarted ${names.join(', ')} (${((performance.now() - since) / 1_000).toFixed(1)} s)`);
      }
    } catch (error) {
      note(`The change was not applied. ${messageOf(error)}`);
    }
  };

  const watcher = watch(
    projects.map((project) => join(repoRoot, project, 'src')),
    { ignoreInitial: true, ignored: (file) => /\.spec\.ts$/.test(file) },
  );
  watcher.on('all', (_event, file) => {
    if (!file.endsWith('.ts')) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (queue = queue.then(reload)), SETTLE_MS);
  });
  await new Promise((done) => watcher.once('ready', () => done(undefined)));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await queue;
  };
}

/** @param {string} file @returns {string} the folder of its workspace, such as packages/contracts */
function projectOf(file) {
  const parts = relative(repoRoot, file).split('/');
  return parts.slice(0, parts.indexOf('src')).join('/');
}

/** As the build script of the project does. @param {string} file */
async function compile(file) {
  const project = join(repoRoot, projectOf(file));
  const output = join(project, 'dist', relative(join(project, 'src'), file).replace(/\.ts$/, '.js'));
  const result = await transformFile(file, { configFile: join(repoRoot, 'swc.node.json'), sourceMaps: true }).catch(
    (error) => {
      if (error.code === 'ENOENT' || /No such file/.test(messageOf(error))) return null;
      throw error;
    },
  );
  if (!result) return rm(output, { force: true });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, result.code);
  if (result.map) await writeFile(`${output}.map`, result.map);
}
