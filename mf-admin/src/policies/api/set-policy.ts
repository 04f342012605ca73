import { listPolicies, setPolicy } from '@fsvp/contracts/access/policy';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetch } from '../../shared/use-refetch.js';

export function useSetPolicy() {
  return useApiMutation(setPolicy, {
    success: 'Policy changed',
    changes: ['user'],
    onSuccess: useRefetch(listPolicies),
  });
}
