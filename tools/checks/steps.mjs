import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../infrastructure/chromium.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { ensureBuilt, nxEnvironment } from '../setup/build.mjs';
import { startSuite } from '../suite.mjs';
import { shareTestInfrastructure } from '../test-infrastructure.mjs';
import { jestOutcome, playwrightOutcome, total } from './outcome.mjs';
import { readReport, runCheck } from './run.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

const tool = (/** @type {string} */ path) => join(repoRoot, 'node_modules', path);
const reports = homeDir('.local/test-results');
/** @param {boolean} ok @returns {Outcome} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function lint() {
  const args = [
    tool('eslint/bin/eslint.js'),
    '.',
    '--cache',
    '--cache-location',
    join('.local', 'cache', 'eslint'),
    '--max-warnings',
    '0',
  ];
  return one(await runCheck(process.execPath, args, { env: nxEnvironment() }));
}

async function types() {
  const args = [tool('nx/dist/bin/nx.js'), 'run-many', '-t', 'typecheck', '--outputStyle=static'];
  return one(await runCheck(process.execPath, args, { env: nxEnvironment() }));
}

async function build() {
  await ensureBuilt();
  return one(true);
}

/** Rooms with tests run by jest; packages first, since a defect there shows everywhere. */
export function roomsWithTests() {
  const packages = readdirSync(join(repoRoot, 'packages')).map((name) => `packages/${name}`);
  return [...packages, ...readdirSync(repoRoot)].filter((room) => existsSync(join(repoRoot, room, 'jest.config.mjs')));
}

async function unit() {
  mkdirSync(reports, { recursive: true });
  const { addresses, release } = await shareTestInfrastructure();
  const outcomes = [];
  try {
    for (const room of roomsWithTests()) {
      console.log(`\n  ${room}`);
      const file = join(reports, `${room.replace('/', '-')}.json`);
      rmSync(file, { force: true });
      const args = [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        tool('jest/bin/jest.js'),
        '--json',
        `--outputFile=${file}`,
        '--maxWorkers=2',
        '--silent',
      ];
      const ok = await runCheck(process.execPath, args, {
        cwd: join(repoRoot, room),
        env: { ...nxEnvironment(), ...addresses },
      });
      outcomes.push(jestOutcome(readReport(file), ok));
    }
  } finally {
    release();
  }
  return total(outcomes);
}

/** @param {(stop: () => Promise<void>) => void} onStarted told how to stop what was started */
async function browser(onStarted) {
  if (!existsSync(join(repoRoot, 'e2e', 'playwright.config.ts'))) return { passed: 0, failed: 0 };
  const home = homeDir('.local/e2e');
  const file = join(reports, 'playwright.json');
  rmSync(home, { recursive: true, force: true });
  rmSync(file, { force: true });
  await ensureBuilt();
  const chromium = await chromiumPath();
  const suite = await startSuite({ home, durable: false, note: (text) => console.log(`  ${text}`) });
  onStarted(suite.stop);
  try {
    const ok = await runCheck(process.execPath, [tool('@playwright/test/cli.js'), 'test', '--reporter=line,json'], {
      cwd: join(repoRoot, 'e2e'),
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        E2E_URL: suite.url,
        E2E_PASSWORD: suite.password,
        E2E_HOME: home,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    });
    return playwrightOutcome(readReport(file), ok);
  } finally {
    await suite.stop();
  }
}

/** In the order in which they run. */
export const steps = { lint, types, build, unit, e2e: browser };
/** @typedef {keyof typeof steps} StepName */
