import { createInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { errorText, useApiMutation } from '@fsvp/web-kit';
import { completedText } from '../inspection-messages.js';

export function useCreateInspection() {
  return useApiMutation(createInspection, {
    success: ({ status }) => completedText(status),
    failure: (error) => `Failed to create inspection: ${errorText(error) || 'Unknown error'}`,
    changes: ['receiving-inspection'],
  });
}
