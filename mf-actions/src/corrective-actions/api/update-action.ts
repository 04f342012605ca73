import { updateAction } from '@fsvp/contracts/quality/corrective-action';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateAction() {
  return useApiMutation(updateAction, {
    success: 'Corrective action updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update corrective action'),
    changes: ['corrective-action'],
  });
}
