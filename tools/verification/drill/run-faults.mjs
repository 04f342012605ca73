import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/figures.mjs';
import { checkEverything } from './check-everything.mjs';
import { Client } from './client.mjs';
import { findComposition } from './composition.mjs';
import { oneOfEach } from './faults.mjs';
import { Ledger } from './ledger.mjs';
import { Outcomes } from './outcomes.mjs';
import { REPLICAS, withSuite } from './own-suite.mjs';
import { seededRandom } from './random.mjs';
import { count, seconds, table } from './table.mjs';
import { writeAll } from './write-all.mjs';
import { Writer } from './writer.mjs';

const WRITES_PER_MINUTE = 1_000;
const DISK_MEGABYTES = 3_000;
const RECOVERY_MS = 120_000;
const RUNNING_REPORTS = 6;

/** @typedef {import('./own-suite.mjs').Terminal} Terminal */
/** @typedef {{ kind: string, begin: number, heldMs: number }} Injected */

/**
 * Writes at a fixed rate while faults of every kind follow each other in random order; then compares everything with what was
 * acknowledged.
 * @param {Terminal} terminal @param {Record<string, number | undefined>} numbers @param {Record<string, boolean>} switches
 * @returns {Promise<boolean>} whether every promise was kept
 */
export async function runFaults(terminal, numbers, { single, composition }) {
  const writes = Number(numbers.writes);
  const minutes = numbers.minutes ?? Math.max(1, writes / WRITES_PER_MINUTE);
  const seed = numbers.seed ?? Math.floor(Math.random() * 1_000_000);
  const options = { replicas: single ? undefined : REPLICAS, diskMegabytes: DISK_MEGABYTES };
  /** @param {import('../../suite.mjs').Suite} suite @param {string} [disk] @param {import('./faults.mjs').Site['wiped']} [wiped] */
  const drill = async (suite, disk, wiped) => {
    if (!disk && !composition) terminal.note('The disk is not filled: mounting a small one needs root.');
    console.log(
      `\n  ${count(writes)} writes over ${minutes} minutes, seed ${seed}, ${composition ? 'the composition' : single ? 'one of each process' : 'with replicas'}\n`,
    );
    const client = new Client(suite);
    const ledger = new Ledger();
    const outcomes = new Outcomes();
    try {
      await client.signIn();
      const tools = { client, ledger, outcomes };
      const since = performance.now();
      const writing = writeAll(tools, { writes, minutes, seed, signal: terminal.signal });
      const reporter = new Writer(tools, 'reports', seed);
      const requestReports = () => Promise.all(Array.from({ length: RUNNING_REPORTS }, () => reporter.requestReport()));
      const site = { suite, disk, wiped, random: seededRandom(seed), requestReports };
      const injected = await injectUntil(writing, site, tools, terminal);
      await writing;
      const tookMs = performance.now() - since;
      terminal.signal.throwIfAborted();
      console.log(`\n${windowTable(injected, outcomes)}\n`);
      console.log(`  ${count(ledger.writes)} writes acknowledged in ${seconds(tookMs)}, ${injected.length} faults\n`);
      return await checkEverything(suite, tools, terminal);
    } finally {
      client.close();
    }
  };
  if (!composition) return withSuite(terminal, options, drill);
  const { suite, wiped } = findComposition();
  return drill(suite, undefined, wiped);
}

/**
 * Injects faults until the writing ends.
 * @param {Promise<void>} writing @param {import('./faults.mjs').Site} site @param {import('./writer.mjs').Tools} tools @param {Terminal} terminal
 */
async function injectUntil(writing, site, { outcomes, ledger }, { signal, note }) {
  let ended = false;
  void writing.finally(() => (ended = true)).catch(() => undefined);
  const over = () => ended || signal.aborted;
  /** @type {Injected[]} */ const injected = [];
  while (!over()) {
    for (const { kind, run } of site.random.shuffle(oneOfEach(site))) {
      await pauseUntil(over, site.random.between(2_000, 6_000));
      if (over()) break;
      const begin = performance.now();
      note(`${new Date().toISOString().slice(11, 19)} ${kind}`);
      await run().catch((error) => ledger.surprises.push(`${kind}: ${error.message}`));
      const undone = performance.now();
      injected.push({ kind, begin, heldMs: undone - begin });
      const deadline = undone + RECOVERY_MS;
      while (!over() && !outcomes.allWell(undone) && performance.now() < deadline) await sleep(100);
      if (!over() && !outcomes.allWell(undone))
        ledger.surprises.push(`${kind}: no recovery within ${RECOVERY_MS / 1000} s`);
    }
  }
  return injected;
}

/** @param {() => boolean} over @param {number} ms */
async function pauseUntil(over, ms) {
  const until = performance.now() + ms;
  while (!over() && performance.now() < until) await sleep(100);
}

/** @param {Injected[]} injected @param {Outcomes} outcomes */
function windowTable(injected, outcomes) {
  const felt = injected.map(({ kind, begin, heldMs }, index) => ({
    kind,
    heldMs,
    ...outcomes.since(begin, injected[index + 1]?.begin ?? Infinity),
  }));
  const kinds = [...new Set(felt.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) => {
    const ones = felt.filter((one) => one.kind === kind);
    const middle = median(ones.map(({ windowMs }) => windowMs));
    const longest = (/** @type {(one: typeof ones[number]) => number} */ of) => seconds(Math.max(...ones.map(of)));
    const refused = ones.reduce((sum, one) => sum + one.refused, 0);
    return [
      kind,
      ones.length,
      longest((one) => one.heldMs),
      seconds(middle),
      longest((one) => one.windowMs),
      refused,
      longest((one) => one.slowestMs),
    ];
  });
  return table(['fault', 'times', 'held up to', 'window median', 'longest', 'refused', 'longest wait'], rows);
}
