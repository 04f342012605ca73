import { expect, test } from '@jest/globals';
import { CALLS } from '@fsvp/contracts/catalogue/calls';
import { SCOPES } from '@fsvp/contracts/core/access';
import { OFFERED_SCOPES } from './scopes-field.js';

test('offers exactly the scopes that some call needs', () => {
  const used = new Set(CALLS.map(({ access }) => access?.scope));
  expect(OFFERED_SCOPES).toEqual(SCOPES.filter((scope) => used.has(scope)));
});
