import type { ResponseOf } from '@fsvp/contracts/core/call';
import { createWebhook } from '@fsvp/contracts/catalogue/webhook-calls';
import { useApiMutation } from '@fsvp/web-kit';

export type NewWebhookSecret = ResponseOf<typeof createWebhook>;

/** @param onCreated gets the secret, which is in this answer only */
export function useCreateWebhook(onCreated: (created: NewWebhookSecret) => void) {
  return useApiMutation(createWebhook, { changes: ['webhook'], onSuccess: onCreated });
}
