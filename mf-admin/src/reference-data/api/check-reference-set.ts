import { checkReferenceSet } from '@fsvp/contracts/program/reference-set';
import { useApiMutation } from '@fsvp/web-kit';

/** The form shows a failure. */
export function useCheckReferenceSet() {
  return useApiMutation(checkReferenceSet);
}
