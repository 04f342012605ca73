import { buildCommit } from '../../setup/build-commit.mjs';
import { EVENT_KEYS, measureEvents } from './event-cases.mjs';
import { measureGrowth } from './growth.mjs';
import { measureImports } from './import-case.mjs';
import { LIST_KEYS } from './list-cases.mjs';
import { measureLists } from './lists.mjs';
import { parseBenchOptions } from './options.mjs';
import { startOf } from './own-suite.mjs';
import { machine, report } from './report.mjs';
import { REQUEST_KEYS } from './request-cases.mjs';
import { measureRequests } from './requests.mjs';
import { startSubject } from './subject.mjs';
import { CONNECTIONS } from './turns.mjs';

/** @typedef {import('./own-suite.mjs').Step} Step */

/** Before the import that is measured. */
const FIRST_SUPPLIERS = 1_000;

/**
 * The API calls, imports, events and lists of a new suite beside an earlier build and the peers.
 * @param {Step} step @param {string[]} args
 */
export async function runBenchmark(step, args) {
  const options = parseBenchOptions(args, [...REQUEST_KEYS, ...EVENT_KEYS, 'import', ...LIST_KEYS]);
  if (options.growth.length) return measureGrowth(options, step);
  const { before: commit, only } = options;
  const earlier = commit && (await step(`Building ${commit}, once`, () => buildCommit(commit)));
  const begin = machine();
  const plan = { suppliers: Math.min(FIRST_SUPPLIERS, options.rows), connections: CONNECTIONS };
  /** @type {import('./subject.mjs').Subject[]} */ const subjects = [];
  const start = async (/** @type {string} */ home, variant = {}) => {
    // Peers have the log level that they are shipped with, and so has the product.
    const subject = await startSubject(step, { ...plan, home }, { env: { LOG_LEVEL: 'info' }, ...variant });
    subjects.push(subject);
    return subject;
  };
  const chosen = (/** @type {readonly string[]} */ keys) => only.some((key) => keys.includes(key));
  /** @type {Partial<import('./report.mjs').Results>} */ const results = {};
  try {
    const subject = await start('.local/bench-suite');
    const before = earlier ? await start('.local/bench-before', { start: await startOf(earlier) }) : undefined;
    const products = { subject, before };
    if (only.includes('import')) results.imports = await measureImports(step, subject, before, options.rows);
    for (const one of subjects) {
      if (one.suppliers < options.rows)
        await step(`Importing up to ${options.rows.toLocaleString('en-US')} suppliers`, () =>
          one.importUpTo(options.rows),
        );
      await one.vacuum();
    }
    if (chosen(REQUEST_KEYS)) results.requests = await measureRequests(products, options, step);
    results.events = await measureEvents(products, options, step);
    results.lists = await measureLists(products, options, step);
  } finally {
    // Also what was measured before a failure.
    report({ options, begin, results });
    for (const one of subjects) await one.end();
  }
}
