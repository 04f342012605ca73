import { isoDay } from '@fsvp/ui';

/** The instant that a record has, while the form still shows its day; so saving another field does not move a time that was recorded. */
export function keepInstant(day: string | null, saved: string | null | undefined): string | null {
  return saved && day === isoDay(saved) ? saved : day;
}
