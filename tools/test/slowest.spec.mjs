import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { jestTimings, playwrightTimings, slowestTable } from '../checks/slowest.mjs';
import { repoRoot } from '../paths.mjs';

test('reads the time of each test file from a jest report', () => {
  const testResults = [{ name: join(repoRoot, 'shell/src/a.spec.tsx'), startTime: 1_000, endTime: 3_500 }];
  expect(jestTimings({ testResults })).toEqual([{ name: 'shell/src/a.spec.tsx', seconds: 2.5 }]);
  expect(jestTimings(null)).toEqual([]);
});

test('adds up the tests of a Playwright file, including nested ones and retries', () => {
  const spec = (/** @type {number[]} */ ...durations) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = 'specs/a.spec.ts';
  const report = {
    config: { rootDir: join(repoRoot, 'e2e') },
    suites: [{ file, specs: [spec(1_000)], suites: [{ file, specs: [spec(200, 300)] }] }],
  };
  expect(playwrightTimings(report)).toEqual([{ name: 'e2e/specs/a.spec.ts', seconds: 1.5 }]);
  expect(playwrightTimings(null)).toEqual([]);
});

test('lists the slowest first, up to the given number', () => {
  const timings = [1, 12.34, 3].map((seconds) => ({ name: `step ${seconds}`, seconds }));
  expect(slowestTable(timings, 2).split('\n')).toEqual([
    'Slowest test files and set-up steps (2 of 3):',
    '     12.3 s  step 12.34',
    '      3.0 s  step 3',
  ]);
});
