import { expect, test } from '@jest/globals';
import { parseDrillOptions } from '../verification/drill/options.mjs';
import { Outcomes } from '../verification/drill/outcomes.mjs';
import { seededRandom } from '../verification/drill/random.mjs';
import { processOf, replicaNames } from '../processes.mjs';

test('a drill has its own options; an unknown drill, option or number is refused in one sentence', () => {
  expect(parseDrillOptions(['--writes', '500', '--single'])).toEqual({
    drill: 'faults',
    numbers: { writes: 500, minutes: undefined, seed: undefined },
    switches: { single: true, composition: false },
  });
  expect(parseDrillOptions(['growth', '--events', '1000']).numbers).toMatchObject({ events: 1000, documents: 200_000 });
  expect(() => parseDrillOptions(['flood'])).toThrow("There is no drill 'flood'.");
  expect(() => parseDrillOptions(['rolling', '--writes', '5'])).toThrow('The options of this drill are --requests');
  expect(() => parseDrillOptions(['--writes', 'many'])).toThrow("--writes is 'many'. Use a whole number.");
});

test('the error window lasts from the fault until each service acknowledges writes again', () => {
  const outcomes = new Outcomes();
  const at = (/** @type {string} */ service, /** @type {number} */ start, /** @type {number} */ end, ok = true) =>
    outcomes.all.push({ service, start, end, ok });
  at('suppliers', 900, 950, false);
  at('suppliers', 1100, 1200, false);
  at('quality', 1100, 1300, false);
  at('suppliers', 1400, 1500);
  at('quality', 1350, 2900);
  at('suppliers', 5000, 5100, false);
  expect(outcomes.since(1000, 4000)).toEqual({ windowMs: 1900, refused: 2, slowestMs: 1550 });
  expect(outcomes.since(2000, 4000)).toEqual({ windowMs: 0, refused: 0, slowestMs: 1550 });
  expect(outcomes.allWell(1300)).toBe(false);
  at('suppliers', 5200, 5300);
  expect(outcomes.allWell(1300)).toBe(true);
  expect(outcomes.allWell(1400)).toBe(false);
});

test('a seed repeats the same drill', () => {
  const draws = (/** @type {number} */ seed) => {
    const random = seededRandom(seed);
    return [random.next(), random.pick([1, 2, 3]), ...random.shuffle([1, 2, 3, 4, 5])];
  };
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
});

test('the replicas of a process are numbered from the second on', () => {
  expect(replicaNames('suppliers', 3)).toEqual(['suppliers', 'suppliers-2', 'suppliers-3']);
  expect(processOf('suppliers-3')?.workspace).toBe('svc-suppliers');
  expect(processOf('postgres')).toBeUndefined();
});
