import { perLanguage } from './language.js';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

const pluralize = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Full calendar months between two instants. */
function monthsBetween(earlier: Date, later: Date): number {
  const months = (later.getFullYear() - earlier.getFullYear()) * 12 + later.getMonth() - earlier.getMonth();
  const reached = new Date(earlier);
  reached.setMonth(earlier.getMonth() + months);
  return reached > later ? months - 1 : months;
}

/** The approximate time between two instants by the local clock: 'about 2 hours', '3 days', 'over 1 year'. */
export function timeDistance(earlier: Date, later: Date): string {
  const changeOfClocks = earlier.getTimezoneOffset() - later.getTimezoneOffset();
  const minutes = Math.round((later.getTime() - earlier.getTime()) / MINUTE) + changeOfClocks;
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return pluralize(minutes, 'minute');
  if (minutes < 90) return 'about 1 hour';
  if (minutes < DAY) return `about ${pluralize(Math.round(minutes / HOUR), 'hour')}`;
  if (minutes < 42 * HOUR) return '1 day';
  if (minutes < MONTH) return pluralize(Math.round(minutes / DAY), 'day');
  if (minutes < 2 * MONTH) return `about ${pluralize(Math.round(minutes / MONTH), 'month')}`;
  const months = monthsBetween(earlier, later);
  if (months < 12) return pluralize(Math.round(minutes / MONTH), 'month');
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (rest < 3) return `about ${pluralize(years, 'year')}`;
  return rest < 9 ? `over ${pluralize(years, 'year')}` : `almost ${pluralize(years + 1, 'year')}`;
}

const relative = perLanguage((language) => new Intl.RelativeTimeFormat(language));
const UNITS = [
  ['year', 365 * DAY],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
] as const;

/** The same for other languages than English, in the words of Intl, which has no 'about': 'hace 2 horas'. */
export function relativeTime(date: Date, now: Date): string {
  const minutes = (date.getTime() - now.getTime()) / MINUTE;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(minutes) >= size) ?? ['minute', 1];
  return relative().format(Math.round(minutes / size), unit);
}
