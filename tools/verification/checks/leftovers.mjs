import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homeDir } from '../../paths.mjs';
import { endLeftovers } from '../../supervisor/pid-files.mjs';

/** Homes of the suites and servers that single tests start: tools/test and e2e/faults. @param {string} local */
function testHomes(local) {
  const foldersIn = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [...foldersIn(join(local, 'test')), ...foldersIn(local).filter((home) => /[/\\]faults-[^/\\]+$/.test(home))];
}

/**
 * Watches for servers that tests start and that a killed test process cannot stop: they run in process groups of their own.
 * @param {string} [local]
 * @returns {() => Promise<void>} stops those started since the call
 */
export function trackTestServers(local = homeDir()) {
  const before = new Set(testHomes(local));
  return async () => {
    const homes = testHomes(local).filter((home) => !before.has(home));
    await Promise.all(homes.map((home) => endLeftovers(home)));
  };
}
