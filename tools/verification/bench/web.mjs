import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { chromiumPath } from '../../infrastructure/chromium.mjs';
import { generateLoad } from '../load-generate/generate-load.mjs';
import { OperatorError } from '../../operator-error.mjs';
import { repoRoot } from '../../paths.mjs';
import { seed } from '../../seed.mjs';
import { installProject } from '../../setup/dependencies.mjs';
import { addFiles } from './list-data.mjs';
import { ownSuite } from './own-suite.mjs';

/** @typedef {<T>(label: string, work: () => Promise<T>) => Promise<T>} Step */
/** @typedef {{ url: string, password: string, end: () => Promise<void> }} Subject */

/** The parts in e2e/bench in their order. Those that need much data run only when named. */
const PARTS = ['lighthouse', 'routes', 'load', 'first-load', 'single-bundle'];
const AT_SCALE = ['million', 'fsvp-files'];
/** Fewer rows with BENCH_SCALE, for a quick run. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const MILLION = {
  suppliers: 100_000 * SCALE,
  inspections: 1_000_000 * SCALE,
  verifications: 100_000 * SCALE,
  actions: 100_000 * SCALE,
  seed: 1,
};
const FILES = 50_000 * SCALE;

/**
 * Measures the pages in Chromium with e2e/bench, in a new suite with the sample data or in the one at BENCH_URL.
 * @param {Step} step @param {string[]} args
 */
export async function runWebBenchmark(step, args) {
  const parts = partsOf(args);
  const subject = await (process.env.BENCH_URL ? running(process.env.BENCH_URL) : own(step, parts));
  try {
    await measurePages(subject, parts);
  } finally {
    await subject.end();
  }
}

/**
 * Prints the figures of some parts in e2e/bench.
 * @param {{ url: string, password: string }} subject @param {string[]} parts
 */
async function measurePages({ url, password }, parts) {
  const env = {
    ...process.env,
    BENCH_URL: url,
    BENCH_PASSWORD: password,
    CHROMIUM_PATH: await chromiumPath(),
    ...(parts.includes('lighthouse') && {
      BENCH_LIGHTHOUSE: await installProject(join('e2e', 'bench', 'lighthouse'), 'Installing Lighthouse'),
    }),
  };
  const child = spawn(process.execPath, [join(repoRoot, 'e2e', 'bench', 'web.mjs'), ...parts], {
    stdio: 'inherit',
    env,
  });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new OperatorError('The measurement of the pages failed.');
}

/** @param {string[]} args */
function partsOf(args) {
  const named = args.map((arg) => arg.replace(/^--/, ''));
  const all = [...PARTS, ...AT_SCALE];
  const unknown = named.find((part) => !all.includes(part));
  if (unknown)
    throw new OperatorError(
      `npm run bench:web has no option '${unknown}'. Use --${all.join(', --')}; without options all but the last two run.`,
    );
  return named.length > 0 ? named : PARTS;
}

/** @param {string} url @returns {Promise<Subject>} */
async function running(url) {
  const password = process.env.BENCH_PASSWORD;
  if (!password) throw new OperatorError('BENCH_URL names a suite: give its password in BENCH_PASSWORD.');
  return { url: url.replace(/\/$/, ''), password, end: async () => undefined };
}

/** @param {Step} step @param {string[]} parts @returns {Promise<Subject>} */
async function own(step, parts) {
  const { suite, end } = await ownSuite('.local/bench-web', step, async (suite) => {
    const { url, password, databaseUrls, program } = suite;
    await step('Loading the sample data', () => seed({ url, password, full: false, databaseUrls, program }));
    if (parts.includes('million')) await generateLoad(databaseUrls, MILLION, step);
    if (parts.includes('fsvp-files')) await step('FSVP files, judged', () => addFiles(suite, FILES));
  });
  return { url: suite.url, password: suite.password, end };
}
