import { isoDay, localDay } from '../foundation/format.js';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
// date-fns parses these too but is large; the test compares the results of both.
const WRITTEN = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>[a-z]{3,9}) (?<day>\d{1,2}),? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})$/i,
  /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/,
];

/** 1 to 12 for a number, a month name or its first three letters; 0 otherwise. */
function monthOf(text: string): number {
  const name = text.toLowerCase();
  return Number(text) || MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name) + 1;
}

/** Parses a typed day ('Mar 5, 2024', '3/5/2024', '2024-03-05') to 'yyyy-MM-dd'; undefined if it is not a day. */
export function parseDay(text: string): string | undefined {
  for (const pattern of WRITTEN) {
    const { year = '', month = '', day = '' } = pattern.exec(text.trim())?.groups ?? {};
    const iso = `${year}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (Number(year) >= 1900 && localDay(iso)) return iso;
  }
  return undefined;
}

/** The calendar day of a stored day or instant; undefined if it is neither. */
export function parseStoredDay(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (localDay(value)) return value;
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? isoDay(value) : undefined;
}
