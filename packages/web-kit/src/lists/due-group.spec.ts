import { expect, test } from '@jest/globals';
import { dueGroup } from './due-group.js';

test.each([
  ['2026-11-27', 'Overdue'],
  ['2026-11-28', 'Next 7 days'],
  ['2026-12-05', 'Next 7 days'],
  ['2026-12-06', 'Later'],
])('what is due on %s is in the group %s', (day, group) => {
  expect(dueGroup(`${day}T00:00:00.000Z`, '2026-11-28')).toBe(group);
});

test('what has no due day is for later', () => {
  expect(dueGroup(null, '2026-11-28')).toBe('Later');
});
