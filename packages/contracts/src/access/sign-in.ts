import * as z from 'zod/mini';
import { user } from './user.js';
import { PUBLIC } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { clean } from '../core/fields.js';

/** Signing in, in a file of its own: the pages of a signed-in user do not need it. */

const tag = 'Access';

export const WRONG_PASSWORD = 'Invalid password. Please try again.';

/** At the field of a code that does not count. */
export const CODE_REFUSED =
  'Enter the code that your app shows now. Each code works once, for 30 seconds. If none works, check the clock of your phone.';

/** Response header of a failed sign-in whose password was right: the account also needs a code. */
export const CODE_REQUIRED_HEADER = 'x-fsvp-code-required';

/** Failures are plain text that the login screen shows (spec-map: http-28). */
export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with the shared password, or with e-mail and password of an account; failures are plain text',
  tag,
  access: PUBLIC,
  body: z
    .object({
      password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
      /** Of a named account; then the password is that account's. */
      email: z.optional(
        z
          .string()
          .check(
            clean,
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
