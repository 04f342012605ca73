/** A calendar day as 'yyyy-MM-dd'. Days compare as text. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

/** The UTC day of an instant. */
export function dayOf(instant: string | Date): Day {
  return (typeof instant === 'string' ? new Date(instant) : instant).toISOString().slice(0, 10);
}

/** Today's UTC day. */
export function today(now: Date = new Date()): Day {
  return dayOf(now);
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
