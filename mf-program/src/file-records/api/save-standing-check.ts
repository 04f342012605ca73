import { createStandingCheck, deleteStandingCheck, updateStandingCheck } from '@fsvp/contracts/program/standing-check';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useCreateStandingCheck() {
  return useApiMutation(createStandingCheck, {
    success: 'Check recorded',
    failure: 'The check could not be recorded',
    changes: ['standing-check'],
  });
}

export function useUpdateStandingCheck() {
  return useApiMutation(updateStandingCheck, {
    success: 'Check updated',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'The check could not be updated'),
    changes: ['standing-check'],
  });
}

export function useDeleteStandingCheck() {
  return useApiMutation(deleteStandingCheck, { success: 'Check deleted', changes: ['standing-check'] });
}
