import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { addMonths, type Day } from '../core/calendar-day.js';
import { countryCode } from '../core/country.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  idParams,
  notInFuture,
  nullableText,
  optionalId,
  recordFields,
  recordQuery,
  requiredText,
} from '../core/fields.js';

/**
 * Checks of a supplier in a country whose food safety system FDA has recognised (21 CFR 1.513(b)): that its food is in
 * the scope of the recognition, and that it is in good standing. (Specification: beyond/fsvp-file.md, 1 and 4.)
 */

export const STANDING_CHECK_KINDS = ['scope', 'standing'] as const;
export type StandingCheckKind = (typeof STANDING_CHECK_KINDS)[number];

/** The one table of what each kind is, which requirement it satisfies, and how many months it counts. */
export const STANDING_CHECK_RULES: Record<
  StandingCheckKind,
  { label: string; code: 'EQ-1' | 'EQ-2'; citation: string; months: number }
> = {
  // "annually", 1.513(b)(1).
  scope: { label: 'Country and scope', code: 'EQ-1', citation: '1.513(b)(1)', months: 12 },
  // "monitor", without a period: ours is half a year (FDA's guidance of January 2023, M.3).
  standing: { label: 'Good standing', code: 'EQ-2', citation: '1.513(b)(2)', months: 6 },
};

/** The last day on which a check counts. */
export function checkValidUntil(kind: StandingCheckKind, checkedOn: Day): Day {
  return addMonths(checkedOn, STANDING_CHECK_RULES[kind].months);
}

const fields = {
  /** ISO 3166. */
  countryCode: z.string('Choose the country of the supplier').check(
    z.overwrite((text) => countryCode(text) ?? ''),
    z.regex(/^[A-Z]{2}$/, 'Choose the country of the supplier'),
  ),
  authority: requiredText(255, 'Enter the authority of the country'),
  /** In scope, or in good standing. */
  found: z.boolean('Enter what the check found'),
  how: requiredText(2000, 'Describe how it was checked'),
  documentId: optionalId,
  checkedOn: calendarDay('Enter the day of the check').check(notInFuture('The day of the check is in the future')),
};

export const standingCheckCreate = z
  .object({ kind: z.enum(STANDING_CHECK_KINDS, 'Choose what was checked'), ...fields })
  .check(z.meta({ id: 'StandingCheckCreate' }));
export type StandingCheckCreate = z.output<typeof standingCheckCreate>;
/** The kind stays: another check is another record. */
export const standingCheckUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'StandingCheckUpdate' }));
export type StandingCheckUpdate = z.output<typeof standingCheckUpdate>;

export const standingCheck = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    kind: z.enum(STANDING_CHECK_KINDS),
    countryCode: z.string(),
    authority: z.string(),
    found: z.boolean(),
    how: z.string(),
    documentId: nullableText,
    checkedOn: z.string(),
    /** The last day on which it counts. */
    validUntil: z.string(),
  })
  .check(z.meta({ id: 'StandingCheck' }));
export type StandingCheck = z.output<typeof standingCheck>;

const tag = 'FSVP files';
const ofFile = '/api/fsvp-files/{id}/standing-checks';
const one = '/api/standing-checks/{id}';

export const listStandingChecks = defineCall({
  id: 'listStandingChecks',
  method: 'GET',
  path: ofFile,
  summary: 'All checks of scope and standing of one FSVP file, the latest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ standingChecks: z.array(standingCheck), total: z.int() })
    .check(z.meta({ id: 'StandingCheckList' })),
});
export const createStandingCheck = defineCall({
  id: 'createStandingCheck',
  method: 'POST',
  path: ofFile,
  summary: 'Record what a check of the scope or the standing of a supplier found',
  tag,
  access: write('program:write'),
  params: idParams,
  body: standingCheckCreate,
  response: standingCheck,
  location: one,
});
export const getStandingCheck = defineCall({
  id: 'getStandingCheck',
  method: 'GET',
  path: one,
  summary: 'One check of scope or standing',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: standingCheck,
});
export const updateStandingCheck = defineCall({
  id: 'updateStandingCheck',
  method: 'PUT',
  path: one,
  summary: 'Correct a check; its kind and file stay',
  tag,
  access: write('program:write'),
  params: idParams,
  body: standingCheckUpdate,
  response: standingCheck,
});
export const deleteStandingCheck = defineCall({
  id: 'deleteStandingCheck',
  method: 'DELETE',
  path: one,
  summary: 'Delete a check that was recorded by mistake; the event log keeps it',
  tag,
  access: write('program:write'),
  params: idParams,
});
