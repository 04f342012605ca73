import * as z from 'zod/mini';

const MAX_NAME = 100;
const MAX_EMAIL = 255;

/** What every ID token must have. */
const required = z.looseObject({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  iat: z.number(),
});

/** What is used of an ID token. A claim that is odd, such as null or a list, is as good as absent. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Seconds. */
  issuedAt: number;
  acr: string | undefined;
  email: string | undefined;
  /** Undefined if the provider says nothing, as Microsoft Entra ID. */
  emailVerified: boolean | undefined;
  preferredUsername: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  name: string | undefined;
  all: Readonly<Record<string, unknown>>;
}

/** Thrown for an ID token without a required claim. */
export class ClaimError extends Error {
  constructor(readonly claim: string) {
    super(`The claim ${claim} of the ID token is missing or of a wrong type`);
  }
}

/** @throws ClaimError that names the claim */
export function readClaims(token: unknown): Claims {
  const result = z.safeParse(required, token);
  if (!result.success) throw new ClaimError(String(result.error.issues[0]?.path[0] ?? 'sub'));
  const all: Record<string, unknown> = result.data;
  return {
    issuer: result.data.iss,
    subject: result.data.sub,
    issuedAt: result.data.iat,
    acr: typeof all.acr === 'number' ? String(all.acr) : textOf(all.acr, MAX_EMAIL),
    email: addressOf(all.email),
    emailVerified: booleanOf(all.email_verified),
    preferredUsername: addressOf(all.preferred_username),
    givenName: textOf(all.given_name, MAX_NAME),
    familyName: textOf(all.family_name, MAX_NAME),
    name: textOf(all.name, MAX_NAME),
    all,
  };
}

function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text && text.length <= max ? text : undefined;
}

function addressOf(value: unknown): string | undefined {
  const text = textOf(value, MAX_EMAIL)?.toLowerCase();
  return text && z.regexes.html5Email.test(text) ? text : undefined;
}

/** Some providers send the text `"true"`. */
function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text === 'true') return true;
  return value === undefined || value === null ? undefined : false;
}

/** The address of the person, or why there is none. @param trusted the issuer's addresses count without `email_verified` */
export function confirmedAddress(
  { email, emailVerified, preferredUsername }: Claims,
  trusted: boolean,
): { email: string } | { missing: 'email' | 'email_verified' } {
  const address = email ?? (trusted ? preferredUsername : undefined);
  if (!address) return { missing: 'email' };
  return (emailVerified ?? trusted) ? { email: address } : { missing: 'email_verified' };
}

interface Named {
  firstName: string | null;
  lastName: string | null;
}

/** The name as the provider has it; what it does not send stays. */
export function nameOf({ givenName, familyName, name }: Claims, known: Named): Named {
  if (givenName || familyName)
    return { firstName: givenName ?? known.firstName, lastName: familyName ?? known.lastName };
  const shown = [known.firstName, known.lastName].filter(Boolean).join(' ');
  return name && name !== shown ? { firstName: name, lastName: null } : known;
}
