import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { compareResults, readResults } from './compare.mjs';
import { line } from './line.mjs';
import { resultsFolder } from './subject.mjs';

/** @typedef {import('./requests.mjs').Turn} Turn */

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
const ms = (/** @type {number} */ value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

export function machine() {
  const { platform, arch, version } = process;
  return {
    processors: cpus().map(({ model }) => model),
    load: loadavg(),
    node: version,
    platform: `${platform} ${arch}`,
  };
}

/** @param {Awaited<ReturnType<typeof import('./requests.mjs').measureRequests>>} results */
export function printRequests(results) {
  if (!results.length) return;
  console.log(
    `\n${whole(Number(results[0]?.rows))} suppliers, 8 connections; requests/s; CPU per request and latency in ms\n`,
  );
  console.log(
    line(['case', 'product', 'pgbench', 'ratio', 'spike', 'ratio', 'node CPU', 'PG CPU', 'p50', 'p99', 'failed']),
  );
  for (const result of results) {
    const { product, pgbench, spike, counting, directus, directusCached } = /** @type {Record<string, Turn>} */ (
      /** @type {unknown} */ (result)
    );
    if (!product || !pgbench || !spike) continue;
    console.log(
      line([
        result.title,
        whole(product.eventsPerSecond ?? product.perSecond),
        whole(pgbench.perSecond),
        result.ratio.toFixed(3),
        whole(spike.perSecond),
        result.ratioToSpike.toFixed(3),
        ...[product.nodeMs, product.pgMs, product.p50, product.p99].map(ms),
        String(product.failed + pgbench.failed + spike.failed),
      ]),
    );
    if (counting)
      console.log(
        line([
          '  pgbench when it counts each time',
          '',
          whole(counting.perSecond),
          (product.perSecond / counting.perSecond).toFixed(3),
        ]),
      );
    if (directus) printPeer('Directus', directus, result.ratioToDirectus);
    if (directusCached) printPeer('Directus with its cache', directusCached, result.ratioToDirectusCached);
    if (product.eventsPerSecond !== undefined)
      console.log(
        `  answered ${whole(product.perSecond)}/s; CPU per event with all its consumers ${ms(Number(product.cpuMsPerEvent))} ms`,
      );
  }
}

/** @param {string} name @param {Turn} turn @param {number | undefined} ratio */
function printPeer(name, { perSecond, nodeMs, pgMs, p50, p99, failed }, ratio) {
  console.log(
    `  ${name} ${whole(perSecond)}/s: the product is ${Number(ratio).toFixed(1)} times as fast; its CPU ${ms(nodeMs)} and ${ms(pgMs)} ms, p50 ${ms(p50)}, p99 ${ms(p99)}, failed ${failed}`,
  );
}

/**
 * Writes the results beside the output, and marks what got slower than in an earlier run.
 * @param {string} name @param {object} run @param {import('./compare.mjs').Compared[]} results @param {string | undefined} compareWith
 */
export function finish(name, run, results, compareWith) {
  mkdirSync(resultsFolder, { recursive: true });
  const time = new Date().toISOString();
  const file = join(resultsFolder, `${name}-${time.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ time, commit: commit(), machine: machine(), ...run, results }, null, 2)}\n`);
  if (compareWith) {
    console.log(`\nRatio to pgbench, compared with ${compareWith}\n`);
    console.log(line(['case', 'rows', 'before', 'now']));
    for (const { title, rows, before, now, slower } of compareResults(readResults(compareWith), results))
      console.log(`${line([title, whole(rows), before.toFixed(3), now.toFixed(3)])}${slower ? '  slower' : ''}`);
  }
  console.log(`\nResults: ${file}`);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repoRoot, encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
