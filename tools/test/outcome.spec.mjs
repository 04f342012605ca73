import { expect, test } from '@jest/globals';
import { closingReport } from '../verification/checks/outcome.mjs';

/** @param {Partial<import('../verification/checks/outcome.mjs').TestOutcome>} outcome */
const step = (outcome) => ({
  name: 'unit',
  seconds: 65.43,
  passed: 0,
  failed: 0,
  failures: [],
  flaky: [],
  timings: [],
  ...outcome,
});
const failures = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.spec.ts`, message: 'no row' }));
const lastLine = (/** @type {string} */ text) => text.split('\n').at(-1);

test('the last line is the sum of all steps', () => {
  const { text, ok } = closingReport([step({ passed: 3 }), step({ passed: 2, failed: 1 })]);
  expect(text).toContain('  unit       65.4 s  2 passed, 1 failed\n');
  expect({ ok, last: lastLine(text) }).toEqual({ ok: false, last: '5 passed, 1 failed' });
  expect(lastLine(closingReport([]).text)).toBe('0 passed, 0 failed');
});

test('three flaky tests of all steps pass, four fail the run', () => {
  const three = closingReport([step({ passed: 8, flaky: failures(2) }), step({ passed: 1, flaky: failures(1) })]);
  expect(three.text).toMatch(/\n\n3 flaky\n\n9 passed, 0 failed$/);
  expect(three.ok).toBe(true);
  const four = closingReport([step({ passed: 8, flaky: failures(2) }), step({ passed: 2, flaky: failures(2) })]);
  expect(four.text).toMatch(/\n\n4 flaky: more than 3 fail the run\n\n6 passed, 4 failed$/);
  expect(four.ok).toBe(false);
});

test('lists failures and flaky tests with the beginning of their reasons, without colours', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
  const failed = [
    { name: 'a.spec.ts: pages', message: '\u001b[31mno row\u001b[39m' },
    { name: 'b.spec.ts: sorts', message: long },
  ];
  const { text } = closingReport([step({ failures: failed, flaky: failures(1) })]);
  expect(text).toContain('Failures (2):\n  a.spec.ts: pages\n    no row\n\n  b.spec.ts: sorts\n    line 1\n');
  expect(text).toContain('line 15');
  expect(text).not.toContain('line 16');
  expect(text).toContain('Flaky: failed once, passed when repeated alone (1):\n  1.spec.ts\n    no row\n');
});

test('lists the slowest files and set-up steps first, up to 30', () => {
  const timings = Array.from({ length: 40 }, (_, index) => ({ name: `step ${index}`, seconds: index }));
  const lines = closingReport([step({ timings })], [{ name: 'install', seconds: 12.34 }]).text.split('\n');
  expect(lines[0]).toBe('Slowest test files and set-up steps (30 of 41):');
  expect(lines[1]).toBe('     39.0 s  step 39');
  expect(lines).toContain('     12.3 s  install');
  expect(lines).not.toContain('     10.0 s  step 10');
});
