import { listVerifiableLines } from '@fsvp/contracts/quality/activity-result';
import { useApiQuery } from '@fsvp/web-kit';

/** The lines of signed plans that an activity of this supplier can fulfil. */
export function usePlanLines(activityId: string) {
  return useApiQuery(listVerifiableLines, { params: { id: activityId } }, { staleTime: 0 });
}
