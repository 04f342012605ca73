import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Outcome */
/** @typedef {{ name: string, message: string }} Failure of a test, or of a file that could not run */
/** @typedef {{ name: string, seconds: number }} Timing of a test file, or of a set-up step */
/**
 * @typedef {Outcome & { failures: Failure[], flaky: Failure[], timings: Timing[] }} TestOutcome
 *   flaky: first errors of the tests that passed when they were repeated
 */

const FLAKY_AT_MOST = 3;
const LINES_SHOWN = 15;

/** @param {Outcome[]} outcomes @returns {Outcome} */
const total = (outcomes) =>
  outcomes.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** @param {Outcome} outcome */
const counts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * What a run prints at its end. More than three flaky tests have failed.
 * @param {(TestOutcome & { name: string, seconds: number })[]} results of the steps @param {Timing[]} [before] set-up before the steps
 * @returns {{ text: string, ok: boolean }}
 */
export function closingReport(results, before = []) {
  const flaky = results.flatMap((result) => result.flaky);
  const { passed, failed } = total(results);
  const tooMany = flaky.length > FLAKY_AT_MOST;
  const all = tooMany ? { passed: passed - flaky.length, failed: failed + flaky.length } : { passed, failed };
  const steps = results.map(({ name, seconds, ...outcome }) =>
    [`  ${name.padEnd(8)}`, `${seconds.toFixed(1)} s`.padStart(8), ` ${counts(outcome)}`].join(' '),
  );
  const parts = [
    slowestTable([...before, ...results.flatMap(({ timings }) => timings)]),
    failureList(
      'Failures',
      results.flatMap(({ failures }) => failures),
    ),
    failureList('Flaky: failed once, passed when repeated alone', flaky),
    steps.join('\n'),
    flaky.length > 0 && `${flaky.length} flaky${tooMany ? `: more than ${FLAKY_AT_MOST} fail the run` : ''}`,
    counts(all),
  ];
  return { text: parts.filter(Boolean).join('\n\n'), ok: all.failed === 0 };
}

/**
 * Each with the beginning of its reason, to be printed at the end of a run, where it is seen. '' if there are none.
 * @param {string} title @param {Failure[]} failures
 */
function failureList(title, failures) {
  if (failures.length === 0) return '';
  const entries = failures.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).trim().split('\n');
    return [`  ${name}`, ...lines.slice(0, LINES_SHOWN).map((line) => `    ${line}`.trimEnd())].join('\n');
  });
  return `${title} (${failures.length}):\n${entries.join('\n\n')}`;
}

/** The slowest test files and set-up steps, slowest first. @param {Timing[]} timings */
function slowestTable(timings) {
  const slowest = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, 30);
  const rows = slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return [`Slowest test files and set-up steps (${slowest.length} of ${timings.length}):`, ...rows].join('\n');
}
