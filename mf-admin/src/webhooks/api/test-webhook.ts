import { testWebhook } from '@fsvp/contracts/webhooks/webhook';
import { errorText, useApiMutation } from '@fsvp/web-kit';

export function useTestWebhook() {
  return useApiMutation(testWebhook, { changes: ['webhook'], failure: (error) => errorText(error) });
}
