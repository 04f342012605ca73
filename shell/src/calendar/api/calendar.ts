import { getCalendar } from '@fsvp/contracts/catalogue/calendar';
import { CALENDAR_DAY_GROUPS, CALENDAR_GROUP_ENTRIES } from '@fsvp/contracts/core/calendar-entry';
import { addDays, type Day } from '@fsvp/contracts/core/calendar-day';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { CalendarState, CalendarView } from '../calendar.url.js';
import { periodOf } from '../period.js';

/** What is overdue before the first day of an agenda is counted for so long. */
const OVERDUE_DAYS = 90;

/** How much of a day each view shows. */
const DETAIL = {
  day: { groups: CALENDAR_DAY_GROUPS, entries: CALENDAR_GROUP_ENTRIES },
  month: { groups: 3, entries: 1 },
  agenda: { groups: 50, entries: 5 },
  year: { detail: 'counts' },
} as const;

const filtersOf = ({ supplier, food, person, kind }: CalendarState) => ({
  supplierId: supplier,
  foodId: food,
  personId: person,
  kind: kind && [kind],
});

export function useCalendar(view: CalendarView, day: Day, state: CalendarState) {
  return useApiQuery(
    getCalendar,
    { query: { ...periodOf(view, day), ...filtersOf(state), ...DETAIL[view] } },
    { placeholderData: keepPreviousData },
  );
}

/** What is overdue before a day; undefined while that is not known, or nothing is. */
export function useEarlierOverdue(before: Day, state: CalendarState, enabled: boolean) {
  const query = {
    from: addDays(before, -OVERDUE_DAYS),
    to: addDays(before, -1),
    ...filtersOf(state),
    detail: 'counts',
  } as const;
  const { data } = useApiQuery(getCalendar, { query }, { enabled });
  const days = enabled ? (data?.days.filter(({ overdue }) => overdue > 0) ?? []) : [];
  return days[0] && { first: days[0].day, count: days.reduce((sum, { overdue }) => sum + overdue, 0) };
}
