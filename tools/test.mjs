import { nodeProblem } from './setup/node-version.mjs';
import { OperatorError, messageOf } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Until the dependencies are installed, only Node's own modules may be imported above.

/** @type {(() => Promise<void>)[]} */
const stops = [];

async function test() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  const wanted = wantedSteps(process.argv.slice(2));
  await ensureDependencies();

  const { steps } = await import('./checks/steps.mjs');
  const { stopRunningChecks } = await import('./checks/run.mjs');
  const { closingLine, total } = await import('./checks/outcome.mjs');
  const names = /** @type {import('./checks/steps.mjs').StepName[]} */ (Object.keys(steps));
  const unknown = wanted?.find((name) => !names.some((known) => known === name));
  if (unknown) throw new OperatorError(`There is no step '${unknown}': the steps are ${names.join(', ')}.`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      stopRunningChecks();
      await Promise.allSettled(stops.map((stop) => stop()));
      process.exit(1);
    });
  }

  /** @type {import('./checks/outcome.mjs').Outcome[]} */
  const outcomes = [];
  const summary = [];
  for (const name of names.filter((known) => !wanted || wanted.includes(known))) {
    console.log(`\n=== ${name}`);
    const since = Date.now();
    const outcome = await steps[name]((stop) => stops.push(stop)).catch((error) => {
      console.error(error instanceof OperatorError ? messageOf(error) : error);
      return { passed: 0, failed: 1 };
    });
    outcomes.push(outcome);
    summary.push(
      `  ${name.padEnd(8)} ${`${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8)}   ${closingLine(outcome)}`,
    );
  }
  const all = total(outcomes);
  console.log(`\n${summary.join('\n')}\n\n${closingLine(all)}`);
  process.exit(all.failed === 0 ? 0 : 1);
}

/** @param {string[]} args @returns {string[] | null} null for all */
function wantedSteps(args) {
  if (args.length === 0) return null;
  if (args[0] !== '--only' || !args[1] || args.length > 2)
    throw new OperatorError('npm test takes one option: npm test -- --only lint,types,build,unit,e2e');
  return args[1].split(',');
}

await test().catch((error) => {
  // Whoever reads only the last line still learns that it did not pass.
  process.on('exit', () => console.log('\n0 passed, 1 failed'));
  exitWith(error);
});
