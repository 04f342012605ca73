import { deleteProcedure } from '@fsvp/contracts/program/procedure';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteProcedure() {
  return useApiMutation(deleteProcedure, { success: 'Draft deleted', changes: ['procedure'] });
}
