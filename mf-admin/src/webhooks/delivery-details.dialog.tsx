import type { WebhookDeliveryDetails } from '@fsvp/contracts/webhooks/webhook';
import {
  Button,
  Code,
  DataTable,
  DescriptionList,
  ErrorState,
  formatDateTime,
  formatNumber,
  Section,
  Spinner,
  Stack,
  Text,
  toast,
  useLastDefined,
  type DataTableColumn,
} from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { Listing } from '../shared/listing.js';
import { useWebhookDelivery } from './api/get-webhook-delivery.js';
import { useReplayWebhookDelivery } from './api/replay-webhook-delivery.js';
import { replayLabel } from './deliveries-table.js';
import { answerText, DeliveredRecord, DeliveryStateBadge } from './delivery-texts.js';
import { typeLabel } from './type-labels.js';

interface DeliveryDetailsDialogProps {
  webhookId: string | undefined;
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function DeliveryDetailsDialog({ webhookId, id, onClose }: DeliveryDetailsDialogProps) {
  const shown = useLastDefined(id);
  const ofWebhook = useLastDefined(webhookId);
  if (shown === undefined || ofWebhook === undefined) return null;
  return (
    <ShownDelivery
      key={shown}
      webhookId={ofWebhook}
      id={shown}
      open={id !== undefined && webhookId !== undefined}
      onClose={onClose}
    />
  );
}

interface ShownDeliveryProps {
  webhookId: string;
  id: string;
  open: boolean;
  onClose: () => void;
}

function ShownDelivery({ webhookId, id, open, onClose }: ShownDeliveryProps) {
  const query = useWebhookDelivery(webhookId, id);
  const replay = useReplayWebhookDelivery();
  const { data: delivery } = query;
  const error = loadError(query, 'The delivery could not be loaded');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={delivery ? typeLabel(delivery.type) : 'Delivery'}
      size="lg"
      initialFocus="heading"
      inUrl
      footer={
        delivery && (
          <>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <Button
              icon={icons.replay}
              onClick={() => replay.mutateAsync({ params: { id: webhookId, deliveryId: id } }).catch(() => undefined)}
            >
              {replayLabel(delivery)}
            </Button>
          </>
        )
      }
    >
      {delivery ? (
        <DeliveryFacts delivery={delivery} />
      ) : error ? (
        <ErrorState {...error} />
      ) : (
        <Spinner label="Loading…" />
      )}
    </Dialog>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const { state, nextAttemptAt, deliveredAt, attempts, body, history } = delivery;
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'State', value: <DeliveryStateBadge delivery={delivery} /> },
          { term: 'Record', value: <DeliveredRecord {...delivery} /> },
          { term: 'Created', value: formatDateTime(delivery.createdAt) },
          state === 'waiting'
            ? { term: 'Next attempt', value: formatDateTime(nextAttemptAt, 'After the earlier delivery') }
            : { term: 'Delivered', value: formatDateTime(deliveredAt, 'Never') },
          { term: 'Message id (header webhook-id)', value: <Code>{delivery.messageId}</Code> },
          { term: 'Attempts', value: formatNumber(attempts) },
        ]}
      />
      <Section title="Attempts" headingLevel={3}>
        {attempts > history.length ? (
          <Text as="p" tone="muted">
            {`The latest ${history.length} of ${formatNumber(attempts)}.`}
          </Text>
        ) : null}
        <div className="admin:rounded-card admin:border admin:border-divider">
          <DataTable
            caption="Attempts"
            columns={attemptColumns}
            rows={history}
            rowKey={({ at }) => at}
            emptyText="Not tried yet"
            density="compact"
          />
        </div>
      </Section>
      <Section
        title="Body"
        headingLevel={3}
        actions={
          <Button variant="outline" size="sm" icon={icons.copy} onClick={() => copy(body)}>
            Copy body
          </Button>
        }
      >
        <Listing label="Body" text={formatJson(body)} />
      </Section>
    </Stack>
  );
}

const attemptColumns: DataTableColumn<WebhookDeliveryDetails['history'][number]>[] = [
  { id: 'at', header: 'Time', cell: ({ at }) => formatDateTime(at) },
  { id: 'result', header: 'Result', wrap: true, cell: (attempt) => answerText(attempt) },
  {
    id: 'answer',
    header: 'Response',
    wrap: true,
    width: '40%',
    cell: ({ answer }) =>
      answer ? (
        <Text size="inherit" lines={3}>
          {answer}
        </Text>
      ) : (
        <Text size="inherit" tone="subtle">
          Empty
        </Text>
      ),
  },
  {
    id: 'milliseconds',
    header: 'Duration',
    align: 'end',
    cell: ({ milliseconds }) => `${formatNumber(milliseconds)} ms`,
  },
];

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** As it was sent, so that its signature can be checked. */
async function copy(body: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(body);
    toast({ title: 'Success', description: 'Body copied, as it was sent', variant: 'success' });
  } catch {
    // Browsers offer no clipboard to pages that are not encrypted.
    toast({
      title: 'Error',
      description: 'Your browser does not allow copying. Select the body and copy it.',
      variant: 'destructive',
    });
  }
}
