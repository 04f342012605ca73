import { listResultReviews } from '@fsvp/contracts/quality/activity-result';
import { useApiQuery } from '@fsvp/web-kit';

/** All reviews of the result of an activity, newest first. */
export function useReviews(activityId: string) {
  return useApiQuery(listResultReviews, { params: { id: activityId } }, { staleTime: 0 });
}
