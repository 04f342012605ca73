import { readConfig } from './config.mjs';
import { OperatorError, messageOf } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { nodeProblem } from './setup/node-version.mjs';
import { preflight } from './setup/preflight.mjs';
import { killEverything } from './supervisor/managed-process.mjs';

// Until the dependencies are installed, only Node's own modules may be imported above.

/** A terminal delivers Ctrl-C to npm and to us, and npm passes its own on: only a later one means "now". */
const secondInterruptAfterMs = 1_500;

const interrupted = new AbortController();
/** @type {import('./suite.mjs').Suite | undefined} */
let suite;
let interruptedAt = 0;

async function interrupt() {
  if (interruptedAt === 0) {
    interruptedAt = Date.now();
    console.log('\n  Stopping … (press Ctrl-C again to stop at once)');
    interrupted.abort();
    if (!suite) return;
    await suite.stop();
    console.log('  Stopped. The data is kept for the next start.');
    process.exit(0);
  }
  if (Date.now() - interruptedAt < secondInterruptAfterMs) return;
  killEverything();
  process.exit(1);
}

function listenForInterrupts() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void interrupt());
  if (!process.env.npm_lifecycle_event) return;
  // npm killed outright passes no signal on; nobody could stop what it left behind.
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && interruptedAt === 0 && void interrupt(), 1_000).unref();
}

const note = (/** @type {string} */ text) => console.log(`  ${text}`);

async function start() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  const unknown = process.argv.slice(2).find((argument) => argument !== '--no-seed');
  if (unknown)
    throw new OperatorError(`npm start does not know '${unknown}': the only option is npm start -- --no-seed.`);
  const config = readConfig();
  listenForInterrupts();
  console.log('\n  FSVP Suite\n');
  await preflight({ ...config, note });
  await ensureDependencies(interrupted.signal);
  await ensureBuilt(interrupted.signal);

  const { startSuite } = await import('./suite.mjs');
  suite = await startSuite({ ...config, step, signal: interrupted.signal, note });
  await loadSampleOnce(suite, !process.argv.includes('--no-seed'));
  const password = config.password ? 'the one in APP_PASSWORD' : suite.password;
  console.log(`\n  Open      ${suite.url}\n  Password  ${password}\n\n  Ctrl-C stops it. Logs are in ${suite.logs}\n`);
}

/** @param {import('./suite.mjs').Suite} running @param {boolean} wanted */
async function loadSampleOnce(running, wanted) {
  const { isSeeded, markSeeded } = await import('./seed-marker.mjs');
  if (isSeeded(running.home)) return;
  const { seed } = await import('./seed.mjs');
  try {
    if (wanted) await step('Loading the sample data', () => seed(running));
    markSeeded(running.home, wanted);
  } catch (error) {
    if (!interrupted.signal.aborted)
      console.error(
        `  The sample data could not be loaded (${messageOf(error)}). The suite runs; load it later with npm run seed.`,
      );
  }
}

await start().catch((error) => {
  if (!interrupted.signal.aborted) exitWith(error);
  console.log('  Stopped before everything ran.');
  process.exit(130);
});
