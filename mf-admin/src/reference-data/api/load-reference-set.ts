import { loadReferenceSet } from '@fsvp/contracts/program/reference-set';
import { useApiMutation } from '@fsvp/web-kit';

/** The form shows a failure. */
export function useLoadReferenceSet() {
  return useApiMutation(loadReferenceSet, { changes: ['reference-set'], success: 'Reference data loaded' });
}
