import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { failureList, jestFailures, playwrightFailures } from '../checks/failures.mjs';
import { repoRoot } from '../paths.mjs';

const file = join(repoRoot, 'shell/src/a.spec.tsx');

test('reads the failed tests of a jest report', () => {
  const testResults = [
    {
      name: file,
      message: 'all of the output',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1'] },
      ],
    },
  ];
  expect(jestFailures({ testResults })).toEqual([{ name: 'shell/src/a.spec.tsx: subtracts', message: 'expected 1' }]);
  expect(jestFailures(null)).toEqual([]);
});

test('a jest file that could not run is a failure', () => {
  const testResults = [{ name: file, message: 'Cannot find module', assertionResults: [] }];
  expect(jestFailures({ testResults })).toEqual([{ name: 'shell/src/a.spec.tsx', message: 'Cannot find module' }]);
});

test('reads the failed tests of a Playwright report, including nested ones, and errors outside of tests', () => {
  const spec = (/** @type {string} */ title, /** @type {string[]} */ ...messages) => ({
    title,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    config: { rootDir: join(repoRoot, 'e2e') },
    suites: [
      {
        file: 'specs/a.spec.ts',
        specs: [spec('works')],
        suites: [{ file: 'specs/a.spec.ts', specs: [spec('pages', 'no row')] }],
      },
    ],
    errors: [{ message: 'a worker ended' }],
  };
  expect(playwrightFailures(report)).toEqual([
    { name: 'e2e/specs/a.spec.ts: pages', message: 'no row' },
    { name: 'the browser tests', message: 'a worker ended' },
  ]);
  expect(playwrightFailures(null)).toEqual([]);
});

test('lists failures with the beginning of their reasons, without colours', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
  const list = failureList([
    { name: 'a.spec.ts: pages', message: '\u001b[31mno row\u001b[39m' },
    { name: 'b.spec.ts: sorts', message: long },
  ]);
  expect(list).toContain('Failures (2):\n  a.spec.ts: pages\n    no row\n\n  b.spec.ts: sorts\n    line 1\n');
  expect(list).toContain('line 15');
  expect(list).not.toContain('line 16');
  expect(failureList([])).toBe('');
});
