import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { homeDir } from '../../paths.mjs';
import { clearHome } from '../../supervisor/pid-files.mjs';
import { startSuite } from '../../suite.mjs';

/** @typedef {<T>(label: string, work: () => Promise<T>) => Promise<T>} Step */
/** @typedef {Awaited<ReturnType<typeof startSuite>>} Suite */

/**
 * @typedef {object} SuiteVariant
 * @property {Record<string, string>} [env] more environment for every process
 * @property {typeof startSuite} [start] of another checkout
 */

/**
 * Starts a suite in an empty home and fills it; `end` stops it and deletes the home; a failure does the same.
 * @param {string} folder of the home @param {Step} step @param {(suite: Suite) => Promise<unknown>} fill @param {SuiteVariant} [variant]
 */
export async function ownSuite(folder, step, fill, { env = {}, start = startSuite } = {}) {
  const home = homeDir(folder);
  await clearHome(home);
  const suite = await start({ home, step, env: { LOG_LEVEL: 'warn', ...env } });
  const end = async () => {
    await suite.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await fill(suite);
    return { suite, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts suites of another checkout that is built. @param {string} checkout @returns {Promise<NonNullable<SuiteVariant['start']>>} */
export async function startOf(checkout) {
  const { startSuite: start } = await import(pathToFileURL(join(resolve(checkout), 'tools', 'suite.mjs')).href);
  return start;
}
