import { listApiTokens } from '@fsvp/contracts/access/api-token';
import { useApiQuery } from '@fsvp/web-kit';

/** All tokens, the newest first. */
export function useApiTokens() {
  return useApiQuery(listApiTokens, { query: {} });
}
