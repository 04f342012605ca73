/** @typedef {import('./outcome.mjs').Failure} Failure */
/**
 * @typedef {{ id: string, file: string, seconds: number, passed: number, failures: Failure[] }} Part what is repeated as a
 *   whole: a test file of jest, a test of Playwright
 * @typedef {{ parts: Part[], errors: Failure[] }} Report errors: outside of tests, such as a failed global set-up
 */
/**
 * @typedef {(failed?: string[]) => Promise<{ ok: boolean, report: Report | null }>} RunTests runs all parts, or those that
 *   failed, one after the other. ok: the exit code was 0
 */

/** More failed parts than this have a common cause. */
const REPEATED_AT_MOST = 10;

const hasFailed = (/** @type {Part | undefined} */ part) => part !== undefined && part.failures.length > 0;
const failuresOf = (/** @type {Part[]} */ parts) => parts.flatMap(({ failures }) => failures);

/**
 * Runs tests, and repeats what failed once, alone, after all have ended. What passes then has passed, and its first errors are flaky.
 * @param {RunTests} run @returns {Promise<import('./outcome.mjs').TestOutcome>}
 */
export async function runWithRepeat(run) {
  const first = await attempt(run);
  const failed = first.parts.filter(hasFailed);
  if (first.errors.length > 0 || failed.length === 0 || failed.length > REPEATED_AT_MOST)
    return outcomeOf(first.parts, { errors: first.errors });

  console.log(['\nRepeated alone:', ...failuresOf(failed).map(({ name }) => name)].join('\n  '));
  const ids = failed.map(({ id }) => id);
  const second = await attempt(run, ids);
  const repeated = new Map(second.parts.map((part) => [part.id, part]));
  return outcomeOf(
    first.parts.map((part) => repeated.get(part.id) ?? part),
    {
      errors: second.errors,
      earlier: failuresOf(failed.filter(({ id }) => hasFailed(repeated.get(id)))),
      flaky: failuresOf(failed.filter(({ id }) => repeated.has(id) && !hasFailed(repeated.get(id)))),
      timings: timingsOf([...first.parts, ...second.parts]),
    },
  );
}

/** @param {RunTests} run @param {string[]} [failed] @returns {Promise<Report>} */
async function attempt(run, failed) {
  const { ok, report } = await run(failed);
  if (!report) return { parts: [], errors: [{ name: 'The test run', message: 'It ended without a report.' }] };
  if (ok || report.errors.length > 0 || report.parts.some(hasFailed)) return report;
  return { ...report, errors: [{ name: 'The test run', message: 'It failed, but no test did.' }] };
}

/**
 * @param {Part[]} parts as they ended
 * @param {{ errors: Failure[], earlier?: Failure[], flaky?: Failure[], timings?: import('./outcome.mjs').Timing[] }} run earlier: the
 *   first failures of what failed twice
 */
function outcomeOf(parts, { errors, earlier = [], flaky = [], timings = timingsOf(parts) }) {
  const failures = [...errors, ...failuresOf(parts)];
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  return { passed, failed: failures.length, failures: [...earlier, ...failures], flaky, timings };
}

/** The time of a file is the sum over its tests and their hooks, whichever worker ran them. @param {Part[]} parts */
function timingsOf(parts) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, seconds } of parts) files.set(file, (files.get(file) ?? 0) + seconds);
  return [...files].map(([name, seconds]) => ({ name, seconds }));
}
