import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  dayOfInstant,
  setTimeZone,
  startOfDay,
  suiteTimeZone,
  today,
  type Day,
} from '../../core/calendar-day.js';
import { reevaluationDueOn, reevaluationOpensOn } from '../reevaluations/join-reason.js';
import { nextDueDay } from './clocks.js';
import type { Frequency, PlanLine } from './plan-line.js';
import { schedulePlan } from './schedule-plan.js';

/** The clocks of section 4 at the edges of days, with a frozen clock, in time zones far from UTC and across leap days. */

const YEARLY: Frequency = { everyDays: 365 };
const lastInstant = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);
const dueAfter = (performedOn: Day, frequency: Frequency) =>
  nextDueDay({ frequency, beforeFirstImport: true }, '2020-01-01', [{ performedOn, assessment: 'adequate' }]);

describe.each(['Pacific/Kiritimati', 'America/New_York', 'Asia/Kolkata'])('in %s', (zone) => {
  const machineZone = suiteTimeZone();
  beforeAll(() => setTimeZone(zone));
  afterAll(() => setTimeZone(machineZone));

  test.each([
    // Performed, yearly, every 12 months, every 36 months
    ['2024-02-28', '2025-02-27', '2025-02-28', '2027-02-28'],
    ['2024-02-29', '2025-02-28', '2025-02-28', '2027-02-28'],
    ['2024-03-01', '2025-03-01', '2025-03-01', '2027-03-01'],
    ['2025-02-28', '2026-02-28', '2026-02-28', '2028-02-28'],
    ['2027-02-28', '2028-02-28', '2028-02-28', '2030-02-28'],
    ['2027-03-01', '2028-02-29', '2028-03-01', '2030-03-01'],
    ['2028-02-29', '2029-02-28', '2029-02-28', '2031-02-28'],
    ['2027-12-31', '2028-12-30', '2028-12-31', '2030-12-31'],
    // The days on which clocks change in New York.
    ['2027-03-14', '2028-03-13', '2028-03-14', '2030-03-14'],
    ['2027-11-07', '2028-11-06', '2028-11-07', '2030-11-07'],
  ])('from the first to the last instant of %s', (day, yearly, months12, months36) => {
    for (const instant of [startOfDay(day), lastInstant(day)]) {
      const performedOn = dayOfInstant(instant.toISOString());
      expect([today(instant), performedOn]).toEqual([day, day]);
      expect(dueAfter(performedOn, YEARLY)).toBe(yearly);
      expect(dueAfter(performedOn, { everyMonths: 12 })).toBe(months12);
      expect(dueAfter(performedOn, { everyMonths: 36 })).toBe(months36);
      expect(reevaluationDueOn(performedOn)).toBe(months36);
    }
    expect([dayOfInstant(new Date(startOfDay(day).getTime() - 1)), dayOfInstant(startOfDay(addDays(day, 1)))]).toEqual([
      addDays(day, -1),
      addDays(day, 1),
    ]);
  });

  test('C-d: an evaluation of Feb 29 is due again on Feb 28, and opens 90 days before', () => {
    const evaluatedOn = dayOfInstant(lastInstant('2024-02-29'));
    expect([reevaluationOpensOn(evaluatedOn), reevaluationDueOn(evaluatedOn)]).toEqual(['2026-11-30', '2027-02-28']);
  });

  test.each<[Day, Frequency, Day]>([
    ['2027-03-01', YEARLY, '2028-02-29'],
    ['2027-02-28', { everyMonths: 12 }, '2028-02-28'],
    ['2028-02-29', YEARLY, '2029-02-28'],
    ['2024-02-29', { everyMonths: 48 }, '2028-02-29'],
  ])('performed on %s and due %j later: generated 60 days before, late from the day after', (day, frequency, dueOn) => {
    const line = { lineKey: 'a', activity: 'audit', hazardNames: [], frequency, beforeFirstImport: true } as unknown;
    const stateAt = (instant: Date) =>
      schedulePlan(
        [line as PlanLine],
        () => ({ signedOn: day, results: [{ performedOn: day, assessment: 'adequate', activityId: 'b' }], open: [] }),
        'Pepper',
        today(instant),
        addMonths(dueOn, 1),
      ).activities.find((one) => one.performedOn === null && one.dueOn === dueOn)?.state;
    const generatedOn = addDays(dueOn, -60);
    expect(stateAt(new Date(startOfDay(generatedOn).getTime() - 1))).toBe('planned');
    expect(stateAt(startOfDay(generatedOn))).toBe('due');
    expect(stateAt(lastInstant(dueOn))).toBe('due');
    expect(stateAt(startOfDay(addDays(dueOn, 1)))).toBe('overdue');
  });
});
