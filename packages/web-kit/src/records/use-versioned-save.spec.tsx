import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError } from '../api/api-error.js';
import { useVersionedSave } from './use-versioned-save.js';

const record = { version: 1, city: 'Khulna', phone: '1' };

/** Saves a form of city alone after someone else has saved `current`. */
async function saveAfter(current: typeof record) {
  const sent: [object, number][] = [];
  const { result } = renderHook(() =>
    useVersionedSave({
      record,
      labels: { city: 'City' },
      save: async (body: { city: string }, version) => {
        sent.push([body, version]);
        const problem = { type: 'about:blank', title: 'Changed', status: 412, detail: 'Changed.', current };
        if (version !== current.version) throw new ApiError(412, JSON.stringify(problem));
      },
    }),
  );
  return { message: await result.current.save({ city: 'Dhaka' }), sent };
}

test('a field of the form that someone else changed is not overwritten', async () => {
  const { message, sent } = await saveAfter({ version: 2, city: 'Sylhet', phone: '1' });
  expect(message).toMatch(/^Someone else changed this record after you opened it: City\./);
  expect(sent).toHaveLength(1);
});

test('a change of another field does not interrupt', async () => {
  const { message, sent } = await saveAfter({ version: 2, city: 'Khulna', phone: '2' });
  expect(message).toBeUndefined();
  expect(sent).toEqual([
    [{ city: 'Dhaka' }, 1],
    [{ city: 'Dhaka' }, 2],
  ]);
});
