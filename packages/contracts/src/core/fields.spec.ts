import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  instant,
  optionalDecimal,
  optionalEmail,
  optionalInstant,
  optionalText,
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
    expect(optionalInstant().parse('')).toBeNull();
    expect(z.safeParse(optionalInstant(), 'soon').success).toBe(false);
  });

  it('keeps decimals exactly and rejects values that the column would round', () => {
    const cost = optionalDecimal({ min: 0, max: 99_999_999.99, scale: 2 });
    expect(cost.parse('1234567.89')).toBe(1234567.89);
    expect(cost.parse('38.50')).toBe(38.5);
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
    for (const wrong of ['', '1.5', 0, 61, '1e1', true])
      expect(z.safeParse(wholeNumber(1, 60), wrong).success).toBe(false);
    expect(optionalEmail().parse(' a@b.example ')).toBe('a@b.example');
    expect(z.safeParse(optionalEmail(), 'a@').success).toBe(false);
    expect(repeated(['a', 'b']).parse('a')).toEqual(['a']);
    expect(repeated(['a', 'b']).parse(['a', '', 'b'])).toEqual(['a', 'b']);
    expect(z.safeParse(repeated(['a', 'b']), ['c']).success).toBe(false);
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
