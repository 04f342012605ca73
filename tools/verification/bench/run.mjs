import { buildCommit } from '../../setup/build-commit.mjs';
import { EVENT_KEYS, measureEvents } from './event-cases.mjs';
import { measureImports } from './import-case.mjs';
import { LIST_KEYS } from './list-cases.mjs';
import { measureLists } from './lists.mjs';
import { parseBenchOptions } from './options.mjs';
import { startOf } from './own-suite.mjs';
import { loadSentence, machine, printEvents, printImport, printRequests, saveResults } from './report.mjs';
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
  try {
    const subject = await start('.local/bench-suite');
    const before = earlier ? await start('.local/bench-before', { start: await startOf(earlier) }) : undefined;
    const products = { subject, before };
    const imports = only.includes('import') ? await measureImports(step, subject, before, options.rows) : undefined;
    for (const one of subjects) {
      if (one.suppliers < options.rows)
        await step(`Importing up to ${options.rows.toLocaleString('en-US')} suppliers`, () =>
          one.importUpTo(options.rows),
        );
      await one.vacuum();
    }
    const requests = chosen(REQUEST_KEYS) ? await measureRequests(products, options, step) : [];
    const events = await measureEvents(products, options, step);
    const lists = await measureLists(products, options, step);
    const end = machine();
    if (requests.length + lists.length) printRequests([...requests, ...lists], commit);
    if (events.length) printEvents(events, commit);
    if (imports) printImport(imports, commit);
    console.log(
      `\n${options.rows.toLocaleString('en-US')} suppliers, ${CONNECTIONS} connections. ${loadSentence(begin, end)}`,
    );
    saveResults('requests', { options, machine: { begin, end }, requests, lists, events, imports });
  } finally {
    for (const one of subjects) await one.end();
  }
}
