import type { DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import {
  Button,
  DataTable,
  formatDateTime,
  formatRelativeTime,
  IconButton,
  Inline,
  Menu,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
} from '@fsvp/ui';
import { icons } from '../icons.js';
import { consumerLabel, eventLabel, eventName, serviceLabel } from './event-texts.js';
import type { EventActions } from './use-event-actions.js';

interface EventsTableProps {
  events: readonly DeadLetter[] | undefined;
  error: LoadError | undefined;
  emptyText: string;
  actions: EventActions;
}

export function EventsTable({ events, error, emptyText, actions }: EventsTableProps) {
  const columns: DataTableColumn<DeadLetter>[] = [
    {
      id: 'event',
      header: 'Event',
      wrap: true,
      cell: (event) => <TwoLines primary={eventLabel(event)} secondary={event.record?.name} />,
    },
    {
      id: 'consumer',
      header: 'Service',
      wrap: true,
      cell: (event) => <TwoLines primary={serviceLabel(event.service)} secondary={consumerLabel(event)} />,
    },
    {
      id: 'reason',
      header: 'Reason',
      wrap: true,
      width: '32%',
      cell: ({ reason, discarded }) =>
        discarded ? (
          <TwoLines primary={discarded.reason} secondary={reason} />
        ) : (
          <Text size="inherit" lines={3}>
            {reason}
          </Text>
        ),
    },
    {
      id: 'failed',
      header: 'Last failed',
      width: '9.5rem',
      cell: ({ failedAt, tries }) => (
        <span title={formatDateTime(failedAt)}>
          <TwoLines primary={formatRelativeTime(failedAt)} secondary={`${tries} ${tries === 1 ? 'try' : 'tries'}`} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '10rem',
      cell: (event) => <RowActions event={event} actions={actions} />,
    },
  ];
  return (
    <DataTable
      caption="Failed events"
      columns={columns}
      rows={events}
      rowKey={({ service, id }) => `${service}/${id}`}
      emptyText={emptyText}
      error={error}
      onRowOpen={actions.view}
    />
  );
}

function RowActions({ event, actions }: { event: DeadLetter; actions: EventActions }) {
  const label = `Actions for ${eventName(event)}`;
  const view = { label: 'View details', icon: icons.view, onSelect: () => actions.view(event) };
  return (
    <Inline gap={1} justify="end" wrap={false}>
      {event.discarded ? (
        <Button variant="outline" size="sm" icon={icons.restore} onClick={() => actions.restore(event)}>
          Restore
        </Button>
      ) : (
        <Button variant="outline" size="sm" icon={icons.replay} onClick={() => actions.replay(event)}>
          Replay
        </Button>
      )}
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={icons.more} />}
        items={
          event.discarded
            ? [view]
            : [view, { label: 'Discard…', icon: icons.discard, tone: 'danger', onSelect: () => actions.discard(event) }]
        }
      />
    </Inline>
  );
}
