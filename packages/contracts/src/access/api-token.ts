import * as z from 'zod/mini';
import { person, SCOPES } from '../core/access.js';
import { addDays, today } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  flag,
  id,
  idParams,
  instantText,
  nullableInstant,
  nullableText,
  requiredText,
} from '../core/fields.js';

/** Tokens by which API clients call the API (beyond/e-signature.md, 7). */

export const API_TOKEN_MAX_DAYS = 365;
/** After so many days without use, lists point a token out. */
export const API_TOKEN_UNUSED_DAYS = 90;
/** Requests of one token in a minute. */
export const API_TOKEN_REQUESTS = 600;
/** A token's text: fsvp_<prefix>_<secret>. The prefix names it in lists, the secret has 256 bits. */
export const API_TOKEN_TEXT = /^fsvp_([0-9a-z]{8})_([\w-]{43})$/;

const address = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'Enter an address or a network such as 203.0.113.7 or 10.0.0.0/8',
);

export const apiToken = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    /** The part of the token that is not secret. */
    prefix: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    ownerId: z.string(),
    ownerName: z.string(),
    /** The last day on which it works. */
    expiresOn: z.string(),
    /** Addresses and networks that may use it; empty for all. */
    allowedAddresses: z.array(z.string()),
    lastUsedAt: nullableInstant,
    lastUsedAddress: nullableText,
    revokedAt: nullableInstant,
    createdAt: instantText,
    createdBy: nullableText,
  })
  .check(z.meta({ id: 'ApiToken' }));
export type ApiToken = z.output<typeof apiToken>;

export type ApiTokenState = 'active' | 'unused' | 'expired' | 'revoked';

/** What a list says of a token. @param now in the suite's time zone */
export function apiTokenState(token: ApiToken, now = new Date()): ApiTokenState {
  if (token.revokedAt) return 'revoked';
  if (token.expiresOn < today(now)) return 'expired';
  const used = Date.parse(token.lastUsedAt ?? token.createdAt);
  return now.getTime() - used > API_TOKEN_UNUSED_DAYS * 86_400_000 ? 'unused' : 'active';
}

const lastDay = calendarDay('Enter the last day').check(
  z.refine((day) => day >= today(), 'Choose today or a later date'),
  z.refine(
    (day) => day <= addDays(today(), API_TOKEN_MAX_DAYS),
    `Choose a day up to ${API_TOKEN_MAX_DAYS} days from today`,
  ),
);

export const apiTokenCreate = z
  .object({
    name: requiredText(100, 'Enter a name'),
    /** Whose role it works with; the own account by default. */
    ownerId: z.optional(id),
    scopes: z
      .array(z.enum(SCOPES, `One of ${SCOPES.join(', ')}`), 'Choose at least one permission')
      .check(z.minLength(1, 'Choose at least one permission')),
    expiresOn: lastDay,
    allowedAddresses: z._default(z.array(address).check(z.maxLength(50, 'At most 50 addresses')), []),
  })
  .check(z.meta({ id: 'ApiTokenCreate' }));

const tag = 'API tokens';

export const listApiTokens = defineCall({
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/api-tokens',
  summary: 'API tokens, the newest first; the own ones, or all of them for an administrator',
  tag,
  access: person('self'),
  query: z.object({ own: z._default(flag, false) }),
  response: z.object({ tokens: z.array(apiToken), total: z.int() }).check(z.meta({ id: 'ApiTokenList' })),
});
export const createApiToken = defineCall({
  id: 'createApiToken',
  method: 'POST',
  path: '/api/api-tokens',
  summary: 'Create an API token; its text is in this answer only',
  tag,
  access: person('administer'),
  body: apiTokenCreate,
  response: z.object({ token: apiToken, text: z.string() }).check(z.meta({ id: 'NewApiToken' })),
});
export const revokeApiToken = defineCall({
  id: 'revokeApiToken',
  method: 'POST',
  path: '/api/api-tokens/{id}/revoke',
  summary: 'Revoke an API token for good',
  tag,
  access: person('self'),
  params: idParams,
  response: apiToken,
  status: 200,
});
