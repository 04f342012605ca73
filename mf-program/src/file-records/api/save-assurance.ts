import { createAssurance, deleteAssurance, updateAssurance } from '@fsvp/contracts/program/assurance';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useCreateAssurance() {
  return useApiMutation(createAssurance, {
    success: 'Assurance recorded',
    failure: 'The assurance could not be recorded',
    changes: ['assurance'],
  });
}

export function useUpdateAssurance() {
  return useApiMutation(updateAssurance, {
    success: 'Assurance updated',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'The assurance could not be updated'),
    changes: ['assurance'],
  });
}

export function useDeleteAssurance() {
  return useApiMutation(deleteAssurance, { success: 'Assurance deleted', changes: ['assurance'] });
}
