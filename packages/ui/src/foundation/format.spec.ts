import { describe, expect, it } from '@jest/globals';
import {
  currentDay,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatInstantDate,
  formatNumber,
  formatRelativeTime,
  isoDay,
  localDay,
  setDisplayTimeZone,
} from './format.js';
import { formatDollars } from './format-later.js';

describe('dates', () => {
  it.each([
    ['2024-03-05', 'Mar 5, 2024'],
    ['2024-03-05T00:00:00.000Z', 'Mar 5, 2024'],
    ['2024-03-05T23:59:59.999Z', 'Mar 5, 2024'],
    ['2024-03-05T22:00:00-05:00', 'Mar 6, 2024'],
  ])('shows the UTC day of %s', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it('shows the fallback for values that are absent or not a date', () => {
    expect(formatDate(null, 'Never')).toBe('Never');
    expect(formatDate(undefined)).toBe('');
    expect(formatDate('soon', 'Never')).toBe('Never');
  });

  it.each([
    ['2026-10-23', '2026-11-21', 'Oct 23 – Nov 21, 2026'],
    ['2025-11-22', '2026-11-21', 'Nov 22, 2025 – Nov 21, 2026'],
  ])('names the days from %s to %s', (from, to, text) => {
    expect(formatDateRange(from, to)).toBe(text);
  });

  it('shows an instant in the time zone of the user until another one is set', () => {
    expect(formatDateTime(new Date(2024, 2, 5, 15, 7))).toBe('Mar 5, 2024, 3:07 PM');
    expect(currentDay(new Date(2024, 2, 5, 23, 59))).toBe('2024-03-05');
    setDisplayTimeZone('America/Los_Angeles');
    expect(formatDateTime('2024-03-05T07:59:00Z')).toBe('Mar 4, 2024, 11:59 PM');
    setDisplayTimeZone('Asia/Kolkata');
    expect(formatDateTime('2024-03-05T18:30:00Z')).toBe('Mar 6, 2024, 12:00 AM');
    expect(currentDay(new Date('2024-03-05T18:30:00Z'))).toBe('2024-03-06');
    expect(formatDateTime('soon', 'Never')).toBe('Never');
  });

  it('shows the day of an instant in the display time zone, and a date without a time in every one', () => {
    setDisplayTimeZone('America/Los_Angeles');
    expect(formatInstantDate('2024-03-05T07:59:00Z')).toBe('Mar 4, 2024');
    expect(formatInstantDate('2024-03-05T08:00:00Z')).toBe('Mar 5, 2024');
    expect(formatInstantDate('2024-03-05T00:00:00.000Z')).toBe('Mar 5, 2024');
    expect(formatInstantDate('2024-03-05')).toBe('Mar 5, 2024');
    expect(formatInstantDate(null, 'Never')).toBe('Never');
  });

  it('rejects invalid days', () => {
    expect(localDay('2026-02-30')).toBeUndefined();
    expect(isoDay('2026-02-28T10:00:00Z')).toBe('2026-02-28');
  });

  it('shows the relative time', () => {
    expect(formatRelativeTime('2026-03-05T10:00:00Z', '', new Date('2026-03-05T12:00:00Z'))).toBe('about 2 hours ago');
    expect(formatRelativeTime('2026-03-08T12:00:00Z', '', new Date('2026-03-05T12:00:00Z'))).toBe('in 3 days');
    expect(formatRelativeTime(null, 'Recently added')).toBe('Recently added');
  });
});

describe('numbers', () => {
  it('are grouped by three digits, as Intl does', () => {
    const browser = new Intl.NumberFormat('en-US');
    for (const value of [
      0,
      7,
      999,
      1000,
      12616,
      123456,
      1234567,
      -5,
      -1234,
      0.5,
      1234.5678,
      Number.MAX_SAFE_INTEGER,
      1e21,
    ])
      expect(formatNumber(value)).toBe(browser.format(value));
  });

  it('show dollars with cents', () => {
    expect(formatDollars(1250)).toBe('$1,250.00');
    expect(formatDollars(0.5)).toBe('$0.50');
  });
});
