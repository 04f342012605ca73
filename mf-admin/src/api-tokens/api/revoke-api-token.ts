import { listApiTokens, revokeApiToken } from '@fsvp/contracts/access/api-token';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetch } from '../../shared/use-refetch.js';

export function useRevokeApiToken() {
  return useApiMutation(revokeApiToken, { success: 'API token revoked', onSuccess: useRefetch(listApiTokens) });
}
