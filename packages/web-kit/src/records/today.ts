import { today, type Day } from '@fsvp/contracts/core/calendar-day';

// Modules of releases before 0.3 import these from the host; newer ones use `today` of the contracts.

export const localToday: () => Day = () => today();

export function todayBounds(): { earliest: Day; latest: Day } {
  return { earliest: today(), latest: today() };
}

export const earliestToday: () => Day = () => today();
