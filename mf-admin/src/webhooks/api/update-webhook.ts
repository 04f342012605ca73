import { updateWebhook } from '@fsvp/contracts/catalogue/webhook-calls';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** @param success text of the toast */
export function useUpdateWebhook(success: string) {
  return useApiMutation(updateWebhook, { changes: ['webhook'], success });
}

/** For buttons, which do not show a failure themselves. */
export function useSetWebhookState() {
  return useApiMutation(updateWebhook, {
    changes: ['webhook'],
    success: ({ state }) => (state === 'active' ? 'Webhook is active' : 'Webhook paused'),
    failure: (error) => errorText(error),
  });
}
