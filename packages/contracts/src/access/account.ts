import * as z from 'zod/mini';
import { ROLES } from './roles.js';
import { person, READ } from '../core/access.js';
import { addDays, today } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  clean,
  idParams,
  instantText,
  nullableInstant,
  nullableText,
  optionalText,
  pageQuery,
  recordFields,
  repeatedIds,
  requiredText,
  search,
} from '../core/fields.js';

/** Named accounts, as administrators see and change them (beyond/e-signature.md, 1 to 3). */

export const ACCOUNT_STATUSES = ['invited', 'active', 'disabled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** An auditor's account ends at most this many days ahead. */
export const AUDITOR_MAX_DAYS = 90;
/** An invitation is valid for so long, once. */
export const INVITATION_HOURS = 72;
/** The link for the first administrator. */
export const SET_UP_HOURS = 24;

export const account = z
  .object({
    ...recordFields,
    email: z.string(),
    firstName: nullableText,
    lastName: nullableText,
    /** Printed with signatures, such as 'Quality Manager'. */
    title: nullableText,
    role: z.enum(ROLES),
    status: z.enum(ACCOUNT_STATUSES),
    /** Who made sure that the account is this person's, and how (21 CFR 11.100(b)). */
    identityVerified: z.nullable(z.object({ by: z.string(), byName: nullableText, at: instantText, how: z.string() })),
    /** The last day of the account; an auditor always has one. */
    expiresOn: nullableText,
    language: z.string(),
    hasSecondFactor: z.boolean(),
    /** While an invitation can be accepted. */
    invitedUntil: nullableInstant,
    lastSignInAt: nullableInstant,
    passwordChangedAt: nullableInstant,
  })
  .check(z.meta({ id: 'Account' }));
export type Account = z.output<typeof account>;

/** The account's name as it is shown and printed. */
export function accountName({ firstName, lastName, email }: Pick<Account, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export const accountEmail = z
  .string('Enter an email address')
  .check(
    clean,
    z.toLowerCase(),
    z.minLength(1, 'Enter an email address'),
    z.maxLength(255, 'At most 255 characters'),
    z.regex(z.regexes.html5Email, 'Enter an email address such as name@example.com'),
  );

const role = z.enum(ROLES, `One of ${ROLES.join(', ')}`);

const accountFields = {
  firstName: requiredText(100, 'Enter a first name'),
  lastName: requiredText(100, 'Enter a last name'),
  title: optionalText(100),
  role,
  expiresOn: z.optional(z.nullable(calendarDay('Enter a day such as 2026-03-05'))),
};

interface Ending {
  role?: (typeof ROLES)[number] | undefined;
  expiresOn?: string | null | undefined;
}

/** Why this last day is not allowed; undefined if it is. @param from today, in the suite's time zone */
export function endingError({ role: of, expiresOn }: Ending, from: string): string | undefined {
  if (of === 'auditor' && !expiresOn) return "Enter the last day of the auditor's access";
  if (expiresOn && expiresOn < from) return 'Choose today or a later date';
  if (of === 'auditor' && expiresOn && expiresOn > addDays(from, AUDITOR_MAX_DAYS))
    return `An auditor's access ends within ${AUDITOR_MAX_DAYS} days`;
  return undefined;
}

const checkEnding = z.check<Ending>(({ value, issues }) => {
  const message = endingError(value, today());
  if (message) issues.push({ code: 'custom', message, path: ['expiresOn'], input: value });
});

export const accountCreate = z
  .object({ email: accountEmail, ...accountFields })
  .check(checkEnding, z.meta({ id: 'AccountCreate' }));

/** Absent fields keep their value. `identityVerified: null` takes the confirmation back. */
export const accountUpdate = z
  .object({
    ...z.partial(z.object(accountFields)).shape,
    identityVerified: z.optional(z.nullable(z.object({ how: requiredText(500, 'Enter how you verified it') }))),
  })
  .check(z.meta({ id: 'AccountUpdate' }));

/** A link that is shown once: only its hash is stored. */
export const invitationLink = z.object({ path: z.string(), expiresAt: instantText });
export type InvitationLink = z.output<typeof invitationLink>;

export const invitedAccount = z.object({ account, invitation: invitationLink }).check(z.meta({ id: 'InvitedAccount' }));
export type InvitedAccount = z.output<typeof invitedAccount>;

const tag = 'Accounts';
const one = '/api/users/{id}';

export const ACCOUNT_SORTS = ['name', 'email', 'role', 'status', 'lastSignInAt', 'expiresOn'] as const;

/** Most people of one answer. */
export const MAX_PEOPLE = 100;

export const listPeople = defineCall({
  id: 'listPeople',
  method: 'GET',
  path: '/api/people',
  summary: 'Names of the people with an account, to choose somebody or to name who is responsible',
  tag,
  access: READ,
  query: z.object({
    search,
    /** These people, also those whose account is disabled. */
    id: repeatedIds(MAX_PEOPLE),
  }),
  response: z
    .object({
      people: z.array(
        z.object({ id: z.string(), name: z.string(), title: nullableText }).check(z.meta({ id: 'Person' })),
      ),
      total: z.int(),
    })
    .check(z.meta({ id: 'PersonList' })),
});

export const listAccounts = defineCall({
  id: 'listAccounts',
  method: 'GET',
  path: '/api/users',
  summary: 'Accounts, by name',
  tag,
  access: person('administer'),
  query: z.object({
    ...pageQuery(ACCOUNT_SORTS),
    status: z.optional(z.enum(ACCOUNT_STATUSES, `One of ${ACCOUNT_STATUSES.join(', ')}`)),
    role: z.optional(role),
  }),
  response: z.object({ users: z.array(account), total: z.int() }).check(z.meta({ id: 'AccountList' })),
});
export const getAccount = defineCall({
  id: 'getAccount',
  method: 'GET',
  path: one,
  summary: 'An account',
  tag,
  access: person('administer'),
  params: idParams,
  response: account,
});
export const inviteAccount = defineCall({
  id: 'inviteAccount',
  method: 'POST',
  path: '/api/users',
  summary: `Invite a person; the link in the answer is shown once and valid for ${INVITATION_HOURS} hours`,
  tag,
  access: person('administer'),
  body: accountCreate,
  response: invitedAccount,
  location: '/api/users/{account.id}',
});
export const updateAccount = defineCall({
  id: 'updateAccount',
  method: 'PUT',
  path: one,
  summary: 'Change name, title, role, last day or confirmed identity of an account',
  tag,
  access: person('administer'),
  params: idParams,
  body: accountUpdate,
  response: account,
});
export const renewInvitation = defineCall({
  id: 'renewInvitation',
  method: 'POST',
  path: `${one}/invitation`,
  summary: 'A new link for a person, to accept the invitation or to choose a new password; earlier links end',
  tag,
  access: person('administer'),
  params: idParams,
  body: z
    .object({
      /** For a person who lost it: the link then asks for no code. */
      removeSecondFactor: z._default(z.boolean('Choose true or false'), false),
    })
    .check(z.meta({ id: 'InvitationRenewal' })),
  response: invitedAccount,
});
export const disableAccount = defineCall({
  id: 'disableAccount',
  method: 'POST',
  path: `${one}/disable`,
  summary: 'Disable an account; its sessions and tokens end, its signatures stay valid',
  tag,
  access: person('administer'),
  params: idParams,
  response: account,
  status: 200,
});
export const enableAccount = defineCall({
  id: 'enableAccount',
  method: 'POST',
  path: `${one}/enable`,
  summary: 'Let a disabled account sign in again with its own password; its tokens stay revoked',
  tag,
  access: person('administer'),
  params: idParams,
  response: account,
  status: 200,
});
