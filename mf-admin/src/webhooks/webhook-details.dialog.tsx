import type { DeliveryState, Webhook, WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import {
  Button,
  Code,
  DescriptionList,
  ErrorState,
  formatDateTime,
  formatNumber,
  IconButton,
  Menu,
  Spinner,
  Stack,
  TextLink,
  useLastDefined,
  type DescriptionListProps,
} from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { hrefs, loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import type { useWebhooks } from './api/list-webhooks.js';
import { useTestWebhook } from './api/test-webhook.js';
import { useSetWebhookState } from './api/update-webhook.js';
import { DeliveryLog } from './delivery-log.js';
import { TestOutcome } from './test-outcome.js';
import { typesText } from './type-labels.js';
import { WebhookStateNotice } from './webhook-state-notice.js';
import { WebhookStateBadge } from './webhook-texts.js';

interface WebhookDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  list: ReturnType<typeof useWebhooks>;
  /** Filters the deliveries. */
  state: DeliveryState | undefined;
  onFilter: (state: DeliveryState | undefined) => void;
  onViewDelivery: (delivery: WebhookDelivery) => void;
  onEdit: (webhook: Webhook) => void;
  onReplaceSecret: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
  onClose: () => void;
}

export function WebhookDetailsDialog({ id, ...props }: WebhookDetailsDialogProps) {
  const shown = useLastDefined(id);
  return shown === undefined ? null : <ShownWebhook key={shown} {...props} id={shown} open={id !== undefined} />;
}

function ShownWebhook({
  id,
  open,
  list,
  state,
  onFilter,
  onViewDelivery,
  onEdit,
  onReplaceSecret,
  onDelete,
  onClose,
}: WebhookDetailsDialogProps & { id: string; open: boolean }) {
  const [tested, setTested] = useState<WebhookDelivery>();
  const test = useTestWebhook();
  const update = useSetWebhookState();
  const found = list.data?.webhooks.find((one) => one.id === id);
  const last = useLastDefined(found);
  // A webhook that was deleted here stays in the closing dialog.
  const webhook = open ? found : last;
  const error = loadError(list, 'The webhook could not be loaded');
  const sendTest = () => test.mutateAsync({ params: { id } }).then(setTested, () => undefined);
  const setWebhookState = (next: 'active' | 'paused') =>
    update.mutateAsync({ params: { id }, body: { state: next } }).catch(() => undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={webhook?.name ?? 'Webhook'}
      size="lg"
      initialFocus="heading"
      inUrl
      footer={
        webhook && (
          <>
            <Menu
              label={`More actions for ${webhook.name}`}
              trigger={<IconButton label={`More actions for ${webhook.name}`} icon={icons.more} />}
              items={[
                { label: 'Replace secret…', icon: icons.secret, onSelect: () => onReplaceSecret(webhook) },
                { label: 'Delete…', icon: icons.delete, tone: 'danger', onSelect: () => onDelete(webhook) },
              ]}
            />
            <Button variant="outline" icon={icons.edit} onClick={() => onEdit(webhook)}>
              Edit…
            </Button>
            {webhook.state === 'active' ? (
              <Button variant="outline" icon={icons.pause} onClick={() => setWebhookState('paused')}>
                Pause
              </Button>
            ) : null}
            <Button icon={icons.send} onClick={sendTest}>
              Send test message
            </Button>
          </>
        )
      }
    >
      {webhook ? (
        <Stack gap={5}>
          <WebhookStateNotice webhook={webhook} onActivate={() => setWebhookState('active')} />
          {tested ? <TestOutcome key={tested.id} sent={tested} /> : null}
          <DescriptionList items={factsOf(webhook)} />
          <DeliveryLog webhook={webhook} state={state} onFilter={onFilter} onView={onViewDelivery} />
          <p>
            <TextLink href={hrefs.history(id)} printed={false}>
              Change history
            </TextLink>
          </p>
        </Stack>
      ) : error ? (
        <ErrorState {...error} />
      ) : list.isPending ? (
        <Spinner label="Loading…" />
      ) : (
        <ErrorState title="The webhook could not be loaded" message="There is no webhook with this id." />
      )}
    </Dialog>
  );
}

function factsOf(webhook: Webhook): DescriptionListProps['items'] {
  const { previousSecretUntil } = webhook;
  const isReplaced = previousSecretUntil !== null && new Date(previousSecretUntil) > new Date();
  return [
    { term: 'State', value: <WebhookStateBadge state={webhook.state} /> },
    { term: 'Address', value: <Code>{webhook.url}</Code> },
    { term: 'Changes to send', value: typesText(webhook.types) },
    {
      term: 'Deliveries',
      value: `${formatNumber(webhook.waiting)} waiting, ${formatNumber(webhook.failed)} failed`,
    },
    { term: 'Last delivered', value: formatDateTime(webhook.lastDeliveredAt, 'Never') },
    { term: 'Created', value: formatDateTime(webhook.createdAt) },
    ...(isReplaced ? [{ term: 'Old secret valid until', value: formatDateTime(previousSecretUntil) }] : []),
  ];
}
