import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { cpuSum, resultsFolder } from './subject.mjs';

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
export const ms = (/** @type {number} */ value) =>
  Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const ratio = (/** @type {number} */ value) => (Number.isFinite(value) ? value.toFixed(2) : '-');
const seconds = (/** @type {number} */ value) => value.toFixed(1);

/** A table in Markdown: text on the left, figures on the right. @param {string[]} heads @param {string[][]} rows */
export function markdown(heads, rows) {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const row = (/** @type {string[]} */ cells) =>
    `| ${widths.map((width, column) => (column ? (cells[column] ?? '').padStart(width) : (cells[column] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [row(heads), rule, ...rows.map(row)].join('\n');
}

/** The state of the machine, which figures depend on. */
export const machine = () => ({
  processors: cpus().map(({ model }) => model),
  load: loadavg(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});

/** @param {ReturnType<typeof machine>} begin @param {ReturnType<typeof machine>} end */
export const loadSentence = (begin, end) =>
  `Node ${end.node}, ${end.processors.length} processors; load of the last minute ${begin.load[0]?.toFixed(1)} before, ${end.load[0]?.toFixed(1)} at the end.`;

/**
 * @typedef {object} Results
 * @property {import('./requests.mjs').Result[]} requests @property {import('./lists.mjs').ListResult[]} lists
 * @property {Awaited<ReturnType<typeof import('./event-cases.mjs').measureEvents>>} events
 * @property {Awaited<ReturnType<typeof import('./import-case.mjs').measureImports>>} imports
 */

/** Prints and saves the results. @param {{ options: import('./options.mjs').BenchOptions, begin: ReturnType<typeof machine>, results: Partial<Results> }} run */
export function report({ options, begin, results }) {
  const { requests = [], lists = [], events = [], imports } = results;
  const end = machine();
  if (requests.length + lists.length) printRequests([...requests, ...lists], options.before);
  if (events.length) printEvents(events, options.before);
  if (imports) printImport(imports, options.before);
  console.log(
    `\n${whole(options.rows)} suppliers, ${options.rounds} turns of ${options.seconds} s. ${loadSentence(begin, end)}`,
  );
  saveResults('requests', { options, machine: { begin, end }, ...results });
}

const PEER_COLUMNS = { pgbench: 'pgbench', spike: 'bare Nest', directus: 'Directus', cached: 'Directus, cache' };

/**
 * How many times as fast the product is as the others: more requests in a second, or a shorter time where one client asks after each change.
 * @param {readonly (import('./requests.mjs').Result & { rows?: number })[]} results @param {string | undefined} commit
 */
function printRequests(results, commit) {
  const others = [...(commit ? ['before'] : []), ...Object.keys(PEER_COLUMNS)].filter((side) =>
    results.some(({ turns }) => turns[side]),
  );
  const heads = others.map((side) =>
    side === 'before' ? `of ${commit}` : (/** @type {Record<string, string>} */ (PEER_COLUMNS)[side] ?? side),
  );
  console.log('\nThe product, and how many times as fast it is as the others; times in ms, CPU of a request\n');
  console.log(
    markdown(
      [
        'case',
        'product',
        ...heads,
        'p50',
        'p95',
        'CPU: Node',
        'PostgreSQL',
        ...(commit ? [`CPU, ${commit} : product`] : []),
        'failed',
      ],
      results.map(({ title, rows, kind, turns }) => {
        const { product, before } = turns;
        if (!product) return [title];
        const cpu = (/** @type {import('./turns.mjs').Turn} */ { nodeMs, pgMs }) => nodeMs + pgMs;
        const beside = (/** @type {import('./turns.mjs').Turn | undefined} */ turn) => {
          if (!turn) return '';
          // Their goals are times.
          if (kind === 'changed') return `${ratio(turn.p50 / product.p50)} (${ms(turn.p50)})`;
          return ratio(product.perSecond / turn.perSecond);
        };
        const failed = Object.entries(turns).filter(([, turn]) => turn.failed);
        return [
          rows ? `${title}, of ${whole(rows)}` : title,
          kind === 'changed' ? `${ms(product.p50)} ms` : `${whole(product.perSecond)}/s`,
          ...others.map((side) => beside(turns[side])),
          ...[product.p50, product.p95, product.nodeMs, product.pgMs].map(ms),
          ...(commit ? [before ? ratio(cpu(before) / cpu(product)) : ''] : []),
          failed.map(([side, turn]) => `${side} ${turn.failed}`).join(', ') || '0',
        ];
      }),
    ),
  );
}

/**
 * @param {{ title: string, unit: string, product: Record<string, number>, before?: Record<string, number> }[]} results @param {string | undefined} commit
 */
function printEvents(results, commit) {
  const better = (/** @type {string} */ unit, /** @type {number} */ now, /** @type {number} */ then) =>
    ratio(unit === 'ms' ? then / now : now / then);
  console.log(
    `\n${markdown(
      ['events', 'product', ...(commit ? [`of ${commit}`] : [])],
      results.flatMap(({ title, unit, product, before }) =>
        Object.entries(product).map(([name, value]) => [
          `${title}, ${name}`,
          `${unit === 'ms' ? ms(value) : whole(value)} ${unit}`,
          ...(before ? [better(unit, value, Number(before[name]))] : []),
        ]),
      ),
    )}`,
  );
}

/**
 * An import beside the earlier build and the plain SQL that does the same.
 * @param {Awaited<ReturnType<typeof import('./import-case.mjs').measureImports>>} imports @param {string | undefined} commit
 */
function printImport({ product, before, limit }, commit) {
  const beside = (/** @type {import('./import-case.mjs').Import} */ one) => [
    seconds(one.answered),
    seconds(one.published),
    seconds(one.seconds),
    ratio(one.seconds / limit.seconds),
    seconds(one.cpuSeconds),
    ratio(one.cpuSeconds / limit.cpuSeconds),
    `${ms(one.p95)} : ${ms(one.quietP95)}`,
    `${whole(one.peakMb)} : ${whole(one.quietMb)}`,
  ];
  const heads = [
    'answered',
    'published',
    'every read model',
    ': SQL',
    'CPU',
    ': SQL',
    'p95 of a list, during : quiet, ms',
    'svc-suppliers, peak : quiet, MB',
  ];
  console.log(`\n${whole(product.created)} suppliers imported; s\n`);
  console.log(
    markdown(
      ['import', ...heads],
      [
        ['product', ...beside(product)],
        ...(before
          ? [
              [String(commit), ...beside(before)],
              [`${commit} : product`, ...saved(before, product)],
            ]
          : []),
        ['plain SQL', '', '', seconds(limit.seconds), '', seconds(limit.cpuSeconds)],
      ],
    ),
  );
  const { node, postgres, nats } = product.cpu;
  console.log(
    `\nCPU of the product: Node ${seconds(node / 1000)}, PostgreSQL ${seconds(postgres / 1000)}, NATS ${seconds(nats / 1000)} s. Failed requests of the other client: ${product.failed}.` +
      `\nThe plain SQL wrote ${limit.tables.join(', ')}.`,
  );
}

/** @param {import('./import-case.mjs').Import} before @param {import('./import-case.mjs').Import} product */
const saved = (before, product) => [
  ratio(before.answered / product.answered),
  ratio(before.published / product.published),
  ratio(before.seconds / product.seconds),
  '',
  ratio(cpuSum(before.cpu) / cpuSum(product.cpu)),
];

/** Writes the results beside the output. @param {string} name @param {object} results */
export function saveResults(name, results) {
  mkdirSync(resultsFolder, { recursive: true });
  const time = new Date().toISOString();
  const file = join(resultsFolder, `${name}-${time.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ time, commit: commit(), ...results }, null, 2)}\n`);
  console.log(`\nResults: ${file}`);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repoRoot, encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
