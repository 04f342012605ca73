import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { formatDate, t } from '@fsvp/ui';

/** 'Chittagong, Bangladesh'. */
export function locationOf({ city, country }: Pick<Supplier, 'city' | 'country'>): string {
  return [city, country].filter(Boolean).join(', ');
}

/** When the next verification is due: 'Mar 5, 2027', 'Now' for who was never verified, 'Not owed'. Lists are in this order. */
export function nextDueText({ fsvpRequired, nextVerificationDate }: Supplier): string {
  if (!fsvpRequired) return t({ defaultMessage: 'Not owed' });
  return formatDate(nextVerificationDate, t({ defaultMessage: 'Now' }));
}

/** '12 months'. */
export function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
