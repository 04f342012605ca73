import { updateReferenceSet } from '@fsvp/contracts/program/reference-set';
import { useApiMutation } from '@fsvp/web-kit';

/** The form shows a failure. */
export function useUpdateReferenceSet() {
  return useApiMutation(updateReferenceSet, { changes: ['reference-set'], success: 'Set changed' });
}
