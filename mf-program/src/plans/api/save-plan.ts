import {
  createVerificationPlan,
  createVerificationPlanVersion,
  updateVerificationPlan,
  type VerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { errorText, useApiMutation } from '@fsvp/web-kit';

const success = ({ versionNumber }: VerificationPlan) => `Version ${versionNumber} of the plan is a draft`;
const changes = ['verification-plan'] as const;

/** For a button, which does not show a failure itself. */
export function useDraftPlan() {
  return useApiMutation(createVerificationPlan, { success, failure: errorText, changes });
}

/** For a button, as well. */
export function useCreatePlanVersion() {
  return useApiMutation(createVerificationPlanVersion, { success, failure: errorText, changes });
}

/** For a form, which shows a failure. */
export function useUpdatePlan() {
  return useApiMutation(updateVerificationPlan, { success: 'Draft saved', changes });
}

/** For a button: takes over what is proposed today. */
export function useTakeOver() {
  return useApiMutation(updateVerificationPlan, {
    success: 'What is proposed today was taken over',
    failure: errorText,
    changes,
  });
}
