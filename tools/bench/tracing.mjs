import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startOtlpReceiver } from '../otlp-receiver.mjs';
import { percentile } from './figures.mjs';
import { parseTracingOptions } from './options.mjs';
import { summarize } from './measure.mjs';
import { requestCases } from './request-cases.mjs';
import { CONNECTIONS, inTurns } from './requests.mjs';
import { cpuSince, startSubject } from './subject.mjs';

const SUPPLIERS = 1000;
/** Requests of a turn, and before the first one, so that the compiler has optimized the code. */
const CASES = { get: { count: 4000, warmUp: 12_000 }, create: { count: 800, warmUp: 3000 } };

/**
 * Prints the cost of tracing: suites with and without it, and of an earlier checkout, measured in turns.
 * @param {import('./own-suite.mjs').Step} step @param {string[]} args
 */
export async function runTracingBenchmark(step, args) {
  const { rounds, before } = parseTracingOptions(args);
  const receiver = await startOtlpReceiver();
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  };
  /** @type {Record<string, import('./own-suite.mjs').SuiteVariant>} */ const variants = {
    ...(before && { before: { start: await importStart(before) } }),
    off: {},
    '5 %': { env: traced },
  };
  /** @type {Record<string, import('./subject.mjs').Subject>} */ const subjects = {};
  try {
    for (const [name, variant] of Object.entries(variants))
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
      /** @type {Parameters<typeof inTurns>[0]} */ const sides = {};
      /** @type {Record<string, Awaited<ReturnType<typeof takeTurn>>[]>} */ const turns = {};
      for (const [name, subject] of Object.entries(subjects)) {
        const { suppliers } = await subject.client.getJson('/api/suppliers?limit=1&offset=0');
        const one = requestCases(suppliers[0].id).find((candidate) => candidate.key === key);
        if (!one) continue;
        await step(`${key}: warming up ${name}`, () => takeTurn(subject, one, warmUp));
        sides[name] = async () => {
          const turn = await takeTurn(subject, one, count);
          (turns[name] ??= []).push(turn);
          return turn;
        };
      }
      print(key, await step(key, () => inTurns(sides, rounds)));
      for (const name of Object.keys(sides).filter((side) => side !== 'off'))
        for (const figure of /** @type {const} */ (['perSecond', 'nodeMs']))
          printRatios(`${key}, ${name} : off, ${figure}`, turns[name] ?? [], turns.off ?? [], figure);
    }
  } finally {
    for (const subject of Object.values(subjects)) await subject.end();
    receiver.close();
  }
}

/**
 * A number of requests, not a time: the slower side would have fewer, and a larger share of what runs anyway.
 * @param {import('./subject.mjs').Subject} subject @param {import('./request-cases.mjs').RequestCase} one @param {number} count
 */
async function takeTurn({ client, cpu, progress }, { request, writes }, count) {
  const position = writes ? await progress.position() : 0;
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
  if (writes) await progress.handled(position + count - failed);
  const used = cpuSince(before, cpu());
  const { p50, p99 } = summarize(latencies, { seconds: 1, failed });
  const perSecond = (count / (performance.now() - since)) * 1000;
  return { perSecond, p50, p99, failed, nodeMs: used.node / count, pgMs: used.postgres / count };
}

/** @param {string} checkout @returns {Promise<NonNullable<import('./own-suite.mjs').SuiteVariant['start']>>} */
async function importStart(checkout) {
  const { startSuite } = await import(pathToFileURL(join(resolve(checkout), 'tools', 'suite.mjs')).href);
  return startSuite;
}

/** @param {string} key @param {Awaited<ReturnType<typeof inTurns>>} turns */
function print(key, turns) {
  for (const [side, { perSecond, nodeMs, pgMs, p50, failed }] of Object.entries(turns))
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

/**
 * What one side has in relation to the turn of the other side in the same round: half of the rounds are between the quartiles.
 * @template {string} F
 * @param {string} title @param {Record<F, number>[]} side @param {Record<F, number>[]} base @param {F} figure
 */
function printRatios(title, side, base, figure) {
  const ratios = side.map((turn, round) => turn[figure] / Number(base[round]?.[figure])).sort((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => percentile(ratios, share).toFixed(2));
  console.log(`${title}: ${median}, quartiles ${low} and ${high}, ${ratios.length} rounds`);
}
