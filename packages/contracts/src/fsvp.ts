import { addDays, addMonths, dayOf, today as todayUtc, type Day } from './calendar-day.js';

export const FSVP_STATUSES = ['compliant', 'due_soon', 'overdue', 'not_required'] as const;
export type FsvpStatus = (typeof FSVP_STATUSES)[number];

/** Labels of specification §2, FSVP Compliance. */
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
  /** ISO instant, or null when the supplier was never verified. */
  lastVerificationDate: string | null;
  verificationFrequencyMonths: number | null;
}

/** The day the next verification is due, or null when there was none yet (decisions §3: month end clamped). */
export function nextVerificationDay(
  clock: Pick<VerificationClock, 'lastVerificationDate' | 'verificationFrequencyMonths'>,
): Day | null {
  if (!clock.lastVerificationDate) return null;
  return addMonths(dayOf(clock.lastVerificationDate), clock.verificationFrequencyMonths ?? DEFAULT_FREQUENCY_MONTHS);
}

/** FSVP status by calendar days in UTC (specification §4, decisions §3; 21 CFR 1.505-1.506 ask for the reevaluation behind it). */
export function fsvpStatus(clock: VerificationClock, today: Day = todayUtc()): FsvpStatus {
  return fsvpStatusDue(clock.fsvpRequired, nextVerificationDay(clock), today);
}

/** The same from the day the next verification is due; null when there was none yet. @param lastSoon the last day that counts as soon, for whoever asks of many */
export function fsvpStatusDue(
  fsvpRequired: boolean,
  due: Day | null,
  today: Day = todayUtc(),
  lastSoon: Day = addDays(today, DUE_SOON_DAYS),
): FsvpStatus {
  if (!fsvpRequired) return 'not_required';
  if (!due || due < today) return 'overdue';
  return due <= lastSoon ? 'due_soon' : 'compliant';
}
