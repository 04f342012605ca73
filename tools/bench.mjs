import { nodeProblem } from './setup/node-version.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// npm run bench: the built product at 12,000 suppliers compared with the same SQL through the pg driver, and its lists and counts at 1,000 and 100,000.
try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  await ensureDependencies();
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt();
  if (process.argv[2] === 'quality') {
    const { runQualityBenchmark } = await import('./bench/quality.mjs');
    await runQualityBenchmark(step, { running: process.argv.includes('--running') });
  } else if (process.argv[2] === 'web') {
    const { runWebBenchmark } = await import('./bench/web.mjs');
    await runWebBenchmark(step, process.argv.slice(3));
  } else {
    const { runBenchmark } = await import('./bench/run.mjs');
    await runBenchmark(step);
  }
} catch (error) {
  exitWith(error);
}
