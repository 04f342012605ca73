import { getWebhookDelivery, type WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { useApiQuery } from '@fsvp/web-kit';
import { TEST_POLL_MS, WAITING_POLL_MS } from './poll-intervals.js';

/** One delivery with its body and its attempts. */
export function useWebhookDelivery(id: string, deliveryId: string) {
  return useApiQuery(
    getWebhookDelivery,
    { params: { id, deliveryId } },
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? WAITING_POLL_MS : false) },
  );
}

/** A test that was just sent, until it has ended: it is not repeated. */
export function useTestDelivery({ webhookId, id }: WebhookDelivery) {
  return useApiQuery(
    getWebhookDelivery,
    { params: { id: webhookId, deliveryId: id } },
    { refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? TEST_POLL_MS : false) },
  );
}
