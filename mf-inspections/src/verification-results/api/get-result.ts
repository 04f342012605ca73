import { getActivityResult } from '@fsvp/contracts/quality/activity-result';
import { useApiQuery } from '@fsvp/web-kit';

/** @param enabled false for an activity without a result, which the service has not */
export function useResult(activityId: string, enabled: boolean) {
  return useApiQuery(getActivityResult, { params: { id: activityId } }, { enabled, staleTime: 0 });
}
