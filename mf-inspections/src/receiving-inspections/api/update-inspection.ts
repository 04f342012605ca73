import { updateInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { errorText, isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateInspection() {
  return useApiMutation(updateInspection, {
    success: 'Receiving inspection updated successfully',
    // The form shows conflicts itself.
    failure: (error) =>
      isConflict(error) ? undefined : `Failed to update inspection: ${errorText(error) || 'Unknown error'}`,
    changes: ['receiving-inspection'],
  });
}
