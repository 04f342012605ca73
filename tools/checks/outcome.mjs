/** @typedef {{ passed: number, failed: number }} Outcome */

/** @param {Outcome[]} outcomes @returns {Outcome} */
export const total = (outcomes) =>
  outcomes.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** The closing line. @param {Outcome} outcome */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Counts jest's `--json` report. A file that could not run at all counts as one failed test; so does a run without a report.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | null} report
 * @param {boolean} ok the exit code was 0
 * @returns {Outcome}
 */
export function jestOutcome(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/**
 * Counts Playwright's JSON report. A test that passed only when repeated has failed; so has a run without tests.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] } | null} report
 * @param {boolean} ok the exit code was 0
 * @param {{ mayBeEmpty?: boolean }} [options]
 * @returns {Outcome}
 */
export function playwrightOutcome(report, ok, { mayBeEmpty = false } = {}) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return { passed: expected, failed: failed === 0 && (!ok || (expected === 0 && !mayBeEmpty)) ? 1 : failed };
}
