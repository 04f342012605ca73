import * as z from 'zod/mini';
import { account, ACCOUNT_STATUSES } from './account.js';
import { ROLES } from './roles.js';
import { CHANGED, DELETED, NEW, NEW_OR_CHANGED } from '../core/event.js';
import { instantText, nullableInstant, nullableText } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';

const identified = z.looseObject({ id: z.string() });

export const userRecord = defineStoredRecord({
  type: 'user',
  service: 'gateway',
  response: account,
  derived: ['hasSecondFactor', 'invitedUntil', 'lastSignInAt'],
  more: {
    deletedAt: nullableInstant,
    // Null, and the role `user`, for the user of the shared password.
    email: nullableText,
    status: z.nullable(z.enum(ACCOUNT_STATUSES)),
    role: z.enum([...ROLES, 'user']),
    profileImageUrl: nullableText,
    totpConfirmedAt: nullableInstant,
    oidcSubject: nullableText,
  },
  notShown: 'accounts are for administrators',
  data: z.looseObject({
    id: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(ACCOUNT_STATUSES),
  }),
  events: {
    created: { ...NEW, data: identified },
    updated: { ...CHANGED, data: identified },
    invited: NEW_OR_CHANGED,
    activated: CHANGED,
    'role-changed': CHANGED,
    disabled: CHANGED,
    enabled: CHANGED,
  },
});
export const {
  created: userCreated,
  updated: userUpdated,
  invited: userInvited,
  activated: userActivated,
  'role-changed': userRoleChanged,
  disabled: userDisabled,
  enabled: userEnabled,
} = userRecord.events;

export const sessionRecord = defineStoredRecord({
  type: 'session',
  service: 'gateway',
  more: {
    id: z.string(),
    version: z.int(),
    userId: z.string(),
    openedAt: instantText,
    // Absent from sessions of earlier releases.
    kind: z.optional(z.enum(['shared', 'named'])),
    address: z.optional(z.string()),
    userAgent: z.optional(nullableText),
    singleSignOn: z.optional(z.boolean()),
  },
  notShown: 'accounts are for administrators',
  data: z.looseObject({ id: z.string() }),
  events: { opened: NEW, closed: DELETED },
});
export const { opened: sessionOpened, closed: sessionClosed } = sessionRecord.events;

export const signingRecord = defineStoredRecord({
  type: 'signing',
  service: 'gateway',
  more: { id: z.string(), version: z.int(), userId: z.string() },
  id: 'FailedSigningRecord',
  notShown: 'a failed attempt, of which the owner of the account is notified',
  data: z.looseObject({ id: z.string(), userId: z.string() }),
  events: { failed: NEW },
});
export const {
  /** A failed attempt to sign in the name of an account, of which its owner gets a notification. */
  failed: signingFailed,
} = signingRecord.events;
