import { listPolicies } from '@fsvp/contracts/policy';
import { useApiQuery } from '@fsvp/web-kit';

export function usePolicies() {
  return useApiQuery(listPolicies, {});
}
