import { rotateWebhookSecret } from '@fsvp/contracts/webhooks/webhook';
import { useApiMutation } from '@fsvp/web-kit';
import type { NewWebhookSecret } from './create-webhook.js';

/** The dialog shows a failure. @param onReplaced gets the new secret, which is in this answer only */
export function useRotateWebhookSecret(onReplaced: (created: NewWebhookSecret) => void) {
  return useApiMutation(rotateWebhookSecret, { changes: ['webhook'], onSuccess: onReplaced });
}
