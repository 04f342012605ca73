import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, homeDir, repoRoot } from '../paths.mjs';
import { step } from '../progress.mjs';
import { runLogged } from './run-logged.mjs';

const stampFile = join(cacheDir, 'build-stamp');
const notSources = /^(node_modules|dist|test|e2e|coverage|gallery)$|\.spec\.[^.]+$|\.md$/;

/** Environment in which Nx writes only below `.local/`, runs in the foreground and prints plain lines. */
export const nxEnvironment = () => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NX_CACHE_DIRECTORY: join(cacheDir, 'nx'),
  NX_WORKSPACE_DATA_DIRECTORY: join(cacheDir, 'nx-workspace'),
});

const packageFile = (/** @type {string} */ folder) => join(repoRoot, folder, 'package.json');

/** Folders of the workspaces whose sources are built: the deployables and every package, built by itself or into others. */
export function sourceWorkspaces() {
  const packages = readdirSync(join(repoRoot, 'packages')).map((name) => `packages/${name}`);
  return [...packages, ...readdirSync(repoRoot).filter((name) => /^(shell|mf-|svc-)/.test(name))].filter((folder) =>
    existsSync(packageFile(folder)),
  );
}

/** Folders of the workspaces that have a build of their own. */
export const builtWorkspaces = () =>
  sourceWorkspaces().filter(
    (folder) => JSON.parse(readFileSync(packageFile(folder), 'utf8')).scripts?.build !== undefined,
  );

/** A hash of everything that goes into the built files. @param {string[]} folders */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => hash.update(path).update(readFileSync(join(repoRoot, path)));
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(join(repoRoot, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (notSources.test(entry.name)) continue;
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (entry.isFile()) add(`${folder}/${entry.name}`);
    }
  };
  for (const folder of folders) walk(folder);
  for (const file of ['package-lock.json', 'swc.node.json', 'nx.json']) add(file);
  return hash.digest('hex');
}

/**
 * Returns the part of Nx's output that the failed tasks printed.
 * @param {string} output
 */
export function failedTasks(output) {
  const failed = [...(output.split('Failed tasks:')[1] ?? '').matchAll(/^- (\S+)$/gm)].map(([, task]) => task);
  const sections = output.split(/^> nx run /m).slice(1);
  return sections
    .filter((section) => failed.some((task) => section.startsWith(`${task}\n`)))
    .join('\n')
    .split('\n\n NX ')[0];
}

/** Builds what changed since the last build; takes a few milliseconds when nothing did. @param {AbortSignal} [signal] */
export async function ensureBuilt(signal) {
  const current = fingerprint(sourceWorkspaces());
  const complete = builtWorkspaces().every((folder) => existsSync(join(repoRoot, folder, 'dist')));
  if (complete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  await step('Building what changed', () =>
    runLogged(
      process.execPath,
      [join(repoRoot, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
      {
        log: join(homeDir(), 'logs', 'build.log'),
        env: nxEnvironment(),
        signal,
        failure: 'The build failed.',
        excerpt: failedTasks,
      },
    ),
  );
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, current);
}
