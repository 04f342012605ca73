import { nodeProblem } from '../setup/node-version.mjs';
import { OperatorError } from '../operator-error.mjs';
import { exitWith, step } from '../progress.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { killEverything } from '../supervisor/managed-process.mjs';

// npm run drill: breaks parts of a suite of its own and checks what the suite promises. See docs/operations/drills.md.

const interrupted = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    console.log('\n  Stopping …');
    interrupted.abort();
  });

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new OperatorError(problem);
  await ensureDependencies();
  const { ensureBuilt } = await import('../setup/build.mjs');
  const { parseDrillOptions } = await import('./drill/options.mjs');
  const { drill, numbers, switches } = parseDrillOptions(process.argv.slice(2));
  await ensureBuilt();
  const terminal = { signal: interrupted.signal, step, note: (/** @type {string} */ text) => console.log(`  ${text}`) };
  const { DRILLS } = await import('./drill/drills.mjs');
  const kept = await DRILLS[drill]?.(terminal, numbers, switches);
  process.exit(kept ? 0 : 1);
} catch (error) {
  killEverything();
  if (interrupted.signal.aborted) process.exit(130);
  exitWith(error);
}
