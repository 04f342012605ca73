import { startOtlpReceiver } from '../otlp-receiver.mjs';
import { median, medians } from './figures.mjs';
import { parseTracingOptions } from './options.mjs';
import { summarize } from './measure.mjs';
import { newSearches } from './new-searches.mjs';
import { requestCases } from './request-cases.mjs';
import { CONNECTIONS, inTurns } from './turns.mjs';
import { startOf } from './own-suite.mjs';
import { cpuSince, startSubject } from './subject.mjs';

const SUPPLIERS = 1000;
/** Requests of a turn, and before the first one, so that the compiler has optimized the code. */
const CASES = { get: { count: 4000, warmUp: 12_000 }, create: { count: 800, warmUp: 3000 } };

/** @typedef {Awaited<ReturnType<typeof takeTurn>>} Turn */
/** @typedef {Record<string, Record<string, Turn[]>>} Turns of each case and side */

/**
 * Prints the cost of tracing: suites with and without it, and of an earlier checkout, measured in turns. Two suites without it tell how much two
 * starts of the same differ, which is more than what tracing costs: so there are several starts.
 * @param {import('./own-suite.mjs').Step} step @param {string[]} args
 */
export async function runTracingBenchmark(step, args) {
  const { starts, rounds, before } = parseTracingOptions(args);
  const receiver = await startOtlpReceiver();
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  };
  /** @type {[string, import('./own-suite.mjs').SuiteVariant][]} */ const variants = [
    ['off', {}],
    ['5 %', { env: traced }],
    ['off again', {}],
  ];
  if (before) variants.push(['before', { start: await startOf(before) }]);
  /** @type {Turns[]} */ const all = [];
  try {
    for (let start = 1; start <= starts; start += 1) {
      console.log(`\nStart ${start} of ${starts}`);
      const turns = await measureStart(step, start % 2 ? variants : variants.toReversed(), rounds);
      all.push(turns);
      for (const [key, sides] of Object.entries(turns)) print(key, sides);
    }
  } finally {
    receiver.close();
  }
  console.log('');
  for (const key of Object.keys(CASES))
    for (const [side] of variants.slice(1))
      for (const figure of /** @type {const} */ (['perSecond', 'nodeMs'])) printRatios(key, side, figure, all);
}

/**
 * Starts one suite for each side and measures them in turns.
 * @param {import('./own-suite.mjs').Step} step @param {[string, import('./own-suite.mjs').SuiteVariant][]} variants @param {number} rounds
 * @returns {Promise<Turns>}
 */
async function measureStart(step, variants, rounds) {
  /** @type {Record<string, import('./subject.mjs').Subject>} */ const subjects = {};
  /** @type {Turns} */ const measured = {};
  try {
    for (const [name, variant] of variants)
      subjects[name] = await step(`A suite: ${name}`, () =>
        startSubject(
          (_, work) => work(),
          {
            suppliers: SUPPLIERS,
            connections: CONNECTIONS,
            home: `.local/bench-tracing-${Object.keys(subjects).length}`,
          },
          variant,
        ),
      );
    for (const [key, { count, warmUp }] of Object.entries(CASES)) {
      /** @type {Record<string, Turn[]>} */ const turns = (measured[key] = {});
      /** @type {Parameters<typeof inTurns>[0]} */ const sides = {};
      for (const [name, subject] of Object.entries(subjects)) {
        const { suppliers } = await subject.client.getJson('/api/suppliers?limit=1&offset=0');
        const [{ id, name: supplierName }] = suppliers;
        const one = requestCases(id, newSearches([supplierName])).find((candidate) => candidate.key === key);
        if (!one) continue;
        await step(`${key}: warming up ${name}`, () => takeTurn(subject, one, warmUp));
        sides[name] = async () => {
          const turn = await takeTurn(subject, one, count);
          (turns[name] ??= []).push(turn);
          return turn;
        };
      }
      await step(key, () => inTurns(sides, rounds));
    }
    return measured;
  } finally {
    for (const subject of Object.values(subjects)) await subject.end();
  }
}

/**
 * A number of requests, not a time: the slower side would have fewer, and a larger share of what runs anyway.
 * @param {import('./subject.mjs').Subject} subject @param {import('./request-cases.mjs').RequestCase} one @param {number} count
 */
async function takeTurn({ client, cpu, progress }, { request, kind }, count) {
  const before = cpu();
  const since = performance.now();
  let left = count;
  let failed = 0;
  /** @type {number[]} */ const latencies = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        const sent = performance.now();
        await request(client).catch(() => (failed += 1));
        latencies.push(performance.now() - sent);
      }
    }),
  );
  if (kind === 'writing') await progress.handled();
  const used = cpuSince(before, cpu());
  const { p50, p95 } = summarize(latencies, { seconds: 1, failed });
  const perSecond = (count / (performance.now() - since)) * 1000;
  return { perSecond, p50, p95, failed, nodeMs: used.node / count, pgMs: used.postgres / count };
}

/** @param {string} key @param {Record<string, Turn[]>} sides medians of the rounds */
function print(key, sides) {
  for (const [side, turns] of Object.entries(sides)) {
    const { perSecond, nodeMs, pgMs, p50 } = medians(turns);
    const failed = turns.reduce((sum, turn) => sum + turn.failed, 0);
    console.log(
      [
        key.padEnd(8),
        side.padEnd(13),
        `${perSecond.toFixed(0)}/s`,
        `node ${nodeMs.toFixed(3)} ms`,
        `PostgreSQL ${pgMs.toFixed(3)} ms`,
        `p50 ${p50.toFixed(2)} ms`,
        ...(failed ? [`${failed} failed`] : []),
      ].join('  '),
    );
  }
}

/**
 * What one side has in relation to the other: of each start the median of its rounds, and the mean of the starts.
 * @param {string} key @param {string} side @param {'perSecond' | 'nodeMs'} figure @param {readonly Turns[]} starts
 */
function printRatios(key, side, figure, starts) {
  const ratios = starts.map((turns) => {
    const { [side]: own = [], off = [] } = turns[key] ?? {};
    return median(own.map((turn, round) => turn[figure] / Number(off[round]?.[figure])));
  });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  console.log(`${key}, ${side} : off, ${figure}: ${mean.toFixed(3)} (${each})`);
}
