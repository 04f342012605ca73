import { listWebhooks } from '@fsvp/contracts/webhooks/webhook';
import { useApiQuery } from '@fsvp/web-kit';
import { POLL_MS, WAITING_POLL_MS } from './poll-intervals.js';

/** All webhooks. @param view the one whose details are open */
export function useWebhooks(view: string | undefined) {
  return useApiQuery(
    listWebhooks,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.webhooks.some(({ id, waiting }) => id === view && waiting > 0) ? WAITING_POLL_MS : POLL_MS,
    },
  );
}
