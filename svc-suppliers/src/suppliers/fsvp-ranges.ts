import type { FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';

/** When a verification of a row `r` is due, as lists show it: who was never verified is due now, null owes none. */
export const DUE_DAY = `case when r.fsvp_required then coalesce(r.next_verification_day, '-infinity'::date) end`;

/**
 * The FSVP statuses as ranges of the due day, which its index can count without reading rows. Every supplier is in
 * exactly one range.
 * @param today SQL of the current day
 */
export function fsvpRanges(today: string): Record<FsvpStatus, string[]> {
  return {
    not_required: ['not fsvp_required'],
    overdue: ['fsvp_required and next_verification_day is null', `fsvp_required and next_verification_day < ${today}`],
    due_soon: [`fsvp_required and next_verification_day between ${today} and ${today} + 30`],
    compliant: [`fsvp_required and next_verification_day > ${today} + 30`],
  };
}
