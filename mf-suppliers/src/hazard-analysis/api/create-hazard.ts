import { createHazard } from '@fsvp/contracts/quality/hazard-analysis';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateHazard() {
  return useApiMutation(createHazard, {
    success: 'Hazard analysis created successfully',
    failure: 'Failed to create hazard analysis',
    changes: ['hazard-analysis'],
  });
}
