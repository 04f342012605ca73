import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Unpacked servers and build stamps: shared by all homes, safe to delete. */
export const cacheDir = join(repoRoot, '.local', 'cache');

/**
 * The folder that holds one suite's data, logs and secrets.
 * @param {string} [home] relative to the repository, or absolute
 */
export const homeDir = (home = '.local') => (isAbsolute(home) ? home : join(repoRoot, home));
