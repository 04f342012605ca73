import { readSetUpLink } from './accounts/set-up-link.mjs';
import { readConfig } from './config.mjs';
import { OperatorError, messageOf } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';
import { publicAddress } from './public-address.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { nodeProblem } from './setup/node-version.mjs';
import { preflight } from './setup/preflight.mjs';
import { killEverything } from './supervisor/managed-process.mjs';

// Until the dependencies are installed, only Node's own modules may be imported above.

/** Ctrl-C reaches npm and this process, and npm forwards its own signal. Only a later one means "stop at once". */
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
  // A killed npm forwards no signal, and nobody could stop the processes that remain.
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && interruptedAt === 0 && void interrupt(), 1_000).unref();
}

const note = (/** @type {string} */ text) => console.log(`  ${text}`);

/**
 * Runs the suite in a terminal until Ctrl-C. Installs and builds what is missing first, and loads the sample data once.
 * @template T
 * @param {{ parse: (args: string[]) => T, loadSample?: (parsed: T) => boolean,
 *   start: (options: ReturnType<typeof suiteOptions>, parsed: T) => Promise<import('./suite.mjs').Suite> }} command
 *   parse: throws an OperatorError for unknown arguments; start: may import dependencies, which are installed by then
 */
export async function runInForeground({ parse, loadSample = () => true, start }) {
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new OperatorError(problem);
    const parsed = parse(process.argv.slice(2));
    const options = suiteOptions();
    listenForInterrupts();
    console.log('\n  FSVP Suite\n');
    await preflight(options);
    await ensureDependencies(interrupted.signal);
    await ensureBuilt(interrupted.signal);
    const startedAt = new Date();
    suite = await start(options, parsed);
    await loadSampleOnce(suite, loadSample(parsed));
    const password = options.password ? 'the one in APP_PASSWORD' : suite.password;
    const setUpLink = readSetUpLink(suite.logs, startedAt);
    const firstAdministrator = setUpLink
      ? `\n  Accounts   become the first administrator within 24 hours:\n             ${setUpLink}`
      : '';
    console.log(
      `\n  Open       ${publicAddress({ host: options.host, port: suite.port })}\n  Password   ${password}\n  Time zone  ${suite.timeZone}${firstAdministrator}\n\n  Ctrl-C stops it. Logs are in ${suite.logs}\n`,
    );
  } catch (error) {
    if (!interrupted.signal.aborted) exitWith(error);
    console.log('  Stopped before everything ran.');
    process.exit(130);
  }
}

const suiteOptions = () => ({ ...readConfig(), step, signal: interrupted.signal, note });

/** @param {import('./suite.mjs').Suite} running @param {boolean} wanted */
async function loadSampleOnce(running, wanted) {
  const { isSeeded, markSeeded } = await import('./seed-marker.mjs');
  if (isSeeded(running.home)) return;
  const { describeOutcome, seed } = await import('./seed.mjs');
  try {
    const { leftOut } = wanted ? await step('Loading the sample data', () => seed(running)) : { leftOut: [] };
    if (leftOut.length) console.log(`  ${describeOutcome(leftOut).replaceAll('\n', '\n  ')}`);
    markSeeded(running.home, wanted);
  } catch (error) {
    if (!interrupted.signal.aborted)
      console.error(
        `  The sample data could not be loaded (${messageOf(error)}). The suite runs; load it later with npm run seed.`,
      );
  }
}
