import { createResultReview, deleteResultReview, updateResultReview } from '@fsvp/contracts/quality/activity-result';
import { useApiMutation } from '@fsvp/web-kit';

const saved = { success: 'Draft of the review saved', changes: ['result-review'] as const };

/** The form shows a failure. */
export function useCreateReview() {
  return useApiMutation(createResultReview, saved);
}

/** The form shows a failure. */
export function useUpdateReview() {
  return useApiMutation(updateResultReview, saved);
}

/** The dialog shows a failure. */
export function useDeleteReview() {
  return useApiMutation(deleteResultReview, { success: 'Draft of the review deleted', changes: ['result-review'] });
}
