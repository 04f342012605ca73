import { OperatorError } from '../operator-error.mjs';
import { exitWith } from '../progress.mjs';
import { readTestOptions } from './checks/arguments.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { nodeProblem } from '../setup/node-version.mjs';

// Until the dependencies are installed, only Node's own modules may be imported above.

async function test() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  const options = readTestOptions(process.argv.slice(2));
  const since = Date.now();
  await ensureDependencies();
  const installing = { name: 'install the dependencies', seconds: (Date.now() - since) / 1000 };

  const { runSteps, stopSteps } = await import('./checks/run-steps.mjs');
  const { closingReport } = await import('./checks/outcome.mjs');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, async () => {
      await stopSteps();
      console.log('\nInterrupted.\n\n0 passed, 1 failed');
      process.exit(1);
    });
  }
  const results = await runSteps(options);
  const { text, ok } = closingReport(results, [installing]);
  console.log(`\n${text}`);
  process.exit(ok ? 0 : 1);
}

await test().catch((error) => {
  // The last line is the result, also when no test could run.
  process.on('exit', () => console.log('\n0 passed, 1 failed'));
  exitWith(error);
});
