import { EVENT_KEYS, measureDelivery, measureRelay } from './event-cases.mjs';
import { line } from './line.mjs';
import { parseBenchOptions } from './options.mjs';
import { findPgbench } from './pgbench.mjs';
import { readResults } from './compare.mjs';
import { finish, machine, printRequests } from './report.mjs';
import { REQUEST_KEYS } from './request-cases.mjs';
import { CONNECTIONS, measureRequests } from './requests.mjs';
import { costsAt } from './scale.mjs';
import { cpuSum, startSubject } from './subject.mjs';

/** @typedef {import('./own-suite.mjs').Step} Step */

const grouped = (/** @type {number} */ number) => Math.round(number).toLocaleString('en-US');

/**
 * The API calls of a new suite beside pgbench and a bare gateway and service, and the way of its events.
 * @param {Step} step @param {string[]} args
 */
export async function runBenchmark(step, args) {
  const options = parseBenchOptions(args, [...REQUEST_KEYS, ...EVENT_KEYS]);
  if (options.compare) readResults(options.compare);
  const pgbench = findPgbench();
  const started = machine();
  const [smallest = 1_000] = options.rows;
  const plan = { suppliers: smallest, connections: CONNECTIONS, home: '.local/bench-suite' };
  // Peers have the log level that they are shipped with; beside them, so has the product.
  const subject = await startSubject(step, plan, options.peer ? { env: { LOG_LEVEL: 'info' } } : {});
  const results = [];
  const growth = [];
  try {
    let imported;
    for (const suppliers of options.rows) {
      if (suppliers > subject.suppliers)
        imported = await step(`Importing up to ${grouped(suppliers)} suppliers`, () => subject.importUpTo(suppliers));
      await step('Vacuum, and until nothing else runs', subject.vacuum);
      const measured = await measureRequests(subject, options, pgbench, step);
      printRequests(measured);
      results.push(...measured);
      if (options.growth) growth.push(await costsAt(subject.client, suppliers));
    }
    results.push(...(await measureEvents(subject, options, step, imported, results)));
    if (growth.length) printGrowth(options.rows, growth);
    finish('requests', { options, startedOn: started }, results, options.compare);
  } finally {
    await subject.end();
  }
}

/**
 * @param {import('./subject.mjs').Subject} subject @param {import('./options.mjs').BenchOptions} options @param {Step} step
 * @param {Awaited<ReturnType<import('./subject.mjs').Subject['importUpTo']>> | undefined} imported
 * @param {Awaited<ReturnType<typeof measureRequests>>} requests
 */
async function measureEvents(subject, options, step, imported, requests) {
  const { suppliers: rows } = subject;
  const create = requests.find((one) => one.key === 'create' && one.rows === rows);
  const pgbench = /** @type {{ pgbench?: import('./requests.mjs').Turn } | undefined} */ (create)?.pgbench;
  // Event rates as a ratio to the creates of pgbench, and a latency as a ratio to theirs, so that runs can be compared.
  const rateRatio = (/** @type {number} */ perSecond) => perSecond / Number(pgbench?.perSecond);
  const results = [];
  if (options.only.includes('relay')) {
    const relay = await step('Relaying waiting events', () => measureRelay(subject, options));
    const title = `${grouped(relay.events)} waiting events`;
    console.log(
      `\n${title}: ${grouped(relay.publishedPerSecond)}/s until published; ${grouped(relay.handledPerSecond)}/s until all consumers have handled them ` +
        `(${relay.seconds.toFixed(1)} s); CPU per event ${relay.cpuMsPerEvent.toFixed(2)} ms`,
    );
    results.push({ key: 'relay', title, rows, ratio: rateRatio(relay.handledPerSecond), ...relay });
  }
  if (options.only.includes('delivery')) {
    const delivery = await step('Writing 50 times per second', () =>
      measureDelivery(subject, { seconds: options.seconds * options.rounds }),
    );
    const title = 'one event, to all read models';
    console.log(
      `\n${title}, at 50 writes/s: p50 ${delivery.p50} ms, p99 ${delivery.p99} ms (${delivery.events} events)`,
    );
    results.push({ key: 'delivery', title, rows, ratio: Number(pgbench?.p50) / delivery.p50, ...delivery });
  }
  if (options.only.includes('import') && imported) {
    const title = `import of ${grouped(imported.created)} rows`;
    const seconds = (/** @type {number} */ time) => (time / 1000).toFixed(1);
    console.log(
      `\n${title}: answered after ${seconds(imported.answered)} s, published after ${seconds(imported.published)} s, handled by all consumers after ` +
        `${seconds(imported.handled)} s; CPU per row ${(cpuSum(imported.cpu) / imported.created).toFixed(2)} ms`,
    );
    results.push({
      key: 'import',
      title,
      rows,
      ratio: rateRatio((imported.created / imported.handled) * 1000),
      ...imported,
    });
  }
  return results;
}

/** @param {number[]} sizes @param {Map<string, number>[]} costs p50 in ms */
function printGrowth(sizes, costs) {
  console.log('\nOne client, p50 in ms\n');
  console.log(line(['call', ...sizes.map((size) => `of ${grouped(size)}`)]));
  for (const title of costs[0]?.keys() ?? [])
    console.log(line([title, ...costs.map((at) => Number(at.get(title)).toFixed(1))]));
}
