import * as z from 'zod/mini';
import { accountEmail } from './account.js';
import { ROLES } from './roles.js';
import { user } from './user.js';
import { person, PUBLIC } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { id, instantText, nullableText, optionalText, requiredText } from '../core/fields.js';

/** How people get into their account, and what they set up for themselves (beyond/e-signature.md, 2). */

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 1000;
const tag = 'Accounts';

/** Choosing a password: 12 to 1,000 characters; further rules need the server. */
export const newPassword = z
  .string('Choose a password')
  .check(
    z.minLength(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters`),
    z.maxLength(MAX_PASSWORD, 'At most 1,000 characters'),
  );
const givenPassword = z
  .string('Enter your password')
  .check(z.minLength(1, 'Enter your password'), z.maxLength(MAX_PASSWORD, 'At most 1,000 characters'));
/** The six digits of an authenticator app; blanks between them are ignored. */
export const totpCode = z.string('Enter the code').check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits'),
);

const invitationParams = z.object({ token: z.string() });

export const invitation = z
  .object({
    /** 'set-up': the first administrator, who enters the e-mail address too. */
    kind: z.enum(['set-up', 'invitation', 'recovery']),
    email: nullableText,
    firstName: nullableText,
    lastName: nullableText,
    role: z.enum(ROLES),
    /** Whether accepting it needs a code of the account's second factor. */
    codeRequired: z.boolean(),
    expiresAt: instantText,
  })
  .check(z.meta({ id: 'Invitation' }));
export type Invitation = z.output<typeof invitation>;

export const getInvitation = defineCall({
  id: 'getInvitation',
  method: 'GET',
  path: '/api/auth/invitations/{token}',
  summary: 'What an invitation is for; 410 when it was used or has ended',
  tag,
  access: PUBLIC,
  params: invitationParams,
  response: invitation,
  public: true,
});
export const invitationAcceptance = z
  .object({
    password: newPassword,
    /** Required for the first administrator. */
    email: z.optional(accountEmail),
    firstName: z.optional(requiredText(100, 'Enter your first name')),
    lastName: z.optional(requiredText(100, 'Enter your last name')),
    title: optionalText(100),
    /** Of the second factor, when the link asks for it. */
    code: z.optional(totpCode),
  })
  .check(z.meta({ id: 'InvitationAcceptance' }));
export const acceptInvitation = defineCall({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/auth/invitations/{token}',
  summary: 'Accept an invitation with a password, and sign in',
  tag,
  access: PUBLIC,
  params: invitationParams,
  body: invitationAcceptance,
  response: user,
  status: 200,
  public: true,
});

/** What the sign-in page offers. */
export const signInOptions = z
  .object({
    sharedLogin: z.boolean(),
    /** Whether a named account exists. */
    accounts: z.boolean(),
    /** The name of the single sign-on provider. */
    provider: nullableText,
  })
  .check(z.meta({ id: 'SignInOptions' }));
export type SignInOptions = z.output<typeof signInOptions>;

export const getSignInOptions = defineCall({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/api/auth/sign-in-options',
  summary: 'The ways to sign in',
  tag,
  access: PUBLIC,
  response: signInOptions,
  public: true,
});

/** Pages, which the browser opens: they lead to the provider and back to the suite. */
export const startOidc = defineCall({
  id: 'startOidc',
  method: 'GET',
  path: '/api/auth/oidc/start',
  summary: 'Sign in at the single sign-on provider',
  tag,
  access: PUBLIC,
  responseType: 'text/html',
  status: 302,
  public: true,
  browserOnly: true,
});
export const finishOidc = defineCall({
  id: 'finishOidc',
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Comes back from the single sign-on provider',
  /** The parameters are the identity provider's, which may send further ones. */
  query: z.looseObject({}),
  tag,
  access: PUBLIC,
  responseType: 'text/html',
  status: 302,
  public: true,
  browserOnly: true,
});

export const signOutOidc = defineCall({
  id: 'signOutOidc',
  method: 'GET',
  path: '/api/auth/oidc/sign-out',
  summary: 'Sign out at the single sign-on provider, after signing out here',
  tag,
  access: PUBLIC,
  responseType: 'text/html',
  status: 302,
  public: true,
  browserOnly: true,
});

/** The sentence of the sign-in page after `/#sign-in=<reason>`. */
export const SIGN_IN_FAILURES = {
  unavailable: 'Single sign-on is not responding. Try again, or use another way to sign in.',
  refused: 'Single sign-on did not confirm who you are. Try again.',
  'no-role': 'Your account has no role in this suite. Ask your administrator.',
  'no-email': 'Single sign-on did not send an email address for you (claim email). Ask your administrator.',
  'email-unverified':
    'Single sign-on did not confirm your email address (claim email_verified). Ask your administrator.',
  'address-taken': 'Another account of this suite has your email address. Ask your administrator.',
  disabled: 'This account cannot sign in. Ask your administrator.',
  invited: 'Open the link in your invitation and choose a password first. After that, you can use single sign-on.',
} as const;

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the own password; other sessions of the account end',
  tag,
  access: person('self'),
  body: z.object({ currentPassword: givenPassword, newPassword }).check(z.meta({ id: 'PasswordChange' })),
  status: 204,
});

export const totpSetUp = z
  .object({
    /** Base32, to be typed into an authenticator app. */
    secret: z.string(),
    /** otpauth://, for a QR code. */
    uri: z.string(),
  })
  .check(z.meta({ id: 'SecondFactorSetUp' }));
export type TotpSetUp = z.output<typeof totpSetUp>;

export const beginTotp = defineCall({
  id: 'beginTotp',
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'Begin to set up a second factor; it counts once a code of it was confirmed',
  tag,
  access: person('self'),
  body: z.object({ password: givenPassword }).check(z.meta({ id: 'SecondFactorBegin' })),
  response: totpSetUp,
});
export const confirmTotp = defineCall({
  id: 'confirmTotp',
  method: 'PUT',
  path: '/api/auth/totp',
  summary: 'Confirm the second factor with a code of it',
  tag,
  access: person('self'),
  body: z.object({ code: totpCode }).check(z.meta({ id: 'SecondFactorConfirm' })),
  status: 204,
});
export const removeTotp = defineCall({
  id: 'removeTotp',
  method: 'POST',
  path: '/api/auth/totp/remove',
  summary: 'Remove the own second factor, with the password and a code of it',
  tag,
  access: person('self'),
  body: z.object({ password: givenPassword, code: totpCode }).check(z.meta({ id: 'SecondFactorRemove' })),
  status: 204,
});

export const ownSession = z
  .object({
    id: z.string(),
    /** The session of this request. */
    current: z.boolean(),
    openedAt: instantText,
    lastSeenAt: instantText,
    address: nullableText,
    /** The browser, as it names itself. */
    userAgent: nullableText,
  })
  .check(z.meta({ id: 'OwnSession' }));
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The own open sessions, the last used first; of a shared session only itself',
  tag,
  access: person('self'),
  response: z
    .object({
      sessions: z.array(ownSession),
      total: z.int(),
      /** Ending sessions asks for the own password. */
      needsPassword: z.boolean(),
    })
    .check(z.meta({ id: 'OwnSessionList' })),
});
const sessionsEnd = z
  .object({
    /** Required of an account that has one. */
    password: z.optional(givenPassword),
  })
  .check(z.meta({ id: 'SessionsEnd' }));
export const endOwnSession = defineCall({
  id: 'endOwnSession',
  method: 'POST',
  path: '/api/auth/sessions/{id}/end',
  summary: 'End one of the own sessions, with the password',
  tag,
  access: person('self'),
  params: z.object({ id }),
  body: sessionsEnd,
  status: 204,
});
export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'End all own sessions but this one, with the password',
  tag,
  access: person('self'),
  body: sessionsEnd,
  status: 204,
});
