import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../infrastructure/chromium.mjs';
import { homeDir, repoRoot } from '../../paths.mjs';
import { ensureBuilt, nxEnvironment } from '../../setup/build.mjs';
import { startSuite } from '../../suite.mjs';
import { clearHome } from '../../supervisor/pid-files.mjs';
import { shareTestInfrastructure } from '../test-infrastructure.mjs';
import { jestTests } from './jest.mjs';
import { playwrightTests } from './playwright.mjs';
import { runWithRepeat } from './repeat.mjs';
import { newReport, runCheck, tool } from './run.mjs';
import { writeTypePrograms } from './type-programs.mjs';

/** @typedef {import('./outcome.mjs').TestOutcome} TestOutcome */

/**
 * @typedef {object} StepContext
 * @property {boolean} long the long lane
 * @property {import('./affected.mjs').Affected | null} affected null for everything
 * @property {AbortSignal} signal of an interrupted run
 * @property {(stop: () => Promise<void>) => void} onStarted registers what must be stopped when the run is interrupted
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} timed adds the time of a set-up step to the table
 */
/** @typedef {(context: StepContext) => Promise<TestOutcome>} Step */

/** @type {TestOutcome} */
const nothing = { passed: 0, failed: 0, failures: [], flaky: [], timings: [] };
const passed = { ...nothing, passed: 1 };
export const failed = { ...nothing, failed: 1 };

/**
 * Runs commands one after the other in the background, and shows what they printed when all have ended.
 * @param {string} name @param {string[][]} commands arguments of node @returns {Promise<TestOutcome>}
 */
async function inBackground(name, commands) {
  const log = newReport(`${name}.log`);
  let ok = true;
  let output = '';
  for (const args of commands) {
    ok = (await runCheck(process.execPath, args, { env: nxEnvironment(), log })) && ok;
    output += readFileSync(log, 'utf8');
  }
  console.log(`\n=== ${name}: ${ok ? 'passed' : 'failed'}\n${output}`.trimEnd());
  return ok ? passed : failed;
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
  const texts = [join(repoRoot, 'tools', 'development', 'texts.mjs'), '--check'];
  return inBackground('lint', [...(affected ? nxAffected('lint', affected.base) : [eslint]), texts, prettier]);
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
  return passed;
}

/** @type {Step} */
async function unit({ long, affected, timed }) {
  if (affected?.folders.length === 0) return nothing;
  const { addresses, release } = await timed('start the test infrastructure', shareTestInfrastructure);
  const args = [
    ...(long || affected ? ['--passWithNoTests'] : []),
    ...(affected?.folders ?? []).map((folder) => `^${join(repoRoot, folder)}/`),
  ];
  const env = { ...nxEnvironment(), ...lane(long), ...addresses };
  return runWithRepeat(jestTests({ args, env })).finally(release);
}

/** @type {Step} */
async function e2e({ long, affected, signal, onStarted, timed }) {
  if (affected && !affected.folders.includes('e2e')) return nothing;
  const home = homeDir('.local/e2e');
  await clearHome(home);
  await ensureBuilt(signal);
  const chromium = await timed('find or install Chromium', chromiumPath);
  const suite = await timed('start the suite', () =>
    startSuite({ home, durable: false, signal, note: (text) => console.log(`  ${text}`) }),
  );
  onStarted(suite.stop);
  const env = {
    ...process.env,
    ...lane(long),
    CHROMIUM_PATH: chromium,
    E2E_URL: suite.url,
    E2E_PASSWORD: suite.password,
    E2E_HOME: home,
  };
  const args = long ? ['--pass-with-no-tests'] : [];
  return runWithRepeat(playwrightTests({ cwd: join(repoRoot, 'e2e'), args, env })).finally(() =>
    timed('stop the suite', suite.stop),
  );
}

const lane = (/** @type {boolean} */ long) => ({ TEST_LANE: long ? 'long' : '' });

/** @type {Record<import('./arguments.mjs').StepName, Step>} */
export const steps = { lint, types, build, unit, e2e };
