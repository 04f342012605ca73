import { replayWebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { errorText, useApiMutation } from '@fsvp/web-kit';

export function useReplayWebhookDelivery() {
  return useApiMutation(replayWebhookDelivery, {
    changes: ['webhook'],
    success: 'The message is sent again',
    failure: (error) => errorText(error),
  });
}
