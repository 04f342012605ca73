import { CALENDAR_KINDS } from '@fsvp/contracts/core/calendar-entry';
import { urlChoice, urlId, type UrlField, type UrlState } from '@fsvp/web-kit';

export const VIEWS = ['day', 'month', 'year', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** A calendar day that exists. */
const urlDay = (): UrlField<string | undefined> => ({
  parse: ([value = '']) => (/^20\d\d-\d\d-\d\d$/.test(value) && isDay(value) ? value : undefined),
  format: (value) => (value ? [value] : []),
});
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

export const calendarUrl = {
  /** Without it, a month where there is room for one, else an agenda. */
  view: urlChoice(VIEWS),
  /** Without it, today. */
  day: urlDay(),
  supplier: urlId(),
  food: urlId(),
  person: urlId(),
  kind: urlChoice(CALENDAR_KINDS),
};
export type CalendarState = UrlState<typeof calendarUrl>;

export const UNFILTERED = {
  supplier: undefined,
  food: undefined,
  person: undefined,
  kind: undefined,
} satisfies Partial<CalendarState>;

export const isFiltered = ({ supplier, food, person, kind }: CalendarState): boolean =>
  Boolean(supplier ?? food ?? person ?? kind);

/** The address of one day, with the same filters. */
export function dayHref(day: string, { supplier, food, person, kind }: CalendarState): string {
  const query = Object.entries({ view: 'day', day, supplier, food, person, kind });
  return `/calendar?${new URLSearchParams(query.filter((entry): entry is [string, string] => Boolean(entry[1]))).toString()}`;
}
