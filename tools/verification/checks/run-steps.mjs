import { inspect } from 'node:util';
import { OperatorError, messageOf } from '../../operator-error.mjs';
import { affectedSince } from './affected.mjs';
import { trackTestServers } from './leftovers.mjs';
import { stopRunningChecks } from './run.mjs';
import { failed, steps } from './steps.mjs';

/** @typedef {import('./arguments.mjs').StepName} StepName */
/** @typedef {import('./outcome.mjs').TestOutcome & { name: StepName, seconds: number }} StepResult */

/** @type {(() => Promise<void>)[]} */
const stops = [];
const interruption = new AbortController();
const stopTestServers = trackTestServers();
const secondsSince = (/** @type {number} */ start) => (Date.now() - start) / 1000;

/**
 * Runs the steps. Lint and types need no built files: they run at the lowest priority beside the others, which often wait.
 * @param {import('./arguments.mjs').TestOptions} options
 * @returns {Promise<StepResult[]>} in the order of `options.only`
 */
export async function runSteps(options) {
  /** @type {StepResult[]} */
  const results = [];
  const affected = options.affectedSince === null ? null : await affectedSince(options.affectedSince);
  if (affected) console.log(`  Affected: ${affected.folders.join(', ') || 'nothing'}`);
  const scope = { long: options.long, affected };
  const run = async (/** @type {readonly StepName[]} */ ...names) => {
    for (const name of names) {
      if (options.only.includes(name)) results.push(await runStep(name, scope));
      // Start nothing more: the signal handler is about to end the process.
      if (interruption.signal.aborted) await new Promise(() => undefined);
    }
  };
  await Promise.all([run('lint'), run('types'), run('build', 'unit', 'e2e')]);
  await stopTestServers();
  return options.only.flatMap((name) => results.filter((result) => result.name === name));
}

/** Ends everything that the steps have started. */
export async function stopSteps() {
  interruption.abort();
  await stopRunningChecks();
  await Promise.allSettled([...stops.map((stop) => stop()), stopTestServers()]);
}

/**
 * @param {StepName} name @param {Pick<import('./steps.mjs').StepContext, 'long' | 'affected'>} scope
 * @returns {Promise<StepResult>}
 */
async function runStep(name, scope) {
  const start = Date.now();
  /** @type {import('./outcome.mjs').Timing[]} */
  const timings = [];
  /** @type {import('./steps.mjs').StepContext} */
  const context = {
    ...scope,
    signal: interruption.signal,
    onStarted: (stop) => stops.push(stop),
    async timed(label, work) {
      const since = Date.now();
      try {
        return await work();
      } finally {
        timings.push({ name: label, seconds: secondsSince(since) });
      }
    },
  };
  console.log(`\n=== ${name}`);
  const outcome = await steps[name](context).catch((error) => {
    const message = error instanceof OperatorError ? messageOf(error) : inspect(error);
    console.error(message);
    return { ...failed, failures: [{ name, message }] };
  });
  return { ...outcome, name, seconds: secondsSince(start), timings: [...timings, ...outcome.timings] };
}
