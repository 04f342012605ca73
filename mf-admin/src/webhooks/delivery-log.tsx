import {
  DELIVERY_STATE_LABELS,
  DELIVERY_STATES,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
  WEBHOOK_DELIVERY_DAYS,
} from '@fsvp/contracts/webhooks/webhook';
import { Button, Inline, Section, SegmentedControl, Stack } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useWebhookDeliveries } from './api/list-webhook-deliveries.js';
import { useReplayWebhookDelivery } from './api/replay-webhook-delivery.js';
import { DeliveriesTable } from './deliveries-table.js';
import { ReplayFailedDialog } from './replay-failed.dialog.js';
import { countOf } from './webhook-texts.js';

/** Deliveries shown at first, and added by each press of the button. */
const PAGE = 25;

const STATES = [
  { value: 'all' as const, label: 'All' },
  ...DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATE_LABELS[value] })),
];

interface DeliveryLogProps {
  webhook: Webhook;
  /** Filters the log. */
  state: DeliveryState | undefined;
  onFilter: (state: DeliveryState | undefined) => void;
  onView: (delivery: WebhookDelivery) => void;
}

export function DeliveryLog({ webhook, state, onFilter, onView }: DeliveryLogProps) {
  const [count, setCount] = useState(PAGE);
  const [replayingAll, setReplayingAll] = useState(false);
  const log = useWebhookDeliveries(webhook.id, state, count);
  const replay = useReplayWebhookDelivery();
  const isLonger = log.data?.more ?? false;
  return (
    <Section
      title="Deliveries"
      headingLevel={3}
      actions={
        webhook.failed > 0 ? (
          <Button variant="outline" size="sm" icon={icons.replay} onClick={() => setReplayingAll(true)}>
            Send {countOf(webhook.failed, 'failed delivery')} again…
          </Button>
        ) : null
      }
    >
      <Stack gap={3}>
        <Inline>
          <SegmentedControl
            label="State of deliveries"
            value={state ?? 'all'}
            options={STATES}
            onChange={(next) => {
              setCount(PAGE);
              onFilter(next === 'all' ? undefined : next);
            }}
          />
        </Inline>
        <div className="admin:rounded-card admin:border admin:border-divider">
          <DeliveriesTable
            deliveries={log.data?.deliveries}
            error={loadError(log, 'The deliveries could not be loaded')}
            emptyText={
              state
                ? `No delivery is ${DELIVERY_STATE_LABELS[state].toLowerCase()}`
                : `No deliveries in the last ${WEBHOOK_DELIVERY_DAYS} days. Send a test message to try the webhook.`
            }
            isActive={webhook.state === 'active'}
            onView={onView}
            onReplay={({ webhookId, id }) =>
              replay.mutateAsync({ params: { id: webhookId, deliveryId: id } }).catch(() => undefined)
            }
          />
        </div>
        {isLonger ? (
          <Inline justify="center">
            <Button variant="outline" loading={log.isPlaceholderData} onClick={() => setCount(count + PAGE)}>
              Show older deliveries
            </Button>
          </Inline>
        ) : null}
      </Stack>
      <ReplayFailedDialog open={replayingAll} webhook={webhook} onClose={() => setReplayingAll(false)} />
    </Section>
  );
}
