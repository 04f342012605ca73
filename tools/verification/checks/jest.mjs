import { join, relative } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { newReport, readReport, runCheck, tool } from './run.mjs';

/**
 * Runs test files with jest. Failed files are repeated one after the other in one process.
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, cwd?: string, name?: string }} options name: of the report
 * @returns {import('./repeat.mjs').RunTests}
 */
export const jestTests =
  ({ args = [], env, cwd, name = 'jest' }) =>
  async (repeated) => {
    const file = newReport(repeated ? `${name}-repeated.json` : `${name}.json`);
    const ok = await runCheck(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        // Loading modules creates objects that outlive a young generation of the default size: collecting it costs 4% of the time.
        '--max-semi-space-size=64',
        tool('jest/bin/jest.js'),
        '--json',
        `--outputFile=${file}`,
        '--silent',
        ...(repeated ? ['--runInBand', '--runTestsByPath', ...repeated.map((path) => join(repoRoot, path))] : args),
      ],
      { cwd, env },
    );
    const report = readReport(file);
    return { ok, report: report && readJestReport(report) };
  };

/**
 * @param {{ testResults: { name: string, status: string, message: string, startTime: number, endTime: number,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report jest's `--json` file
 * @returns {import('./repeat.mjs').Report}
 */
export const readJestReport = ({ testResults }) => ({
  errors: [],
  parts: testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const file = relative(repoRoot, name);
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file}: ${test.fullName}`, message: (test.failureMessages ?? []).join('\n') }));
    // A file that could not run, or whose last hook failed, has no failed test.
    if (status === 'failed' && failures.length === 0) failures.push({ name: file, message });
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return { id: file, file, seconds: (endTime - startTime) / 1000, passed, failures };
  }),
});
