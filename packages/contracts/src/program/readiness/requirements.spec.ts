import { expect, it, test } from '@jest/globals';
import { REQUIREMENT_GROUPS } from './requirement.js';
import { REQUIREMENT_CODES } from './requirement-codes.js';
import { REQUIREMENTS } from './requirements.js';

it.each(REQUIREMENT_CODES)('why %s matters is one sentence', (code) => {
  const { why, needs } = REQUIREMENTS[code];
  expect(why).toMatch(/^[A-Z].*[^.]\.( FDA does not currently enforce this assurance\.)?$/);
  expect(why.length).toBeLessThanOrEqual(180);
  expect(needs).toMatch(/^[A-Z].*[^.]$/);
});

test('every group has requirements', () => {
  const used = new Set(REQUIREMENT_CODES.map((code) => REQUIREMENTS[code].group));
  expect([...used].sort()).toEqual([...REQUIREMENT_GROUPS].sort());
});
