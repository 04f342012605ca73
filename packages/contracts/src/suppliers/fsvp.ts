import { addDays, addMonths, type Day, dayOfInstant, today as currentDay } from '../core/calendar-day.js';

export const FSVP_STATUSES = ['compliant', 'due_soon', 'overdue', 'not_required'] as const;
export type FsvpStatus = (typeof FSVP_STATUSES)[number];

/** Labels of the FSVP Compliance screen (spec-map: states-9). */
export const FSVP_STATUS_LABELS: Record<FsvpStatus, string> = {
  compliant: 'Compliant',
  due_soon: 'Due Soon',
  overdue: 'Overdue',
  not_required: 'Not Required',
};

export const DEFAULT_FREQUENCY_MONTHS = 12;
export const DUE_SOON_DAYS = 30;

export interface VerificationClock {
  fsvpRequired: boolean;
  /** ISO instant; null when the supplier was never verified. */
  lastVerificationDate: string | null;
  verificationFrequencyMonths: number | null;
}

/** The day on which the next verification is due; null before the first one (spec-map: derived-3, derived-4). */
export function nextVerificationDay(
  clock: Pick<VerificationClock, 'lastVerificationDate' | 'verificationFrequencyMonths'>,
): Day | null {
  if (!clock.lastVerificationDate) return null;
  return addMonths(
    dayOfInstant(clock.lastVerificationDate),
    clock.verificationFrequencyMonths ?? DEFAULT_FREQUENCY_MONTHS,
  );
}

/** FSVP status by calendar days (spec-map: states-9, derived-3). 21 CFR 1.505 and 1.506 require the reevaluation. */
export function fsvpStatus(clock: VerificationClock, today: Day = currentDay()): FsvpStatus {
  if (!clock.fsvpRequired) return 'not_required';
  const due = nextVerificationDay(clock);
  if (!due || due < today) return 'overdue';
  return due <= addDays(today, DUE_SOON_DAYS) ? 'due_soon' : 'compliant';
}
