import { createAction } from '@fsvp/contracts/quality/corrective-action';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateAction() {
  return useApiMutation(createAction, {
    success: 'Corrective action created successfully',
    failure: 'Failed to create corrective action',
    changes: ['corrective-action'],
  });
}
