import { replayFailedWebhookDeliveries } from '@fsvp/contracts/webhooks/webhook';
import { useApiMutation } from '@fsvp/web-kit';
import { countOf } from '../webhook-texts.js';

/** The dialog shows a failure. */
export function useReplayFailedWebhookDeliveries() {
  return useApiMutation(replayFailedWebhookDeliveries, {
    changes: ['webhook'],
    success: ({ replayed }) => `${countOf(replayed, 'failed delivery')} will be sent again`,
  });
}
