import type { Webhook } from '@fsvp/contracts/webhooks/webhook';
import {
  DataTable,
  formatDateTime,
  formatNumber,
  formatRelativeTime,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
} from '@fsvp/ui';
import type { ReactNode } from 'react';
import { typesText } from './type-labels.js';
import { WebhookAddress, WebhookStateCell } from './webhook-texts.js';

interface WebhooksTableProps {
  webhooks: readonly Webhook[] | undefined;
  error: LoadError | undefined;
  emptyAction: ReactNode;
  onView: (webhook: Webhook) => void;
}

const columns: DataTableColumn<Webhook>[] = [
  {
    id: 'name',
    header: 'Webhook',
    wrap: true,
    cell: ({ name }) => (
      <Text size="inherit" weight="medium" lines={2}>
        {name}
      </Text>
    ),
  },
  { id: 'url', header: 'Address', wrap: true, width: '24%', cell: ({ url }) => <WebhookAddress url={url} /> },
  {
    id: 'types',
    header: 'Changes',
    wrap: true,
    width: '22%',
    cell: ({ types }) => (
      <Text size="inherit" lines={2}>
        {typesText(types)}
      </Text>
    ),
  },
  {
    id: 'deliveries',
    header: 'Deliveries',
    cell: ({ waiting, failed }) => {
      const counts = [waiting && `${formatNumber(waiting)} waiting`, failed && `${formatNumber(failed)} failed`];
      const [first, second] = counts.filter(Boolean);
      return first ? <TwoLines primary={first} secondary={second} /> : <Text size="inherit">None waiting</Text>;
    },
  },
  {
    id: 'lastDeliveredAt',
    header: 'Last delivered',
    cell: ({ lastDeliveredAt }) => (
      <span title={formatDateTime(lastDeliveredAt)}>{formatRelativeTime(lastDeliveredAt, 'Never')}</span>
    ),
  },
  { id: 'state', header: 'State', wrap: true, width: '17%', cell: (webhook) => <WebhookStateCell webhook={webhook} /> },
];

const EMPTY =
  'No webhooks yet. A webhook sends each change of a record to another program at once, such as your ERP system.';

export function WebhooksTable({ webhooks, error, emptyAction, onView }: WebhooksTableProps) {
  return (
    <DataTable
      caption="Webhooks"
      columns={columns}
      rows={webhooks}
      rowKey={({ id }) => id}
      emptyText={EMPTY}
      emptyAction={emptyAction}
      error={error}
      onRowOpen={onView}
    />
  );
}
