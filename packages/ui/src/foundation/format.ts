import { format, formatDistance } from 'date-fns';

export type DateInput = string | number | Date | null | undefined;

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

/** A date whose local parts are those of the ISO day, which is what calendars and date-fns count in. */
export function localDay(iso: string): Date | undefined {
  const parts = dateOnly.exec(iso);
  if (!parts) return undefined;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return date.getMonth() === Number(parts[2]) - 1 ? date : undefined;
}

/** 'Mar 5, 2024'. Days count in UTC, as on the server, so that a due date reads the same in every time zone. */
export function formatDate(value: DateInput, absent = ''): string {
  const iso = isoDay(value);
  const day = iso === undefined ? undefined : localDay(iso);
  return day ? format(day, 'MMM d, yyyy') : absent;
}

/** 'Mar 5, 2024, 3:07 PM' in the reader's time zone: for instants, not for calendar days. */
export function formatDateTime(value: DateInput, absent = ''): string {
  const date = readDate(value);
  return date ? format(date, 'MMM d, yyyy, h:mm a') : absent;
}

/** 'about 2 hours ago', 'in 3 days'. */
export function formatRelativeTime(value: DateInput, absent = '', now: Date = new Date()): string {
  const date = readDate(value);
  return date ? formatDistance(date, now, { addSuffix: true }) : absent;
}

/** '12,616'. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-US').format(value);
}
