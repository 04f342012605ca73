import { expect, it } from '@jest/globals';
import { policyValueProblem } from '../../access/policy-value.js';
import { parseWindowDays } from './window-days.js';

it('reads days, with other days for some requirements', () => {
  const days = parseWindowDays(' 60,VS-2 = 90, EQ-2=0')!;
  expect([days('HA-1'), days('VS-2'), days('EQ-2')]).toEqual([60, 90, 0]);
  expect(parseWindowDays('0')!('HA-1')).toBe(0);
});

it.each(['', '-1', '181', '1.5', '60,', '60, VS-2', '60, VS-9=3', '60, VS-2=181', '60, VS-2=1, VS-2=2', 'VS-2=60'])(
  'refuses %p',
  (text) => {
    expect(parseWindowDays(text)).toBeUndefined();
    expect(policyValueProblem('readiness.windowDays', text)).toMatch(/^Enter days from 0 to 180/);
  },
);

it('refuses what no policy of its kind has', () => {
  expect(policyValueProblem('gates.startImporting', 'block')).toBeUndefined();
  expect(policyValueProblem('gates.startImporting', 'toString')).toBe('Choose one of the values');
  expect(policyValueProblem('auth.passwordMaxDays', '3651')).toBe('Enter a whole number from 0 to 3,650');
});
