import { deleteWebhook } from '@fsvp/contracts/webhooks/webhook';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteWebhook() {
  return useApiMutation(deleteWebhook, { changes: ['webhook'], success: 'Webhook deleted' });
}
