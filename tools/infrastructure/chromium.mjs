import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.mjs';
import { onPath } from './debian-packages.mjs';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const advice = 'install Chromium (Debian package chromium), or set CHROMIUM_PATH to a Chromium or Chrome program.';

const installed = () => names.map(onPath).find((file) => file !== null) ?? null;

/**
 * A Chromium for browser tests: the one named, one that is installed, or, as root on Debian, one installed now.
 * @returns {Promise<string>} its path
 */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new OperatorError(`CHROMIUM_PATH names ${named}, which does not exist: ${advice}`);
  const found = named || installed();
  if (found) return found;
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new OperatorError(`The browser tests need Chromium: ${advice}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      timeout: 600_000,
      maxBuffer: 50_000_000,
    });
  try {
    await install().catch(async () => {
      await run('apt-get', ['-q', 'update'], { env, timeout: 120_000 });
      await install();
    });
  } catch (error) {
    throw new OperatorError(`Chromium could not be downloaded: ${advice}`, error);
  }
  const now = installed();
  if (!now) throw new OperatorError(`Chromium was installed but is not on the PATH: ${advice}`);
  return now;
}
