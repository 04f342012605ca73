import * as z from 'zod/mini';
import { type Day, dayOf, today as currentDay } from '../core/calendar-day.js';
import { dunsText } from '../core/duns.js';
import { clean, optionalCalendarDate, optionalText } from '../core/fields.js';

/** What identifies a supplier and its plants for FDA, customs and authorities of its country. */

/** Digits that are printed with hyphens or blanks, too. */
const digits = (pattern: RegExp, message: string) =>
  z.string().check(
    clean,
    z.overwrite((text) => text.replace(/[\s\p{Pd}]/gu, '')),
    z.regex(pattern, message),
  );

/** Null and blank clear it. */
const optional = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.nullable(z.string().check(clean)),
        z.transform((value) => value || null),
      ),
      z.nullable(text),
    ),
  );

export const supplierIdentityFields = {
  /** Also its unique facility identifier (UFI), for which FDA takes the DUNS number. */
  duns: optional(dunsText),
  /** FDA Establishment Identifier: 10 digits; old ones that FDA publishes have as few as 4. */
  fei: optional(digits(/^\d{1,10}$/, 'Enter the FEI number, at most 10 digits')),
  fdaRegistration: optional(digits(/^\d{11}$/, 'Enter the 11 digits of the FDA registration number')),
  fdaRegistrationEnd: optionalCalendarDate(),
  approvalNumbers: optionalText(500),
  tradeNames: optionalText(500),
  sites: optionalText(2000),
};

export type RegistrationState = 'registered' | 'renew' | 'ended';
export const REGISTRATION_STATE_LABELS: Record<RegistrationState, string> = {
  registered: 'Registered',
  renew: 'Renew by December 31',
  ended: 'Ended',
};

/** Registrations of food facilities are renewed from October 1 to December 31 of each even year. */
export function registrationState(end: string, today: Day = currentDay()): RegistrationState {
  const last = dayOf(end);
  if (last < today) return 'ended';
  const year = today.slice(0, 4);
  return Number(year) % 2 === 0 && last === `${year}-12-31` && today >= `${year}-10-01` ? 'renew' : 'registered';
}

const numbersOf = (text: string | null) =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((one) => one.replace(/[\s\p{P}]/gu, '').toUpperCase())
    .filter(Boolean);

type PlantNumbers = { fei: string | null; approvalNumbers: string | null };

/** Whether two suppliers have numbers of plants, and other ones: they are different plants, whatever their names are. */
export function areDifferentPlants(one: PlantNumbers, other: PlantNumbers): boolean {
  if (one.fei && other.fei) return one.fei !== other.fei;
  const [numbers, others] = [numbersOf(one.approvalNumbers), numbersOf(other.approvalNumbers)];
  return numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number));
}
