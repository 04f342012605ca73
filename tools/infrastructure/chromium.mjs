import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.mjs';
import { onPath } from './debian-packages.mjs';

const run = promisify(execFile);
/** Chromium without the browser's own windows, so that a test needs less CPU time. */
const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const advice = `install Chromium (Debian package ${headlessShell}), or set CHROMIUM_PATH to a Chromium or Chrome program.`;

/**
 * A Chromium for browser tests: the one in CHROMIUM_PATH, the headless shell (installed now when this is root on Debian),
 * or else a Chromium or Chrome on the PATH.
 * @returns {Promise<string>} its path
 * @throws {OperatorError} when there is none
 */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new OperatorError(`CHROMIUM_PATH names ${named}, which does not exist: ${advice}`);
  }
  const shell = onPath(headlessShell);
  if (shell) return shell;
  const browser = browsers.map(onPath).find((file) => file !== null);
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    try {
      await installHeadlessShell();
    } catch (error) {
      if (!browser) throw new OperatorError(`Chromium could not be installed: ${advice}`, error);
    }
  }
  const found = onPath(headlessShell) ?? browser;
  if (!found) throw new OperatorError(`The browser tests need Chromium: ${advice}`);
  return found;
}

async function installHeadlessShell() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ args, /** @type {number} */ timeout) =>
    run('apt-get', ['-q', ...args], { env, timeout, maxBuffer: 50_000_000 });
  const install = () => apt(['install', '-y', '--no-install-recommends', headlessShell], 600_000);
  await install().catch(async () => {
    await apt(['update'], 120_000);
    await install();
  });
}
