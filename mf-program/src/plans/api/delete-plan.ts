import { deleteVerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeletePlan() {
  return useApiMutation(deleteVerificationPlan, { success: 'Draft deleted', changes: ['verification-plan'] });
}
