import { nodeProblem } from '../setup/node-version.mjs';
import { OperatorError } from '../operator-error.mjs';
import { exitWith, step } from '../progress.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

// npm run bench: the built product in a new suite, beside pgbench and a bare gateway and service. See bench/README.md.
try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  await ensureDependencies();
  const { ensureBuilt } = await import('../setup/build.mjs');
  await ensureBuilt();
  if (process.argv[2] === 'web') {
    const { runWebBenchmark } = await import('./bench/web.mjs');
    await runWebBenchmark(step, process.argv.slice(3));
  } else if (process.argv[2] === 'load') {
    const { runLoad } = await import('./bench/load.mjs');
    await runLoad(step, process.argv.slice(3));
  } else if (process.argv[2] === 'tracing') {
    const { runTracingBenchmark } = await import('./bench/tracing.mjs');
    await runTracingBenchmark(step, process.argv.slice(3));
  } else {
    const { runBenchmark } = await import('./bench/run.mjs');
    await runBenchmark(step, process.argv.slice(2));
  }
} catch (error) {
  exitWith(error);
}
