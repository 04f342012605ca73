import { timeDistance } from './time-distance.js';

export type DateInput = string | number | Date | null | undefined;

// Made when first needed, and once: each costs as much as a row of a list.
let day: Intl.DateTimeFormat | undefined;
let minute: Intl.DateTimeFormat | undefined;
let number: Intl.NumberFormat | undefined;
const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The instant a value stands for, or undefined when it is absent or not a date. A date-only text is midnight in UTC. */
export function readDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The calendar day in UTC as 'yyyy-MM-dd', or undefined. */
export function isoDay(value: DateInput): string | undefined {
  return readDate(value)?.toISOString().slice(0, 10);
}

/** A date whose local parts are those of the ISO day, which is what calendars count in. */
export function localDay(iso: string): Date | undefined {
  const parts = dateOnly.exec(iso);
  if (!parts) return undefined;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return date.getMonth() === Number(parts[2]) - 1 ? date : undefined;
}

function dayFormat(): Intl.DateTimeFormat {
  day ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
  return day;
}

/** 'Mar 5, 2024'. Days count in UTC, as on the server, so that a due date reads the same in every time zone. */
export function formatDate(value: DateInput, absent = ''): string {
  const date = readDate(value);
  return date ? dayFormat().format(date) : absent;
}

/** 'Mar 5 – 9, 2024': the days from one to another, both named where they differ. */
export function formatDateRange(from: DateInput, to: DateInput): string {
  const [first, last] = [readDate(from), readDate(to)];
  // Thin spaces around the dash, which some browsers put there, break no line and look cramped.
  return first && last ? dayFormat().formatRange(first, last).replaceAll('\u2009', ' ') : '';
}

/** 'Mar 5, 2024, 3:07 PM' in the reader's time zone: for instants, not for calendar days. */
export function formatDateTime(value: DateInput, absent = ''): string {
  const date = readDate(value);
  if (!date) return absent;
  minute ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const text = minute.format(date);
  // Browsers put a narrow space before PM, others a usual one.
  return text.replaceAll('\u202f', ' ');
}

/** 'about 2 hours ago', 'in 3 days'. */
export function formatRelativeTime(value: DateInput, absent = '', now: Date = new Date()): string {
  const date = readDate(value);
  if (!date) return absent;
  return date > now ? `in ${timeDistance(now, date)}` : `${timeDistance(date, now)} ago`;
}

/** '12,616'. */
export function formatNumber(value: number): string {
  number ??= new Intl.NumberFormat('en-US');
  return number.format(value);
}
