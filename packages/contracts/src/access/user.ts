import * as z from 'zod/mini';
import { PRINCIPAL_KINDS } from './roles.js';
import { type Permission, person, type Scope } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { instantText, nullableText, optionalText } from '../core/fields.js';

/** The API token of a request. */
const currentToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.string() as unknown as z.ZodMiniType<Scope, string>),
    /** The last day on which it works. */
    expiresOn: z.string(),
    /** Addresses and networks that may use it; empty for all. */
    allowedAddresses: z.array(z.string()),
  })
  .check(z.meta({ id: 'CurrentToken' }));
export type CurrentToken = z.output<typeof currentToken>;

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
    /** What this user may do: what screens offer. Of a token, what its scopes leave of it. */
    permissions: z.array(z.string() as unknown as z.ZodMiniType<Permission, string>),
    /** The token that makes the request; null for people. */
    token: z.nullable(currentToken),
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
    /** Address under which people open the suite; null if the operator has not set it. */
    suiteUrl: nullableText,
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

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out',
  tag,
  access: person('self'),
  status: 204,
});
export const getCurrentUser = defineCall({
  id: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  tag,
  access: { permission: 'self', scope: 'read' },
  response: user,
});
export const updateCurrentUser = defineCall({
  id: 'updateCurrentUser',
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Update the names and picture of the user',
  tag,
  access: person('self'),
  body: z
    .object({ firstName: optionalText(100), lastName: optionalText(100), profileImageUrl: picture })
    .check(z.meta({ id: 'UserUpdate' })),
  response: user,
});
