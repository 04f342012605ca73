import { updateFood } from '@fsvp/contracts/program/food';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateFood() {
  return useApiMutation(updateFood, {
    success: 'Food updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update food'),
    changes: ['food'],
  });
}
