import type { Calendar, CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import {
  CALENDAR_KINDS,
  CALENDAR_STATES,
  type CalendarEntries,
  type CalendarGroup,
} from '@fsvp/contracts/core/calendar-entry';

const placeOf = ({ state, kind }: CalendarGroup) =>
  CALENDAR_STATES.indexOf(state) * CALENDAR_KINDS.length + CALENDAR_KINDS.indexOf(kind);

/** Merges the parts of the services: days in order, and in each the overdue groups first. @param groups most groups of a day */
export function buildDays(
  parts: readonly CalendarEntries[],
  groups: number,
): Pick<Calendar, 'total' | 'days' | 'kinds'> {
  const days = new Map<string, CalendarDay>();
  const kinds = new Map<string, number>();
  const dayOf = (day: string): CalendarDay => {
    const found = days.get(day) ?? { day, total: 0, overdue: 0, due: 0, done: 0, groups: [] };
    days.set(day, found);
    return found;
  };
  let total = 0;
  for (const { counts, groups: found } of parts) {
    for (const { day, kind, state, count } of counts) {
      const counted = dayOf(day);
      counted.total += count;
      counted[state] += count;
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      total += count;
    }
    for (const { day, group } of found) dayOf(day).groups.push(group);
  }
  for (const day of days.values())
    day.groups = day.groups.sort((one, other) => placeOf(one) - placeOf(other)).slice(0, groups);
  return {
    total,
    days: [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1)),
    kinds: CALENDAR_KINDS.flatMap((kind) => {
      const count = kinds.get(kind);
      return count ? [{ kind, count }] : [];
    }),
  };
}
