import { expect, it } from '@jest/globals';
import { toJsonText } from '@fsvp/service-kit/http/json-text';

const items = Array.from({ length: 5_500 }, (_, row) => ({
  row,
  reason: 'Same name',
  of: row % 2 ? undefined : 'a "b"',
}));

it.each([
  null,
  'text',
  [],
  { id: 'a', missing: undefined, list: [1, undefined, 'x'] },
  { rows: 3, missing: undefined, 'a "name"': items, short: [1, 2], duplicates: items.slice(0, 3000) },
])('has the result of JSON.stringify: case %#', async (value) => {
  expect(await toJsonText(value)).toBe(JSON.stringify(value));
});

it('lets other requests run while it converts a long list', async () => {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await toJsonText({ items });
  done = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});
