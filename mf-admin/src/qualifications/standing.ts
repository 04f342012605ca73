import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { Qualification } from '@fsvp/contracts/program/qualified-individual';

/** An end within so many days is pointed out. */
export const ENDS_SOON_DAYS = 30;

/** What a day that something ends on means today. */
export type Ending = 'ended' | 'ends_soon' | 'far';

/** @param from today, in the suite's time zone */
export function endingOf(lastDay: Day, from: Day = today()): Ending {
  if (lastDay < from) return 'ended';
  return lastDay <= addDays(from, ENDS_SOON_DAYS) ? 'ends_soon' : 'far';
}

/** What the signed qualification of a person is worth today. */
export type Standing = 'none' | 'begins_later' | 'valid' | 'ends_soon' | 'ended';

type Validity = Pick<Qualification, 'validFrom' | 'validUntil'>;

/** @param signed the signed qualification, if there is one */
export function standingOf(signed: Validity | null | undefined, from: Day = today()): Standing {
  if (!signed) return 'none';
  const ending = signed.validUntil === null ? 'far' : endingOf(signed.validUntil, from);
  if (ending === 'ended') return 'ended';
  if (signed.validFrom > from) return 'begins_later';
  return ending === 'far' ? 'valid' : ending;
}

/** Whether it allows to sign today. */
export const countsToday = (standing: Standing) => standing === 'valid' || standing === 'ends_soon';
