import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { instantText, optionalText, nullableText } from './fields.js';

export const user = z
  .object({
    id: z.string(),
    email: nullableText,
    firstName: nullableText,
    lastName: nullableText,
    profileImageUrl: nullableText,
    role: z.string(),
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

/** Failures are plain text that the login screen shows (spec-map: http-28). */
export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with the shared password; failures are plain text',
  tag,
  body: z
    .object({
      password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
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
