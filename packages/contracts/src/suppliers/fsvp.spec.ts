import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, daysBetween } from '../core/calendar-day.js';
import { fsvpStatus, nextVerificationDay } from './fsvp.js';

const supplier = (lastVerificationDate: string | null, verificationFrequencyMonths = 12, fsvpRequired = true) => ({
  fsvpRequired,
  lastVerificationDate,
  verificationFrequencyMonths,
});
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 13, '2028-01-15'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  it('adds days and measures differences consistently', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -4000, max: 4000 }),
        (from, days) => daysBetween(from, addDays(from, days)) === days,
      ),
    );
  });
});

describe('FSVP status', () => {
  it.each([
    ['not required, whatever the date', supplier(null, 12, false), 'not_required'],
    ['never verified', supplier(null), 'overdue'],
    ['due yesterday', supplier('2025-11-20T00:00:00.000Z'), 'overdue'],
    ['due today', supplier('2025-11-21T00:00:00.000Z'), 'due_soon'],
    ['due in 30 days', supplier('2025-12-21T00:00:00.000Z'), 'due_soon'],
    ['due in 31 days', supplier('2025-12-22T00:00:00.000Z'), 'compliant'],
    ['the end of a month is clamped', supplier('2026-08-31T12:00:00.000Z', 3), 'due_soon'],
  ])('%s', (_title, clock, status) => expect(fsvpStatus(clock, '2026-11-21')).toBe(status));

  it('changes from compliant to due soon to overdue as days pass, never back', () => {
    const order = ['compliant', 'due_soon', 'overdue'];
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 2000 }), (last, months, later) => {
        const clock = supplier(`${last}T10:00:00.000Z`, months);
        const due = nextVerificationDay(clock) ?? '';
        const now = addDays(last, later);
        return (
          order.indexOf(fsvpStatus(clock, now)) <= order.indexOf(fsvpStatus(clock, addDays(now, 1))) &&
          (fsvpStatus(clock, now) === 'overdue') === now > due
        );
      }),
    );
  });
});
