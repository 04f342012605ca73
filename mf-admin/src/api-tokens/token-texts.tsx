import { SCOPE_LABELS } from '@fsvp/contracts/access/access';
import type { Scope } from '@fsvp/contracts/core/access';
import {
  API_TOKEN_UNUSED_DAYS,
  apiTokenState,
  type ApiToken,
  type ApiTokenState,
} from '@fsvp/contracts/access/api-token';
import { Badge, Code, type Tone } from '@fsvp/ui';

export const STATE_LABELS: Record<ApiTokenState, string> = {
  active: 'Active',
  unused: `Unused for ${API_TOKEN_UNUSED_DAYS} days`,
  expired: 'Expired',
  revoked: 'Revoked',
};

const TONES: Record<ApiTokenState, Tone> = { active: 'green', unused: 'yellow', expired: 'red', revoked: 'neutral' };

export function TokenStateBadge({ token }: { token: ApiToken }) {
  const state = apiTokenState(token);
  return <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>;
}

/** The beginning of a token, which is not secret: it finds the token in a program's settings. */
export const TokenPrefix = ({ prefix }: Pick<ApiToken, 'prefix'>) => <Code>fsvp_{prefix}_…</Code>;

export const scopeTexts = (scopes: readonly Scope[]) => scopes.map((scope) => SCOPE_LABELS[scope]).join('\n');
