import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listWebhookDeliveries, type DeliveryState, type WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLL_MS, WAITING_POLL_MS } from './poll-intervals.js';

interface LoadedDeliveries {
  deliveries: WebhookDelivery[];
  /** There are older ones. */
  more: boolean;
}

/**
 * The newest deliveries of a webhook. They are loaded again as one list, because each new delivery moves the others to
 * other pages.
 * @param count how many at most
 */
export function useWebhookDeliveries(id: string, state: DeliveryState | undefined, count: number) {
  return useQuery({
    queryKey: queryKeyOf(listWebhookDeliveries, { params: { id }, query: { state, count } }),
    queryFn: async ({ signal }): Promise<LoadedDeliveries> => {
      const deliveries: WebhookDelivery[] = [];
      let cursor: string | undefined;
      do {
        const limit = Math.min(MAX_LIMIT, count - deliveries.length);
        const query = { state: state && [state], limit, cursor };
        const page = await api.call(listWebhookDeliveries, { params: { id }, query, signal });
        deliveries.push(...page.deliveries);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined && deliveries.length < count);
      return { deliveries, more: cursor !== undefined };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some((delivery) => delivery.state === 'waiting') ? WAITING_POLL_MS : POLL_MS,
  });
}
