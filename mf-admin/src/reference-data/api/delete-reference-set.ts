import { deleteReferenceSet } from '@fsvp/contracts/program/reference-set';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteReferenceSet() {
  return useApiMutation(deleteReferenceSet, { changes: ['reference-set'], success: 'Set deleted' });
}
