import type { Supplier } from '@fsvp/contracts/suppliers/supplier';

/** 'Chittagong, Bangladesh'. */
export function locationOf({ city, country }: Pick<Supplier, 'city' | 'country'>): string {
  return [city, country].filter(Boolean).join(', ');
}

/** '12 months'. */
export function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
