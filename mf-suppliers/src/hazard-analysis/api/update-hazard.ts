import { updateHazard } from '@fsvp/contracts/quality/hazard-analysis';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateHazard() {
  return useApiMutation(updateHazard, {
    success: 'Hazard analysis updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update hazard analysis'),
    changes: ['hazard-analysis'],
  });
}
