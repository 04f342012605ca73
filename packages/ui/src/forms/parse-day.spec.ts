import { describe, expect, it } from '@jest/globals';
import { dayOfValue, parseDay } from './parse-day.js';

describe('parseDay', () => {
  it.each(['2027-03-05', 'Mar 5, 2027', 'march 5, 2027', '3/5/2027', ' 03/05/2027 ', '5 Mar 2027'])('reads %s', (text) => {
    expect(parseDay(text)).toBe('2027-03-05');
  });

  it.each(['', 'tomorrow', '13/45/2027', 'Feb 30, 2027', '3/5/27'])('refuses %s', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('dayOfValue', () => {
  it('takes days and instants, nothing else', () => {
    expect(dayOfValue('2027-03-05')).toBe('2027-03-05');
    expect(dayOfValue('2027-03-05T00:00:00.000Z')).toBe('2027-03-05');
    expect(dayOfValue('2027')).toBeUndefined();
    expect(dayOfValue(null)).toBeUndefined();
  });
});
