import { isoDay } from '@fsvp/ui';

/**
 * Returns the stored instant if the day is unchanged, so that a form that shows only days does not change the stored
 * time.
 */
export function keepInstant(
  day: string | null,
  saved: string | null | undefined,
  dayOf: (saved: string) => string | undefined = isoDay,
): string | null {
  return saved && day === dayOf(saved) ? saved : day;
}
