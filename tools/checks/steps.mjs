import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../infrastructure/chromium.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { ensureBuilt, nxEnvironment } from '../setup/build.mjs';
import { startSuite } from '../suite.mjs';
import { shareTestInfrastructure } from '../test-infrastructure.mjs';
import { jestFailures, playwrightFailures } from './failures.mjs';
import { jestOutcome, playwrightOutcome } from './outcome.mjs';
import { readReport, runCheck } from './run.mjs';
import { jestTimings, playwrightTimings } from './slowest.mjs';
import { writeTypePrograms } from './type-programs.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./slowest.mjs').Timing} Timing */

/**
 * @typedef {object} StepContext
 * @property {boolean} long the long lane
 * @property {import('./affected.mjs').Affected | null} affected null for everything
 * @property {AbortSignal} signal of an interrupted run
 * @property {(stop: () => Promise<void>) => void} onStarted registers what must be stopped when the run is interrupted
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} timed adds the time of a set-up step to the table
 */
/** @typedef {(context: StepContext) => Promise<Outcome & { timings?: Timing[], failures?: import('./failures.mjs').Failure[] }>} Step */

const tool = (/** @type {string} */ path) => join(repoRoot, 'node_modules', path);
const reports = homeDir('.local/test-results');
/** @param {boolean} ok @returns {Outcome} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** @param {string} name */
function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs commands one after the other in the background, and shows what they printed when all have ended.
 * @param {string} name @param {string[][]} commands arguments of node @returns {Promise<Outcome>}
 */
async function inBackground(name, commands) {
  const log = reportFile(`${name}.log`);
  let ok = true;
  let output = '';
  for (const args of commands) {
    ok = (await runCheck(process.execPath, args, { env: nxEnvironment(), log })) && ok;
    output += readFileSync(log, 'utf8');
  }
  console.log(`\n=== ${name}: ${ok ? 'passed' : 'failed'}\n${output}`.trimEnd());
  return one(ok);
}

const nxAffected = (/** @type {string} */ target, /** @type {string} */ base) => [
  [tool('nx/dist/bin/nx.js'), 'affected', '-t', target, `--base=${base}`, '--outputStyle=static'],
];

/** @type {Step} */
const lint = ({ affected }) => {
  const cache = ['--cache', '--cache-location', join('.local', 'cache', 'eslint')];
  const eslint = [tool('eslint/bin/eslint.js'), '.', ...cache, '--max-warnings', '0'];
  const prettier = [
    tool('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '**/*.{cjs,css,html,js,json,md,mjs,ts,tsx,yml}',
  ];
  return inBackground('lint', [...(affected ? nxAffected('lint', affected.base) : [eslint]), prettier]);
};

/** @type {Step} */
const types = ({ affected }) =>
  inBackground(
    'types',
    affected
      ? nxAffected('typecheck', affected.base)
      : writeTypePrograms().map((file) => [tool('typescript-native/bin/tsc'), '--noEmit', '-p', file]),
  );

/** @type {Step} */
async function build({ signal, timed }) {
  await timed('build', () => ensureBuilt(signal));
  return one(true);
}

/** @type {Step} */
async function unit({ long, affected, timed }) {
  if (affected?.folders.length === 0) return { passed: 0, failed: 0 };
  const file = reportFile('jest.json');
  const { addresses, release } = await timed('start the test infrastructure', shareTestInfrastructure);
  try {
    const args = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // Loading modules creates objects that outlive a young generation of the default size: collecting it costs 4% of the time.
      '--max-semi-space-size=64',
      tool('jest/bin/jest.js'),
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...(long || affected ? ['--passWithNoTests'] : []),
      ...(affected?.folders ?? []).map((folder) => `^${join(repoRoot, folder)}/`),
    ];
    const ok = await runCheck(process.execPath, args, { env: { ...nxEnvironment(), ...lane(long), ...addresses } });
    const report = readReport(file);
    return { ...jestOutcome(report, ok), timings: jestTimings(report), failures: jestFailures(report) };
  } finally {
    release();
  }
}

/** @type {Step} */
async function e2e({ long, affected, signal, onStarted, timed }) {
  if (affected && !affected.folders.includes('e2e')) return { passed: 0, failed: 0 };
  const home = homeDir('.local/e2e');
  const file = reportFile('playwright.json');
  rmSync(home, { recursive: true, force: true });
  await ensureBuilt(signal);
  const chromium = await timed('find or install Chromium', chromiumPath);
  const suite = await timed('start the suite', () =>
    startSuite({ home, durable: false, signal, note: (text) => console.log(`  ${text}`) }),
  );
  onStarted(suite.stop);
  try {
    const args = [tool('@playwright/test/cli.js'), 'test', '--reporter=line,json'];
    if (long) args.push('--pass-with-no-tests');
    const ok = await runCheck(process.execPath, args, {
      cwd: join(repoRoot, 'e2e'),
      env: {
        ...process.env,
        ...lane(long),
        CHROMIUM_PATH: chromium,
        E2E_URL: suite.url,
        E2E_PASSWORD: suite.password,
        E2E_HOME: home,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    });
    const report = readReport(file);
    return {
      ...playwrightOutcome(report, ok, { mayBeEmpty: long }),
      timings: playwrightTimings(report),
      failures: playwrightFailures(report),
    };
  } finally {
    await timed('stop the suite', suite.stop);
  }
}

const lane = (/** @type {boolean} */ long) => ({ TEST_LANE: long ? 'long' : '' });

/** @type {Record<import('./arguments.mjs').StepName, Step>} */
export const steps = { lint, types, build, unit, e2e };
