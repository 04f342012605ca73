import { inUtc, readDate, type DateInput } from './format.js';
import { perLanguage } from './language.js';

// Formatters that the first screens do not need, and therefore do not load.
const longDay = inUtc({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });
const shortWeekday = inUtc({ weekday: 'short' });
const longWeekday = inUtc({ weekday: 'long' });
const longMonth = inUtc({ year: 'numeric', month: 'long' });
const dollars = perLanguage((language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }));

/** 'yyyy-MM-dd' of a local calendar date. */
export function isoOfLocalDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A calendar date in full: 'Tuesday, March 5, 2024'. */
export function formatLongDate(value: DateInput, absent = ''): string {
  const date = readDate(value);
  return date ? longDay().format(date) : absent;
}

/** The month of a calendar date: 'March 2024'. */
export function formatMonth(value: DateInput, absent = ''): string {
  const date = readDate(value);
  return date ? longMonth().format(date) : absent;
}

/** The weekday of a calendar date: 'Tue', or 'Tuesday' in full. */
export function formatWeekday(value: DateInput, style: 'short' | 'long'): string {
  const date = readDate(value);
  return date ? (style === 'short' ? shortWeekday() : longWeekday()).format(date) : '';
}

/** '$1,250.00'. */
export function formatDollars(value: number): string {
  return dollars().format(value);
}
