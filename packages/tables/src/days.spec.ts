import { expect, test } from '@jest/globals';
import { findDayOrder, readDay } from './days.js';

test('a day is read in the order of its file, and one that begins with its year in each', () => {
  expect(readDay('03/05/2026', 'mdy')).toBe('2026-03-05');
  expect(readDay('3/5/26 14:30', 'mdy')).toBe('2026-03-05');
  expect(readDay('05.03.2026', 'dmy')).toBe('2026-03-05');
  for (const order of ['ymd', 'mdy', 'dmy'] as const)
    for (const cell of ['2026-03-05', '2026/3/5', '20260305', '2026-03-05 08:00'])
      expect(readDay(cell, order)).toBe('2026-03-05');
  for (const cell of ['03/05/2026', 'Mar 5', '']) expect(readDay(cell, 'ymd')).toBe(cell);
});

test('the order of days follows from those that can be read in one way only', () => {
  expect(findDayOrder(['2026-03-05', ''])).toBe('ymd');
  expect(findDayOrder(['03/05/2026', '03/13/2026'])).toBe('mdy');
  expect(findDayOrder(['03/05/2026', '13/03/2026'])).toBe('dmy');
  expect(findDayOrder(['03/05/2026', '03/06/2026'])).toBeUndefined();
  expect(findDayOrder(['13/05/2026', '03/13/2026'])).toBeUndefined();
});
