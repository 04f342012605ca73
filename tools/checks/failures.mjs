import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../paths.mjs';

/** @typedef {{ name: string, message: string }} Failure of a test, or of a file that could not run */

const LINES_SHOWN = 15;

/**
 * @param {{ testResults: { name: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] } | null} report
 *   jest's `--json` file
 * @returns {Failure[]}
 */
export function jestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(repoRoot, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not run has a message and no tests.
    if (failed.length === 0) return assertionResults.length === 0 && message ? [{ name: file, message }] : [];
    return failed.map((test) => ({
      name: `${file}: ${test.fullName}`,
      message: (test.failureMessages ?? []).join('\n'),
    }));
  });
}

/**
 * @typedef {{ file: string, suites?: PlaywrightSuite[],
 *   specs?: { title: string, tests: { results: { errors?: { message?: string }[] }[] }[] }[] }} PlaywrightSuite
 */

/**
 * @param {{ config?: { rootDir?: string }, suites?: PlaywrightSuite[], errors?: { message?: string }[] } | null} report
 *   of Playwright's JSON reporter
 * @returns {Failure[]}
 */
export function playwrightFailures(report) {
  const folder = relative(repoRoot, report?.config?.rootDir ?? repoRoot);
  /** @param {PlaywrightSuite} suite @returns {Failure[]} */
  const read = ({ file, suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
        .map(({ message = '' }) => ({ name: `${join(folder, file)}: ${title}`, message })),
    ),
    ...suites.flatMap(read),
  ];
  const ofRun = (report?.errors ?? []).map(({ message = '' }) => ({ name: 'the browser tests', message }));
  return [...(report?.suites ?? []).flatMap(read), ...ofRun];
}

/**
 * What failed and the beginning of each reason, to be printed at the end of a run, where it is seen. '' if nothing failed.
 * @param {Failure[]} failures
 */
export function failureList(failures) {
  if (failures.length === 0) return '';
  const entries = failures.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).trim().split('\n');
    return [`  ${name}`, ...lines.slice(0, LINES_SHOWN).map((line) => `    ${line}`.trimEnd())].join('\n');
  });
  return `Failures (${failures.length}):\n${entries.join('\n\n')}`;
}
