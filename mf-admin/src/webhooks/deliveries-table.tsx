import type { WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { Button, DataTable, formatDateTime, Text, TwoLines, type DataTableColumn, type LoadError } from '@fsvp/ui';
import { answerText, attemptsText, DeliveredRecord, DeliveryStateBadge, nextAttemptText } from './delivery-texts.js';
import { typeLabel } from './type-labels.js';

interface DeliveriesTableProps {
  deliveries: readonly WebhookDelivery[] | undefined;
  error: LoadError | undefined;
  emptyText: string;
  /** Whether the webhook sends at present. */
  isActive: boolean;
  onView: (delivery: WebhookDelivery) => void;
  onReplay: (delivery: WebhookDelivery) => Promise<unknown>;
}

export function DeliveriesTable({ deliveries, error, emptyText, isActive, onView, onReplay }: DeliveriesTableProps) {
  const columns: DataTableColumn<WebhookDelivery>[] = [
    {
      id: 'type',
      header: 'Message',
      wrap: true,
      width: '30%',
      cell: ({ type, createdAt }) => <TwoLines primary={typeLabel(type)} secondary={formatDateTime(createdAt)} />,
    },
    { id: 'record', header: 'Record', cell: (delivery) => <DeliveredRecord {...delivery} /> },
    {
      id: 'state',
      header: 'State',
      cell: (delivery) => (
        <span className="admin:flex admin:flex-col admin:items-start admin:gap-0.5 admin:@max-2xl:items-end">
          <DeliveryStateBadge delivery={delivery} />
          <span title={formatDateTime(delivery.nextAttemptAt)}>
            <Text size="meta" weight="normal" tone="muted">
              {nextAttemptText(delivery, isActive)}
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'attempts',
      header: 'Last attempt',
      wrap: true,
      cell: (delivery) => <TwoLines primary={answerText(delivery)} secondary={attemptsText(delivery.attempts)} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '9rem',
      cell: (delivery) =>
        delivery.state === 'delivered' ? null : (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${replayLabel(delivery)}: ${typeLabel(delivery.type)}, ${formatDateTime(delivery.createdAt)}`}
            onClick={() => onReplay(delivery)}
          >
            {replayLabel(delivery)}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption="Deliveries"
      columns={columns}
      rows={deliveries}
      rowKey={({ id }) => id}
      emptyText={emptyText}
      error={error}
      onRowOpen={onView}
    />
  );
}

export const replayLabel = ({ state }: WebhookDelivery) => (state === 'waiting' ? 'Send now' : 'Send again');
