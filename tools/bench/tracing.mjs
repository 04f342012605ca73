import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startOtlpReceiver } from '../otlp-receiver.mjs';
import { parseTracingOptions } from './options.mjs';
import { requestCases } from './request-cases.mjs';
import { CONNECTIONS, inTurns, readTurn, writeTurn } from './requests.mjs';
import { startSubject } from './subject.mjs';

const SUPPLIERS = 1000;
const CASES = ['get', 'create'];

/**
 * Prints the cost of tracing: suites with and without it, and of an earlier checkout, measured in turns.
 * @param {import('./own-suite.mjs').Step} step @param {string[]} args
 */
export async function runTracingBenchmark(step, args) {
  const { rounds, seconds, before } = parseTracingOptions(args);
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
    for (const key of CASES) {
      /** @type {Parameters<typeof inTurns>[0]} */ const sides = {};
      for (const [name, subject] of Object.entries(subjects)) {
        const { suppliers } = await subject.client.getJson('/api/suppliers?limit=1&offset=0');
        const one = requestCases(suppliers[0].id).find((candidate) => candidate.key === key);
        if (one) sides[name] = () => (one.writes ? writeTurn : readTurn)(subject, one.request, seconds);
      }
      print(key, await step(key, () => inTurns(sides, rounds)));
    }
  } finally {
    for (const subject of Object.values(subjects)) await subject.end();
    receiver.close();
  }
}

/** @param {string} checkout @returns {Promise<NonNullable<import('./own-suite.mjs').SuiteVariant['start']>>} */
async function importStart(checkout) {
  const { startSuite } = await import(pathToFileURL(join(resolve(checkout), 'tools', 'suite.mjs')).href);
  return startSuite;
}

/** @param {string} key @param {Awaited<ReturnType<typeof inTurns>>} turns */
function print(key, turns) {
  for (const [side, { perSecond, nodeMs, pgMs, cpuMsPerEvent, p50, failed }] of Object.entries(turns))
    console.log(
      [
        key.padEnd(8),
        side.padEnd(13),
        `${perSecond.toFixed(0)}/s`,
        `node ${nodeMs.toFixed(3)} ms`,
        `PostgreSQL ${pgMs.toFixed(3)} ms`,
        ...(cpuMsPerEvent ? [`all ${cpuMsPerEvent.toFixed(3)} ms`] : []),
        `p50 ${p50.toFixed(2)} ms`,
        ...(failed ? [`${failed} failed`] : []),
      ].join('  '),
    );
}
