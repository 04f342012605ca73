import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  dayOf,
  dayOfInstant,
  isTimeZone,
  periodBounds,
  proposeTimeZone,
  setTimeZone,
  startOfDay,
  suiteTimeZone,
  today,
} from './calendar-day.js';
import { actionOverdue } from '../quality/corrective-action.js';
import { documentExpiry } from '../documents/document.js';
import { fsvpStatus, nextVerificationDay } from '../suppliers/fsvp.js';
import { rangeDays } from '../reports/report.js';
import { dueText } from '../quality/verification.js';

const machineZone = suiteTimeZone();
afterEach(() => setTimeZone(machineZone));

const ZONES = ['America/Los_Angeles', 'UTC', 'Asia/Kolkata'];
/** Clocks of Beirut and Santiago change at midnight: a day begins at 01:00 or has midnight twice. */
const MORE_ZONES = ['America/New_York', 'Asia/Beirut', 'America/Santiago', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

describe('today', () => {
  it.each([
    // Summer time begins in Los Angeles on 8 March 2026, and ends on 1 November.
    ['2026-03-08T07:59:59.999Z', 'America/Los_Angeles', '2026-03-07'],
    ['2026-03-08T08:00:00.000Z', 'America/Los_Angeles', '2026-03-08'],
    ['2026-03-09T06:59:59.999Z', 'America/Los_Angeles', '2026-03-08'],
    ['2026-03-09T07:00:00.000Z', 'America/Los_Angeles', '2026-03-09'],
    ['2026-11-02T07:59:59.999Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-11-02T08:00:00.000Z', 'America/Los_Angeles', '2026-11-02'],
    ['2026-03-05T18:29:59.999Z', 'Asia/Kolkata', '2026-03-05'],
    ['2026-03-05T18:30:00.000Z', 'Asia/Kolkata', '2026-03-06'],
    ['2026-03-05T23:59:59.999Z', 'UTC', '2026-03-05'],
    ['2026-03-06T00:00:00.000Z', 'America/Los_Angeles', '2026-03-05'],
  ])('at %s in %s is %s', (now, timeZone, day) => {
    expect(today(new Date(now), timeZone)).toBe(day);
    setTimeZone(timeZone);
    expect(today(new Date(now))).toBe(day);
  });
});

describe('the day of', () => {
  it('a calendar date is the same in every time zone', () => {
    for (const timeZone of ZONES) {
      expect(dayOf('2026-03-08T00:00:00.000Z')).toBe('2026-03-08');
      expect(dayOfInstant('2026-03-08', timeZone)).toBe('2026-03-08');
      expect(dayOfInstant('2026-03-08T00:00:00.000Z', timeZone)).toBe('2026-03-08');
    }
  });

  it('an instant is the day in the time zone', () => {
    const evening = '2026-03-08T06:30:00.000Z';
    expect(ZONES.map((timeZone) => dayOfInstant(evening, timeZone))).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-08',
    ]);
    expect(dayOfInstant('2026-03-08T20:00:00.000Z', 'Asia/Kolkata')).toBe('2026-03-09');
  });
});

describe('a day', () => {
  it.each([
    ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', 23],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', 25],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z', 23],
    ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z', 24],
  ])('%s begins in %s at %s and has %d hours', (day, timeZone, start, hours) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
    expect(startOfDay(addDays(day, 1), timeZone).getTime() - startOfDay(day, timeZone).getTime()).toBe(
      hours * 3_600_000,
    );
  });

  it('begins when the day before ends, on every day and in every time zone', () => {
    const dayNumber = fc.integer({ min: 0, max: 365 * 30 });
    fc.assert(
      fc.property(dayNumber, fc.constantFrom(...ZONES, ...MORE_ZONES), (number, timeZone) => {
        const day = addDays('2010-01-01', number);
        const start = startOfDay(day, timeZone);
        expect(today(start, timeZone)).toBe(day);
        expect(today(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
      }),
      { numRuns: 2000 },
    );
  });
});

it('a period lasts from the start of its first day to the end of its last one', () => {
  setTimeZone('America/Los_Angeles');
  expect(periodBounds('2026-03-08', '2026-03-08')).toEqual([
    new Date('2026-03-08T08:00:00Z'),
    new Date('2026-03-09T07:00:00Z'),
  ]);
  expect(periodBounds(null, null)).toEqual([null, null]);
});

describe.each([
  // Just before and just after the end of 7 March 2026 in each time zone.
  ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-08T08:00:00Z'],
  ['UTC', '2026-03-07T23:59:59Z', '2026-03-08T00:00:01Z'],
  ['Asia/Kolkata', '2026-03-07T18:29:59Z', '2026-03-07T18:30:00Z'],
])('in %s', (timeZone, before, after) => {
  it('due states, FSVP status, expiry and ranges of reports change when the day ends there', () => {
    setTimeZone(timeZone);
    const seen = (now: string) => {
      const day = today(new Date(now));
      return {
        due: dueText('2026-03-07', day),
        overdue: actionOverdue({ status: 'open', dueDate: '2026-03-07T00:00:00Z' }, day),
        fsvp: fsvpStatus(
          { fsvpRequired: true, lastVerificationDate: '2025-03-07', verificationFrequencyMonths: 12 },
          day,
        ),
        expired: documentExpiry('2026-03-07T00:00:00Z', day) === 'expired',
        until: rangeDays('30', day)?.dateTo,
      };
    };
    expect(seen(before)).toMatchObject({ due: 'Due today', overdue: false, fsvp: 'due_soon', until: '2026-03-07' });
    expect(seen(after)).toMatchObject({ due: '1 day overdue', overdue: true, fsvp: 'overdue', until: '2026-03-08' });
    expect([seen(before).expired, seen(after).expired]).toEqual([false, true]);
  });

  it('the next verification counts from the day of the last one there', () => {
    setTimeZone(timeZone);
    const next = (lastVerificationDate: string) =>
      nextVerificationDay({ lastVerificationDate, verificationFrequencyMonths: 12 });
    expect([next(before), next(after), next('2026-03-07')]).toEqual(['2027-03-07', '2027-03-08', '2027-03-07']);
  });
});

it('knows time zones by their names', () => {
  expect(['America/New_York', 'UTC'].every(isTimeZone)).toBe(true);
  // PostgreSQL reads the names without a region as abbreviations, or as rules of POSIX.
  for (const name of [
    'Mars/Olympus',
    '+05:30',
    '',
    'CET',
    'IST',
    'PST',
    'EST5EDT',
    'EST+5',
    'GMT+5',
    'UTC+5',
    '<-05>5',
    'Japan',
  ])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
  expect(['CET', 'IST', 'PST', 'Japan', 'Zulu', 'Mars/Olympus'].map(proposeTimeZone).every(isTimeZone)).toBe(true);
  expect([proposeTimeZone('PST'), proposeTimeZone('GMT+5')]).toEqual(['America/Los_Angeles', 'America/New_York']);
  expect(() => setTimeZone('Mars/Olympus')).toThrow(RangeError);
});
