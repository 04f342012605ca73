import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import '@fsvp/service-kit/runtime/config';

const schema = z.object({
  covers: z.optional(z.string().check(z.minLength(2), z.maxLength(3))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  answer: z.optional(z.boolean()),
  basis: z.optional(z.enum(['own', 'reviewed'])),
  sources: z.optional(z.array(z.object({ title: z.string() })).check(z.maxLength(1))),
  day: z.optional(z.iso.date()),
  exact: z.optional(z.strictObject({})),
});

test.each([
  [{ covers: 5 }, 'covers must be a text'],
  [{ covers: null }, 'covers is required'],
  [{ covers: 'abcd' }, 'covers must have at most 3 characters'],
  [{ covers: 'a' }, 'covers must have at least 2 characters'],
  [{ count: 'a' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 10 }, 'count must be at most 9'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ answer: 'yes' }, 'answer must be true or false'],
  [{ basis: 'other' }, 'basis must be one of own, reviewed'],
  [{ sources: {} }, 'sources must be a list'],
  [{ sources: [5] }, 'sources, entry 1, must be an object'],
  [{ sources: [{}] }, 'title is required'],
  [{ sources: [{ title: '' }, { title: '' }] }, 'sources must have at most 1 entry'],
  [{ day: 'soon' }, 'day must be a day such as 2026-03-05'],
  [{ exact: { other: 1 } }, 'There is no field other'],
])('%j: %s', (value, message) =>
  expect(schema.safeParse(value).error!.issues.map((issue) => issue.message)).toEqual([message]),
);

test('a value that is no member of anything', () =>
  expect(z.object({}).safeParse(5).error!.issues[0]!.message).toBe('The value must be an object'));
