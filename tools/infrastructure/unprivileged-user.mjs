import { execFile, execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.mjs';
import { onPath } from './debian-packages.mjs';

const run = promisify(execFile);

/**
 * How a program that refuses to run as root is started.
 * @typedef {object} Runner
 * @property {{ uid?: number, gid?: number }} owner who must own its files
 * @property {(command: string, args: string[]) => { command: string, args: string[], uid?: number, gid?: number }} wrap
 */

/**
 * PostgreSQL refuses to run as root. As root it runs as the user `postgres`, created when missing. For other users it runs as that user.
 * @param {string[]} paths what the program must be able to reach
 * @returns {Promise<Runner>}
 */
export async function unprivilegedRunner(paths) {
  if (process.getuid?.() !== 0) return { owner: {}, wrap: (command, args) => ({ command, args }) };
  const ids = (await idsOf('postgres')) ?? (await createUser()) ?? (await idsOf('nobody'));
  if (!ids)
    throw new OperatorError(
      'PostgreSQL does not run as root and no other user could be created. Start as an ordinary user.',
    );
  const closed = paths.flatMap(parentsOf).find((folder) => (statSync(folder).mode & 0o001) === 0);
  if (!closed) return { owner: ids, wrap: (command, args) => ({ command, args, ...ids }) };
  // The project is in a folder that only root may enter, such as /root. In a user namespace root has another user id:
  // it still owns its files, and PostgreSQL does not treat it as root.
  const unshare = onPath('unshare');
  const become = ['--user', '--map-user=65534', '--map-group=65534'];
  if (!unshare || !works(unshare, [...become, 'true'])) {
    throw new OperatorError(
      `PostgreSQL does not run as root and no other user may enter ${closed}: move the project (for example to /opt), or start as an ordinary user.`,
    );
  }
  return {
    owner: { uid: 0, gid: 0 },
    wrap: (command, args) => ({ command: unshare, args: [...become, command, ...args] }),
  };
}

/** @param {string} user @returns {Promise<{ uid: number, gid: number } | null>} */
async function idsOf(user) {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, user])).stdout)),
    );
    return { uid, gid };
  } catch {
    return null;
  }
}

async function createUser() {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
    return await idsOf('postgres');
  } catch {
    return null;
  }
}

/** @param {string} path @returns {string[]} */
function parentsOf(path) {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...parentsOf(parent)];
}

/** @param {string} command @param {string[]} args */
function works(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
