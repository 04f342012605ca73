import { nodeProblem } from './setup/node-version.mjs';
import { exitWith, step } from './progress.mjs';
import { readConfig } from './config.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { OperatorError, messageOf } from './operator-error.mjs';

// Until the dependencies are installed, only Node's own modules may be imported above.

/** Terminals deliver Ctrl-C to npm and to us, and npm passes its own on: only a later one means "now". */
const secondInterruptAfterMs = 1_500;

/** @param {{ stop: () => Promise<void>, kill: () => void }} suite */
function stopOnSignals(suite) {
  let askedAt = 0;
  const ask = async () => {
    if (askedAt === 0) {
      askedAt = Date.now();
      console.log('\n  Stopping … (press Ctrl-C again to stop at once)');
      await suite.stop();
      console.log('  Stopped. The data is kept for the next start.');
      process.exit(0);
    }
    if (Date.now() - askedAt > secondInterruptAfterMs) {
      suite.kill();
      process.exit(1);
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void ask());
}

async function start() {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--no-seed');
  if (unknown.length > 0) throw new OperatorError(`npm start does not know '${unknown[0]}': the only option is npm start -- --no-seed.`);
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  const config = readConfig();
  console.log('\n  FSVP Suite\n');
  await ensureDependencies();
  await ensureBuilt();

  const { startSuite } = await import('./suite.mjs');
  const { isSeeded, markSeeded } = await import('./seed-marker.mjs');
  const suite = await startSuite({ ...config, step, note: (text) => console.log(`  ${text}`) });
  stopOnSignals(suite);
  if (!isSeeded(config.home)) {
    const withSample = !process.argv.includes('--no-seed');
    if (withSample) await loadSample(suite);
    markSeeded(config.home, withSample);
  }
  const where = config.password ? 'the one in APP_PASSWORD' : suite.password;
  console.log(`\n  Open      ${suite.url}\n  Password  ${where}\n\n  Ctrl-C stops it. Logs are in ${suite.logs}\n`);
}

/** @param {import('./suite.mjs').Suite} suite */
async function loadSample(suite) {
  const { seed } = await import('./seed.mjs');
  try {
    await step('Loading the sample data', () => seed({ url: suite.url, password: suite.password }));
  } catch (error) {
    console.error(`  The sample data could not be loaded (${messageOf(error)}). The suite runs; load it later with npm run seed.`);
  }
}

await start().catch(exitWith);
