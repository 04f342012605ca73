import { createApiToken, listApiTokens } from '@fsvp/contracts/access/api-token';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetch } from '../../shared/use-refetch.js';

export type NewApiToken = ResponseOf<typeof createApiToken>;

/** @param onCreated gets the token's text, which is in this answer only */
export function useCreateApiToken(onCreated: (created: NewApiToken) => void) {
  const refetch = useRefetch(listApiTokens);
  return useApiMutation(createApiToken, {
    onSuccess: (created) => {
      refetch();
      onCreated(created);
    },
  });
}
