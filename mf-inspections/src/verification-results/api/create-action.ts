import { createAction } from '@fsvp/contracts/quality/corrective-action';
import { useApiMutation } from '@fsvp/web-kit';

/** The form shows a failure. */
export function useCreateAction() {
  return useApiMutation(createAction, { changes: ['corrective-action'] });
}
