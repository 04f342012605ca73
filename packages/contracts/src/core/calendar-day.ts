import { tzOffset } from '@date-fns/tz/tzOffset';

/** A calendar day as 'yyyy-MM-dd'. Days compare as text. */
export type Day = string;

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

// Not a module variable: the shell and each module contain their own copy of this file.
const suite = globalThis as { fsvpTimeZone?: string };

/** The suite's time zone (IANA name), in which calendar days begin and end; this machine's unless `setTimeZone` was called. */
export function suiteTimeZone(): string {
  return (suite.fsvpTimeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The name by which this runtime knows a time zone; undefined for a name that is none. */
function canonicalName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Whether the name is an IANA time zone that this runtime knows, with its region ('Europe/Berlin'), or UTC. PostgreSQL reads others
 * otherwise: CET and PST without summer time, IST as that of Israel, and offsets with an inverted sign.
 */
export function isTimeZone(name: string): boolean {
  return /^(utc$|gmt$|[a-z]+\/)/i.test(name) && canonicalName(name) !== undefined;
}

/** The name to use instead of one that is not a time zone: that of the zone that people mean by 'CET', or an example. */
export function proposeTimeZone(name: string): string {
  const known = canonicalName(name) ?? '';
  return isTimeZone(known) ? known : 'America/New_York';
}

/**
 * Sets the suite's time zone, once at start.
 * @throws RangeError for a name that is not a time zone
 */
export function setTimeZone(name: string): void {
  if (!isTimeZone(name)) throw new RangeError(`Not a time zone: ${name}`);
  suite.fsvpTimeZone = name;
}

const toDate = (instant: string | Date) => (typeof instant === 'string' ? new Date(instant) : instant);

/** Minutes by which the clocks of a zone are ahead of UTC at an instant. */
export const offsetMinutes = (timeZone: string, at: Date): number => tzOffset(timeZone, at);

function dayInZone(ms: number, timeZone: string): Day {
  return dayOf(new Date(ms + offsetMinutes(timeZone, new Date(ms)) * MS_PER_MINUTE));
}

/** The day of a calendar date (due, scheduled, expiry, follow-up), which is stored as midnight UTC: the same in every time zone. */
export function dayOf(date: string | Date): Day {
  return toDate(date).toISOString().slice(0, 10);
}

/**
 * The day in the suite's time zone on which something happened. Exactly midnight UTC means a date that was given
 * without a time, which is the same in every time zone.
 */
export function dayOfInstant(instant: string | Date, timeZone: string = suiteTimeZone()): Day {
  const ms = toDate(instant).getTime();
  return ms % MS_PER_DAY === 0 ? dayOf(new Date(ms)) : dayInZone(ms, timeZone);
}

/** Days begin at a quarter of an hour UTC in every time zone of today. */
const MS_PER_QUARTER = 900_000;
let latest = { quarter: Number.NaN, timeZone: '', day: '' };

/** Today in the suite's time zone. Kept for a quarter of an hour, since services ask with every request. */
export function today(now: Date = new Date(), timeZone: string = suiteTimeZone()): Day {
  const quarter = Math.floor(now.getTime() / MS_PER_QUARTER);
  if (quarter !== latest.quarter || timeZone !== latest.timeZone)
    latest = { quarter, timeZone, day: dayInZone(now.getTime(), timeZone) };
  return latest.day;
}

/** The instant at which a day begins in the suite's time zone; not always midnight where clocks change at midnight. */
export function startOfDay(day: Day, timeZone: string = suiteTimeZone()): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset of the day before or of the day after is the one at the start.
  const candidates = [utc - MS_PER_DAY, utc + MS_PER_DAY].map(
    (near) => utc - offsetMinutes(timeZone, new Date(near)) * MS_PER_MINUTE,
  );
  return new Date(Math.min(...candidates.filter((ms) => dayInZone(ms, timeZone) === day)));
}

/** The instants from which (inclusive) and until which (exclusive) a period of days lasts; null means no limit. */
export function periodBounds(first: Day | null, last: Day | null): [from: Date | null, until: Date | null] {
  return [first ? startOfDay(first) : null, last ? startOfDay(addDays(last, 1)) : null];
}

/** The day `days` later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY));
}

/** The same day of the month `months` later, clamped to the end of that month: Jan 31 + 1 = Feb 28 or 29. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return dayOf(first);
}

/** Whole days from one day to another; negative when `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}
