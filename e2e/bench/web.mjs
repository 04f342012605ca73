import { cpus } from 'node:os';
import { openBrowser, RUNS, signIn, url } from './browser.mjs';

/**
 * The parts of `npm run bench:web` by name (tools/verification/bench/web.mjs runs this with the URL of the suite).
 * @type {Record<string, () => Promise<(work: BrowserSession) => Promise<void>>>}
 */
const PARTS = {
  lighthouse: async () => (await import('./lighthouse.mjs')).auditScreens,
  routes: async () => (await import('./route-changes.mjs')).timeRouteChanges,
  load: async () => (await import('./long-tasks.mjs')).findLongTasks,
  'first-load': async () => (await import('./first-load.mjs')).countFirstLoad,
  'single-bundle': async () => (await import('./single-bundle.mjs')).compareWithSingleBundle,
  'fsvp-files': async () => (await import('./fsvp-files.mjs')).openFsvpFiles,
  million: async () => (await import('./million.mjs')).measureMillionRows,
};

/** @typedef {{ session: import('./browser.mjs').Session, browser: import('./browser.mjs').Browser }} BrowserSession */

const session = await signIn();
const { length: cores } = cpus();
console.log(`\n${url}, ${cores} cores, medians of ${RUNS} runs (BENCH_RUNS)`);
for (const name of process.argv.slice(2)) {
  const browser = await openBrowser();
  try {
    await (
      await PARTS[name]?.()
    )?.({ session, browser });
  } finally {
    await browser.close();
  }
}
