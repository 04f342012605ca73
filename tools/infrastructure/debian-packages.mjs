import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.mjs';
import { cacheDir } from '../paths.mjs';

const run = promisify(execFile);

/** @param {string} program @returns {string | null} */
export function onPath(program) {
  // Debian installs servers in sbin, which is not on an ordinary user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/**
 * A server program from PATH, else from its Debian package, unpacked under `.local/cache` without touching the system.
 * @param {{ program: string, packages: string[], advice: string }} wanted
 * @returns {Promise<{ command: string, env: Record<string, string> }>}
 */
export async function serverProgram({ program, packages, advice }) {
  const installed = onPath(program);
  if (installed) return { command: installed, env: {} };
  const root = join(cacheDir, program);
  if (!existsSync(root)) await oneAtATime(() => unpack(root, program, packages, advice));
  const folders = ['usr/bin', 'usr/sbin', 'bin'].map((folder) => join(root, folder));
  const command = folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
  if (!command) throw new OperatorError(`The packages ${packages.join(' and ')} do not contain ${program}: ${advice}`);
  return { command, env: { LD_LIBRARY_PATH: libraryFolders(root).join(delimiter) } };
}

let last = Promise.resolve();

/** Two runs of apt-get must not use the same lists at the same time. @param {() => Promise<void>} work */
function oneAtATime(work) {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** @param {string} root @param {string} program @param {string[]} packages @param {string} advice */
async function unpack(root, program, packages, advice) {
  const tools = ['apt-get', 'apt-cache', 'dpkg'];
  if (tools.some((tool) => !onPath(tool))) throw new OperatorError(`${program} is missing: ${advice}`);
  const work = `${root}.${process.pid}`;
  mkdirSync(join(work, 'debs'), { recursive: true });
  mkdirSync(join(work, 'root'));
  try {
    await download(join(work, 'debs'), packages).catch(async () => {
      // New images have no package lists. They are stored next to the cache, so that this works without root, too.
      await run('apt-get', [...privateLists(), '-q', 'update'], { timeout: 120_000 });
      await download(join(work, 'debs'), packages, privateLists());
    });
    for (const deb of readdirSync(join(work, 'debs')).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(work, 'debs', deb), join(work, 'root')]);
    }
    if (!existsSync(root)) renameSync(join(work, 'root'), root);
  } catch (error) {
    throw new OperatorError(`${program} is missing and its Debian package could not be downloaded: ${advice}`, error);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string[]} packages @param {string[]} [options] */
async function download(folder, packages, options = []) {
  const { stdout } = await run('apt-cache', [...options, 'depends', '--important', ...packages]);
  const libraries = [...stdout.matchAll(/Depends: (lib[^\s:]+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'libc6');
  const names = [...new Set([...packages, ...libraries])];
  await run('apt-get', [...options, '-q', 'download', ...names], { cwd: folder, timeout: 120_000 });
}

function privateLists() {
  const lists = join(cacheDir, 'apt', 'lists', 'partial');
  const archives = join(cacheDir, 'apt', 'archives', 'partial');
  mkdirSync(lists, { recursive: true });
  mkdirSync(archives, { recursive: true });
  const settings = [
    `Dir::State::lists=${join(lists, '..')}`,
    `Dir::Cache=${join(cacheDir, 'apt')}`,
    'Debug::NoLocking=1',
  ];
  if (process.getuid?.() === 0) settings.push('APT::Sandbox::User=root');
  return settings.flatMap((setting) => ['-o', setting]);
}

/** @param {string} root @returns {string[]} */
function libraryFolders(root) {
  const bases = ['usr/lib', 'lib'].map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const triplets = bases.flatMap((base) => readdirSync(base).map((name) => join(base, name)));
  return [...bases, ...triplets.filter((folder) => statSync(folder).isDirectory())];
}
