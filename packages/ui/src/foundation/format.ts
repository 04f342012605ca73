import { tzOffset } from '@date-fns/tz/tzOffset';
import { currentLanguage, perLanguage, SOURCE_LANGUAGE } from './language.js';
import { relativeTime, timeDistance } from './time-distance.js';

export type DateInput = string | number | Date | null | undefined;

// The first Intl formatter takes 20 to 40 ms, so English days and whole numbers are formatted without, as Intl would
// (ADR 19).
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const isEnglish = () => currentLanguage() === SOURCE_LANGUAGE;
export const inUtc = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
const day = inUtc({ year: 'numeric', month: 'short', day: 'numeric' });
const axisDay = inUtc({ month: 'short', day: 'numeric' });
const axisMonth = inUtc({ year: 'numeric', month: 'short' });
let minute = minuteFormat();
const number = perLanguage((language) => new Intl.NumberFormat(language));
let timeZone: string | undefined;
const MS_PER_DAY = 86_400_000;
const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Sets the time zone (IANA name) in which instants are shown; before, it is the browser's. */
export function setDisplayTimeZone(name: string): void {
  if (name === timeZone) return;
  timeZone = name;
  minute = minuteFormat();
}

function minuteFormat() {
  return perLanguage(
    (language) =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
  );
}

/** A Date whose UTC parts equal the parts of the instant in the display time zone. */
function inDisplayTimeZone(date: Date): Date {
  const offset = timeZone ? tzOffset(timeZone, date) : -date.getTimezoneOffset();
  return new Date(date.getTime() + offset * 60_000);
}

/** Today in the display time zone as 'yyyy-MM-dd'. */
export function currentDay(now: Date = new Date()): string {
  return inDisplayTimeZone(now).toISOString().slice(0, 10);
}

/** The instant of a value, or undefined if it is absent or not a date. A date without time is midnight UTC. */
export function readDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The day of a calendar date as 'yyyy-MM-dd', or undefined: the same in every time zone. */
export function isoDay(value: DateInput): string | undefined {
  return readDate(value)?.toISOString().slice(0, 10);
}

/**
 * The day in the display time zone on which something happened, as 'yyyy-MM-dd', or undefined. Exactly midnight UTC
 * means a date that was given without a time, which is the same in every time zone.
 */
export function isoDayOfInstant(value: DateInput): string | undefined {
  const date = readDate(value);
  return date && isoDay(date.getTime() % MS_PER_DAY === 0 ? date : inDisplayTimeZone(date));
}

/** A Date whose local parts equal the ISO day, as calendars need it. */
export function localDay(iso: string): Date | undefined {
  const parts = dateOnly.exec(iso);
  if (!parts) return undefined;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return date.getMonth() === Number(parts[2]) - 1 ? date : undefined;
}

function monthDay(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** An ISO day for a chart axis: 'Mar 5', or 'Mar 2024' for long periods. */
export function formatAxisDay(iso: string, long: boolean): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (!isEnglish()) return (long ? axisMonth() : axisDay()).format(date);
  return long ? `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}` : monthDay(date);
}

/** A calendar date (due, expiry, scheduled): 'Mar 5, 2024', the same in every time zone. */
export function formatDate(value: DateInput, absent = ''): string {
  const date = readDate(value);
  if (!date) return absent;
  return isEnglish() ? `${monthDay(date)}, ${date.getUTCFullYear()}` : day().format(date);
}

/** The day on which something happened (see `isoDayOfInstant`): 'Mar 5, 2024'. */
export function formatInstantDate(value: DateInput, absent = ''): string {
  return formatDate(isoDayOfInstant(value), absent);
}

/** 'Mar 5 – 9, 2024'; common parts appear once. */
export function formatDateRange(from: DateInput, to: DateInput): string {
  const [first, last] = [readDate(from), readDate(to)];
  if (!first || !last) return '';
  // Some browsers put thin spaces around the dash, which do not allow a line break.
  return day().formatRange(first, last).replaceAll('\u2009', ' ');
}

/** 'Mar 5, 2024, 3:07 PM' in the display time zone: for instants, not for calendar dates. */
export function formatDateTime(value: DateInput, absent = ''): string {
  const date = readDate(value);
  if (!date) return absent;
  const text = minute().format(date);
  // Some browsers put a narrow no-break space before PM, others a normal space.
  return text.replaceAll('\u202f', ' ');
}

/** 'about 2 hours ago', 'in 3 days'. */
export function formatRelativeTime(value: DateInput, absent = '', now: Date = new Date()): string {
  const date = readDate(value);
  if (!date) return absent;
  if (!isEnglish()) return relativeTime(date, now);
  return date > now ? `in ${timeDistance(now, date)}` : `${timeDistance(date, now)} ago`;
}

/** '12,616'. */
export function formatNumber(value: number): string {
  if (isEnglish() && Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return number().format(value);
}
