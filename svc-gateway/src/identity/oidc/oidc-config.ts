import { ROLES, type Role } from '@fsvp/contracts/access/roles';
import { setting, yesOrNo } from '@fsvp/service-kit/runtime/setting';
import * as z from 'zod/mini';

/** The roles that single sign-on gives, the weakest first. Administrators are made by administrators. */
export const ROLES_BY_CLAIM = ['viewer', 'editor', 'qi'] as const satisfies readonly Role[];
export type RoleByClaim = (typeof ROLES_BY_CLAIM)[number];

const optionalText = z.optional(z.string());
const isRoleByClaim = (text: string): text is RoleByClaim => (ROLES_BY_CLAIM as readonly string[]).includes(text);

/** 'Quality=qi,Warehouse=editor': pairs of a value of the claim and a role. */
const roleMap = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string, context) => {
    const pairs = text
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => {
        const at = pair.lastIndexOf('=');
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
      });
    const roles = new Map<string, RoleByClaim>();
    for (const [value, role] of pairs) {
      if (value && isRoleByClaim(role)) roles.set(value, role);
      else
        context.issues.push({
          code: 'custom',
          message: `List pairs of a value and a role (${ROLES_BY_CLAIM.join(', ')}), such as Quality=qi,Warehouse=editor`,
          input: text,
        });
    }
    return roles as ReadonlyMap<string, RoleByClaim>;
  }),
);

/** Values that have no blanks, separated by them, as in `acr_values`. */
const blankSeparated = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string): readonly string[] => text.split(/\s+/).filter(Boolean)),
);

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Settings of single sign-on with OpenID Connect. */
export const oidcConfig = z.object({
  OIDC_ISSUER: setting(
    'Issuer of an OpenID Connect provider; turns single sign-on on. The provider must allow the redirect to `PUBLIC_URL` with `/api/auth/oidc/callback`.',
    z.optional(z.string().check(z.refine(isIssuer, 'Enter an https address'))),
  ),
  OIDC_CLIENT_ID: setting('Name of this suite at the provider.', z._default(z.string(), 'fsvp-suite')),
  OIDC_CLIENT_SECRET: setting(
    'Secret of this suite at the provider; without it the client is public (PKCE).',
    optionalText,
  ),
  OIDC_NAME: setting('Name of the provider on the sign-in page.', z._default(z.string(), 'single sign-on')),
  OIDC_SCOPE: setting('Scopes that are asked for.', z._default(z.string(), 'openid profile email')),
  OIDC_TRUST_EMAIL: setting(
    'Whether the address of a person counts as confirmed without the claim `email_verified`, which Microsoft Entra ID does not send (`true`, `false`). The address is then `email`, else `preferred_username`. Only for an issuer whose administrators alone give addresses, such as a single Entra tenant.',
    yesOrNo,
  ),
  OIDC_ROLE_CLAIM: setting('Claim with the roles or groups of a person.', z._default(z.string(), 'roles')),
  OIDC_ROLES: setting(
    `Pairs of a value of that claim and a role (${ROLES_BY_CLAIM.join(', ')}), such as \`Quality=qi,Warehouse=editor\`; the strongest counts. Never an administrator. Without it accounts keep the role that administrators give, and only invited people sign in.`,
    roleMap,
  ),
  OIDC_ACR_VALUES: setting(
    'Values of `acr`, separated by blanks, of which an ID token must have one, such as those of the provider for two factors; they are asked for. Without it a sign-in there counts as one factor at least.',
    blankSeparated,
  ),
});
export type OidcConfig = z.output<typeof oidcConfig>;

/** Roles that only administrators give, and that single sign-on therefore leaves as they are. */
export const isGivenByHand = (role: string): boolean =>
  (ROLES as readonly string[]).includes(role) && !isRoleByClaim(role);
