import { expect, test } from '@jest/globals';
import { readTestOptions, stepNames } from '../verification/checks/arguments.mjs';

test('without options every step runs, in the short lane', () => {
  expect(readTestOptions([])).toEqual({ only: stepNames, affectedSince: null, long: false });
});

test('--only names steps, in any order', () => {
  expect(readTestOptions(['--only', 'unit,lint']).only).toEqual(['lint', 'unit']);
  expect(() => readTestOptions(['--only', 'unit,units'])).toThrow(
    "There is no step 'units': the steps are lint, types, build, unit, e2e.",
  );
});

test('--affected takes a commit, or compares with main', () => {
  expect(readTestOptions(['--affected']).affectedSince).toBe('main');
  expect(readTestOptions(['--affected', 'HEAD~3', '--only', 'unit'])).toEqual({
    only: ['unit'],
    affectedSince: 'HEAD~3',
    long: false,
  });
});

test('--long selects the long lane', () => {
  expect(readTestOptions(['--long']).long).toBe(true);
});

test.each([['--what'], ['unit'], ['--only'], ['--only', '--affected'], ['--long', 'yes']])(
  'rejects %s %s and prints the usage',
  (...args) => expect(() => readTestOptions(args)).toThrow(/^npm test takes these options/),
);
