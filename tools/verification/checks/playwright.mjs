import { join, relative } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { newReport, readReport, reportPath, runCheck, tool } from './run.mjs';

/**
 * Runs tests with Playwright. Failed tests, and those that did not run because others had failed, are repeated one after the other.
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, args?: string[], name?: string }} options name: of the report
 * @returns {import('./repeat.mjs').RunTests}
 */
export const playwrightTests =
  ({ cwd, env, args = [], name = 'playwright' }) =>
  async (repeated) => {
    const file = newReport(repeated ? `${name}-repeated.json` : `${name}.json`);
    const ok = await runCheck(
      process.execPath,
      [
        tool('@playwright/test/cli.js'),
        'test',
        '--reporter=line,json',
        `--last-failed-file=${reportPath(`${name}-last-run.json`)}`,
        ...args,
        // A folder of its own for screenshots: a run deletes those of the run before.
        ...(repeated
          ? ['--last-failed', '--no-deps', '--workers=1', `--output=${reportPath(`${name}-repeated`)}`]
          : []),
      ],
      { cwd, env: { ...(env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    );
    const report = readReport(file);
    return { ok, report: report && readPlaywrightReport(report) };
  };

/** @typedef {{ message?: string }} ReportedError */
/**
 * @typedef {{ file: string, title: string, suites?: PlaywrightSuite[], specs?: { id: string, title: string,
 *   tests: { projectName: string, status: string, results: { duration: number, errors?: ReportedError[] }[] }[] }[] }} PlaywrightSuite
 */

/**
 * @param {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors: ReportedError[] }} report of Playwright's JSON reporter
 * @returns {import('./repeat.mjs').Report}
 */
export function readPlaywrightReport({ config, suites, errors }) {
  const messageOf = (/** @type {ReportedError[]} */ all) => all.map(({ message = '' }) => message).join('\n');
  const testsOf = (/** @type {PlaywrightSuite} */ suite, /** @type {string[]} */ groups) => {
    const file = join(relative(repoRoot, config.rootDir), suite.file);
    /** @type {import('./repeat.mjs').Part[]} */
    const parts = (suite.specs ?? []).flatMap(({ id, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        id: `${projectName} ${id}`,
        file,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: status === 'expected' ? 1 : 0,
        failures: ['expected', 'skipped'].includes(status)
          ? []
          : [
              {
                name: `${file}: ${[...groups, title].join(' › ')}`,
                message: messageOf(results.flatMap((result) => result.errors ?? [])),
              },
            ],
      })),
    );
    for (const group of suite.suites ?? []) parts.push(...testsOf(group, [...groups, group.title]));
    return parts;
  };
  return {
    errors: errors.length > 0 ? [{ name: 'Playwright', message: messageOf(errors) }] : [],
    parts: suites.flatMap((suite) => testsOf(suite, [])),
  };
}
