import { expect, test } from '@jest/globals';
import { ApiError } from '../api/api-error.js';
import { conflictOf } from './conflict.js';

const opened = { version: 1, name: 'Bay Seafood', city: 'Khulna', notes: null as string | null };
const labels = { name: 'Supplier Name', city: 'City', notes: 'Notes' };
const conflictWith = (current: object) =>
  new ApiError(
    412,
    JSON.stringify({
      type: 'about:blank',
      title: 'Changed meanwhile',
      status: 412,
      detail: 'Someone changed this record.',
      current,
    }),
  );

test('returns the fields that someone else changed', () => {
  const error = conflictWith({ ...opened, version: 3, city: 'Dhaka', notes: 'Called' });
  expect(conflictOf(error, opened, labels, { name: 'Bay Seafood', city: 'Khulna', notes: null })).toEqual({
    version: 3,
    changed: ['City', 'Notes'],
  });
});

test('ignores changes of this save itself, whose response was lost', () => {
  const error = conflictWith({ ...opened, version: 2, city: 'Dhaka' });
  expect(conflictOf(error, opened, labels, { city: 'Dhaka' })).toEqual({ version: 2, changed: [] });
});

test('returns undefined for other failures', () => {
  expect(conflictOf(new ApiError(500, 'x'), opened, labels, {})).toBeUndefined();
  expect(conflictOf(new Error('x'), opened, labels, {})).toBeUndefined();
});
