import { describe, expect, it } from '@jest/globals';
import { format, isValid, parse } from 'date-fns';
import { isoOfLocalDay } from '../foundation/format-later.js';
import { parseStoredDay, parseDay } from './parse-day.js';

describe('parseDay', () => {
  it.each(['2027-03-05', 'Mar 5, 2027', 'march 5, 2027', '3/5/2027', ' 03/05/2027 ', '5 Mar 2027'])(
    'reads %s',
    (text) => {
      expect(parseDay(text)).toBe('2027-03-05');
    },
  );

  it.each(['', 'tomorrow', '13/45/2027', 'Feb 30, 2027', '3/5/27', '3/5/1899', '0926-03-05'])('rejects %s', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

it('parses the same texts as date-fns with the same patterns', () => {
  const patterns = ['yyyy-MM-dd', 'MMM d, yyyy', 'MMMM d, yyyy', 'MMM d yyyy', 'M/d/yyyy', 'M-d-yyyy', 'd MMM yyyy'];
  const byDateFns = (text: string) =>
    patterns
      .map((pattern) => parse(text, pattern, new Date(2000, 0, 1)))
      .find((date) => isValid(date) && date.getFullYear() >= 1900);
  for (let day = new Date(1999, 11, 1); day < new Date(2000, 2, 3); day.setDate(day.getDate() + 1)) {
    for (const pattern of patterns) {
      const text = format(day, pattern);
      // Typing errors: another day of the month, or one digit too many.
      for (const typed of [
        text,
        text.replace(/\b\d{1,2}\b/, '31'),
        text.replace(/\b(\d{1,2})\b/, '$13'),
        text.toUpperCase(),
      ]) {
        const expected = byDateFns(typed);
        expect([typed, parseDay(typed)]).toEqual([typed, expected && isoOfLocalDay(expected)]);
      }
    }
  }
});

describe('parseStoredDay', () => {
  it('accepts days and instants, nothing else', () => {
    expect(parseStoredDay('2027-03-05')).toBe('2027-03-05');
    expect(parseStoredDay('2027-03-05T00:00:00.000Z')).toBe('2027-03-05');
    expect(parseStoredDay('2027')).toBeUndefined();
    expect(parseStoredDay(null)).toBeUndefined();
  });
});
