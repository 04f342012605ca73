import { expect, test } from '@jest/globals';
import { closingLine, jestOutcome, playwrightOutcome, total } from '../checks/outcome.mjs';

test('the last line is the sum of all steps', () => {
  expect(
    closingLine(
      total([
        { passed: 3, failed: 0 },
        { passed: 2, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
  expect(closingLine(total([]))).toBe('0 passed, 0 failed');
});

const jest = { numPassedTests: 4, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

test('a jest file that could not run is a failure', () => {
  expect(jestOutcome(jest, true)).toEqual({ passed: 4, failed: 0 });
  expect(jestOutcome({ ...jest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, false)).toEqual({
    passed: 4,
    failed: 3,
  });
});

test('a run that failed or wrote no report does not count as passed', () => {
  expect(jestOutcome(jest, false)).toEqual({ passed: 4, failed: 1 });
  expect(jestOutcome(null, true)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightOutcome(null, true)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightOutcome({ stats: { expected: 2, unexpected: 0, flaky: 0 } }, false)).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a browser test that passed only on retry counts as failed, and so does a run without tests', () => {
  expect(playwrightOutcome({ stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [] }, false)).toEqual({
    passed: 5,
    failed: 3,
  });
  expect(playwrightOutcome({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, true)).toEqual({
    passed: 0,
    failed: 1,
  });
});
