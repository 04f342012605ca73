import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { addDays, setTimeZone, suiteTimeZone, today } from './calendar-day.js';
import {
  calendarDate,
  calendarDay,
  decimal,
  instant,
  optionalCalendarDate,
  optionalDecimal,
  optionalEmail,
  optionalPastDate,
  optionalText,
  optionalWholeNumber,
  pastDate,
  repeated,
  requiredText,
  wholeNumber,
} from './fields.js';
import { columnForHeading } from '../suppliers/supplier-import.js';

const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => issue.message);

describe('fields', () => {
  it('trims text and rejects blank text, NUL and lone surrogates', () => {
    expect(requiredText(5).parse('  ab ')).toBe('ab');
    expect(messages(requiredText(5, 'Name is required'), '   ')).toEqual(['Name is required']);
    expect(messages(requiredText(5), 'a\0')).toEqual(['Contains a character that cannot be stored']);
    expect(messages(requiredText(5), 'a\ud800')).toEqual(['Contains a character that cannot be stored']);
    expect(requiredText(5).parse('😀')).toBe('😀');
    expect(optionalText(5).parse('')).toBeNull();
    expect(optionalText(5).parse(undefined)).toBeUndefined();
  });

  it('parses instants with any offset and dates without a time, keeping the day', () => {
    expect(instant().parse('2026-03-05')).toBe('2026-03-05T00:00:00.000Z');
    expect(instant().parse('2026-03-05T01:00:00+02:00')).toBe('2026-03-04T23:00:00.000Z');
    for (const wrong of ['2026-02-30', 'yesterday', '05/03/2026', '0001-01-01', 5, null])
      expect(z.safeParse(instant(), wrong).success).toBe(false);
    expect(messages(instant(), '0026-03-05')).toEqual(['Enter a date between the years 1900 and 9999']);
    expect(z.safeParse(instant(), '2026-03-05T01:00:00').success).toBe(false);
  });

  it('keeps decimals exactly and rejects values that the column would round', () => {
    const cost = optionalDecimal({ min: 0, max: 99_999_999.99, scale: 2 });
    expect(cost.parse('1234567.89')).toBe(1234567.89);
    expect(cost.parse('38.50')).toBe(38.5);
    expect([cost.parse('0.500'), cost.parse('1234.500'), cost.parse('12.5000')]).toEqual([0.5, 1234.5, 12.5]);
    expect(messages(cost, '1.005')).toEqual(['At most 2 decimal places']);
    expect(messages(cost, '1e3')).toEqual(['Enter a number']);
    expect(messages(cost, 100_000_000)).toEqual(['Enter a number from 0 to 99999999.99']);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        (cents) => String(cost.parse((cents / 100).toFixed(2))) === String(Number((cents / 100).toFixed(2))),
      ),
    );
  });

  it('parses numbers, email addresses and repeated parameters', () => {
    expect(wholeNumber(1, 60).parse('12')).toBe(12);
    for (const wrong of ['', '1.5', '12.0', 0, 61, '1e1', '0x10', '１２', true])
      expect(z.safeParse(wholeNumber(1, 60), wrong).success).toBe(false);
    expect(optionalEmail().parse(' a@b.example ')).toBe('a@b.example');
    expect(z.safeParse(optionalEmail(), 'a@').success).toBe(false);
    expect(repeated(['a', 'b']).parse('a')).toEqual(['a']);
    expect(repeated(['a', 'b']).parse(['a', '', 'b'])).toEqual(['a', 'b']);
    expect(z.safeParse(repeated(['a', 'b']), ['c']).success).toBe(false);
  });

  it('reads every minus sign before a digit, and nothing else as another number', () => {
    const degrees = optionalDecimal({ min: -500, max: 5000, scale: 2 });
    for (const minus of ['-', '\u2010', '\u2011', '\u2013', '\u2212'])
      expect([degrees.parse(`${minus}18`), degrees.parse(` ${minus}.5 `)]).toEqual([-18, -0.5]);
    expect(wholeNumber(-60, 60).parse('\u221212')).toBe(-12);
    expect(Object.is(degrees.parse('\u22120'), 0)).toBe(true);
    const advice = {
      '30,5': 'Write 30.5 with a point: a comma can mean thousands or decimals',
      '−30,5': 'Write -30.5 with a point: a comma can mean thousands or decimals',
      '1,250': 'Write 1250 or 1.25: a comma can mean thousands or decimals',
      '250.000': 'Write 250000 or 250: a point before three digits can mean thousands or decimals',
      '1,250.75': 'Write the number with a point for decimals and without commas, such as 1250.75',
      '1.250,75': 'Write the number with a point for decimals and without commas, such as 1250.75',
      '1 250': 'Write 1250 without spaces',
      '30–35': 'Enter one number, not a range',
      '30 - 35': 'Enter one number, not a range',
      '30 to 35': 'Enter one number, not a range',
    };
    for (const [text, message] of Object.entries(advice))
      expect([text, messages(degrees, text)]).toEqual([text, [message]]);
    for (const wrong of ['1e3', '0x10', '１８', '- 18', '--18', '18 °F', '1 2', '∞', 'Infinity', 'NaN', "1'000"])
      expect([wrong, messages(degrees, wrong)]).toEqual([wrong, ['Enter a number']]);
    expect(messages(decimal({ min: 0, max: 9, scale: 0 }, 'Enter an amount'), '1,5')).toEqual([
      'Write 1.5 with a point: a comma can mean thousands or decimals',
    ]);
    expect(messages(optionalWholeNumber(0, 9000), '1,000')).toEqual(['Write 1000 without commas']);
    expect(messages(optionalWholeNumber(0, 9000), '1,5')).toEqual(['Enter a whole number from 0 to 9000']);
    expect([optionalWholeNumber(0, 9).parse(' '), optionalWholeNumber(0, 9).parse(null)]).toEqual([null, null]);
  });

  it('never reads a text as a number that its digits do not say', () => {
    const degrees = optionalDecimal({ min: -500, max: 5000, scale: 2 });
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+\u2212\u2013\u2011 eExX％ \u00a0１') });
    fc.assert(
      fc.property(typed, (text) => {
        const result = z.safeParse(degrees, text);
        const plain = text.trim().replace(/^[\u2212\u2013\u2011](?=[.\d])/, '-');
        return !result.success || result.data === null || result.data === Number(plain);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds an import field by its name, ignoring case and punctuation', () => {
    expect(['Postal Code', 'POSTALCODE', 'fsvp_required', 'Shoe size'].map(columnForHeading)).toEqual([
      'postalCode',
      'postalCode',
      'fsvpRequired',
      null,
    ]);
  });
});

describe('calendar dates', () => {
  const machineZone = suiteTimeZone();
  afterEach(() => {
    setTimeZone(machineZone);
    jest.useRealTimers();
  });

  it.each(['Asia/Kolkata', 'America/New_York', 'UTC'])('are the written day in %s', (timeZone) => {
    setTimeZone(timeZone);
    for (const schema of [calendarDate(), optionalCalendarDate(), pastDate('It'), optionalPastDate('It')])
      for (const [written, stored] of [
        ['2025-12-31', '2025-12-31T00:00:00.000Z'],
        ['2025-12-31T00:00:00+07:00', '2025-12-31T00:00:00.000Z'],
        ['2025-12-31T23:30:00-05:00', '2025-12-31T00:00:00.000Z'],
        ['2025-12-31T19:00:00-05:00', '2025-12-31T00:00:00.000Z'],
        ['2025-12-31T01:30:00', '2025-12-31T00:00:00.000Z'],
        ['2025-12-31T23:59:59.999', '2025-12-31T00:00:00.000Z'],
        // What browsers, exports and GET send: an instant without a place.
        ['2025-12-31T15:20:00.000Z', '2025-12-31T15:20:00.000Z'],
      ])
        expect([written, z.parse(schema, written)]).toEqual([written, stored]);
  });

  it('are cleared by null and blank, and refused with the reason', () => {
    for (const optional of [optionalCalendarDate(), optionalPastDate('It')])
      expect([optional.parse(null), optional.parse(''), optional.parse(undefined)]).toEqual([null, null, undefined]);
    expect(messages(optionalCalendarDate(), 'soon')).toEqual(['Enter a date as ISO 8601, such as 2026-03-05']);
    expect(messages(pastDate('Received date'), undefined)).toEqual(['Received date is required']);
    for (const schema of [
      calendarDate(),
      optionalCalendarDate(),
      pastDate('It'),
      optionalPastDate('It'),
      calendarDay('x'),
    ])
      for (const wrong of ['0026-03-05', '1899-12-31'])
        expect(messages(schema, wrong)).toEqual(['Enter a date between the years 1900 and 9999']);
    expect(messages(calendarDate(), '0026-03-05T10:00:00+01:00')).toEqual([
      'Enter a date between the years 1900 and 9999',
    ]);
    expect(calendarDay('x').parse('1900-01-01')).toBe('1900-01-01');
  });

  it('of what has happened have come in the time zone of the suite', () => {
    // 31 December, 8:30 p.m. in New York; 1 January in UTC.
    jest.useFakeTimers({ now: Date.parse('2026-01-01T01:30:00Z') });
    setTimeZone('America/New_York');
    const verified = optionalPastDate('Last verification date');
    expect(verified.parse('2025-12-31')).toBe('2025-12-31T00:00:00.000Z');
    expect(verified.parse('2026-01-01T01:30:00.000Z')).toBe('2026-01-01T01:30:00.000Z');
    for (const future of [addDays(today(), 1), '2026-01-01T00:30:00+07:00', '2036-01-01', '2026-01-01T05:00:00Z'])
      expect(messages(verified, future)).toEqual(["Last verification date can't be in the future"]);
  });
});
