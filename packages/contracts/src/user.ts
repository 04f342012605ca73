import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { instantText, optionalText, nullableText } from './fields.js';
import { PERMISSION_NAMES, PRINCIPAL_KINDS } from './roles.js';

export const user = z
  .object({
    id: z.string(),
    email: nullableText,
    firstName: nullableText,
    lastName: nullableText,
    profileImageUrl: nullableText,
    /** Of an account, its role; of the shared user 'user'. */
    role: z.string(),
    /** The title that signatures print. */
    title: nullableText,
    kind: z.enum(PRINCIPAL_KINDS),
    /** What this user may do: what screens offer. */
    permissions: z.array(z.enum(PERMISSION_NAMES)),
    /** The activities that this person may sign for today. */
    canSign: z.array(z.string()),
    /** The last day of an account that ends, such as an auditor's. */
    expiresOn: nullableText,
    hasSecondFactor: z.boolean(),
    /** Signed in by single sign-on: signing out leads to the provider too. */
    singleSignOn: z.boolean(),
    /** What this person must do before anything else. */
    mustSetUp: z.nullable(z.enum(['second-factor', 'password'])),
    /** The suite's time zone (IANA name), in which days are counted. */
    timeZone: z.string(),
    createdAt: instantText,
    updatedAt: instantText,
  })
  .check(z.meta({ id: 'User' }));
export type User = z.output<typeof user>;

/** Maximum length of a profile picture's data URL. */
export const MAX_PICTURE_CHARACTERS = 150_000;

const picture = z.optional(
  z.nullable(
    z
      .string()
      .check(
        z.maxLength(MAX_PICTURE_CHARACTERS, 'Choose a picture of up to 100 kB'),
        z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/, 'Choose a PNG, JPEG or WebP picture'),
      ),
  ),
);

const tag = 'Access';

export const WRONG_PASSWORD = 'Invalid password. Please try again.';

/** Response header of a failed sign-in whose password was right: the account also needs a code. */
export const CODE_REQUIRED_HEADER = 'x-fsvp-code-required';

/** Failures are plain text that the login screen shows (spec-map: http-28). */
export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with the shared password, or with e-mail and password of an account; failures are plain text',
  tag,
  body: z
    .object({
      password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
      /** Of a named account; then the password is that account's. */
      email: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(255),
            z.regex(z.regexes.html5Email, 'Enter an email address such as name@example.com'),
          ),
      ),
      /** Of its second factor. */
      code: z.optional(z.string().check(z.maxLength(20))),
    })
    .check(z.meta({ id: 'Login' })),
  response: user,
  status: 200,
  public: true,
});
export const logout = defineCall({ method: 'POST', path: '/api/logout', summary: 'Sign out', tag, status: 204 });
export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  tag,
  response: user,
});
export const updateCurrentUser = defineCall({
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Update the names and picture of the user',
  tag,
  body: z
    .object({ firstName: optionalText(100), lastName: optionalText(100), profileImageUrl: picture })
    .check(z.meta({ id: 'UserUpdate' })),
  response: user,
});
