import { foldText, searchedWords } from '@fsvp/contracts/core/text';
import { apiTokenState, type ApiToken } from '@fsvp/contracts/access/api-token';
import type { ApiTokensState } from './api-tokens.url.js';

const ENDED = ['expired', 'revoked'];
const hasEnded = (token: ApiToken) => ENDED.includes(apiTokenState(token));

/** The tokens that match, those that work first. */
export function filterTokens(tokens: readonly ApiToken[], { search, state }: Pick<ApiTokensState, 'search' | 'state'>) {
  const words = searchedWords(search);
  const found = tokens.filter((token) => {
    const text = foldText(`${token.name} fsvp_${token.prefix} ${token.ownerName}`);
    return words.every((word) => text.includes(word)) && (!state || apiTokenState(token) === state);
  });
  return [...found.filter((token) => !hasEnded(token)), ...found.filter(hasEnded)];
}
