import type { ApiTokenState } from '@fsvp/contracts/access/api-token';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

export const TOKEN_STATES = ['active', 'unused', 'expired', 'revoked'] as const satisfies readonly ApiTokenState[];

export const apiTokensUrl = {
  search: urlText(),
  state: urlChoice(TOKEN_STATES),
  offset: urlNumber(),
  /** The token whose details are open. */
  view: urlOptional(),
  /** Opens the form of a new token. */
  new: urlChoice(['1']),
};
export type ApiTokensState = UrlState<typeof apiTokensUrl>;

/** Removes search and filters from the URL. */
export const UNFILTERED = { search: '', state: undefined, offset: 0 } satisfies Partial<ApiTokensState>;
