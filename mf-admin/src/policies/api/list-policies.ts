import { listPolicies } from '@fsvp/contracts/access/policy';
import { useApiQuery } from '@fsvp/web-kit';

export function usePolicies() {
  return useApiQuery(listPolicies, {});
}
