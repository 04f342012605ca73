import { expect, test } from '@jest/globals';
import { ApiError } from '../api/api-error.js';
import { currentRecord, findConflicts, mergeValues, pickChanged } from './conflict.js';

const base = { name: 'Bay Seafood', city: 'Khulna', notes: '', answers: [{ answer: null as boolean | null }] };
const paths = ['name', 'city', 'notes', 'answers.0.answer'];

test('returns the record of a rejected save, and undefined for other failures', () => {
  const current = { version: 3 };
  expect(
    currentRecord(
      new ApiError(
        412,
        JSON.stringify({ type: 'about:blank', title: 'Changed', status: 412, detail: 'Changed.', current }),
      ),
    ),
  ).toEqual(current);
  expect(currentRecord(new ApiError(500, 'x'))).toBeUndefined();
  expect(currentRecord(new Error('x'))).toBeUndefined();
});

test('finds the fields that someone else changed, and those of them that the form changed too', () => {
  const mine = { ...base, city: 'Chittagong', answers: [{ answer: false }] };
  const theirs = { ...base, name: 'Bay Foods', city: 'Dhaka', answers: [{ answer: true }] };
  expect(findConflicts(paths, { base, mine, theirs })).toEqual([
    { path: 'name', mine: 'Bay Seafood', theirs: 'Bay Foods', isContested: false },
    { path: 'city', mine: 'Chittagong', theirs: 'Dhaka', isContested: true },
    { path: 'answers.0.answer', mine: false, theirs: true, isContested: true },
  ]);
});

test('a field changed to the same value has no conflict, as after a save whose response was lost', () => {
  const changed = { ...base, city: 'Dhaka' };
  expect(findConflicts(paths, { base, mine: changed, theirs: changed })).toEqual([]);
});

test('merging takes the values of untouched fields, and keeps what was typed', () => {
  const mine = { ...base, city: 'Chittagong', notes: 'Called' };
  const theirs = { ...base, name: 'Bay Foods', city: 'Dhaka', answers: [{ answer: true }] };
  const merged = mergeValues(mine, findConflicts(paths, { base, mine, theirs }));
  expect(merged).toEqual({ name: 'Bay Foods', city: 'Chittagong', notes: 'Called', answers: [{ answer: true }] });
  expect(mine.answers[0]!.answer).toBeNull();
});

test('only changed fields are sent, with null for a cleared one', () => {
  const body = { name: 'Bay Seafood', city: null, notes: 'Called' };
  expect(pickChanged(body, base, { ...base, city: '', notes: 'Called' })).toEqual({ city: null, notes: 'Called' });
});
