import type { ClientInput } from '@fsvp/contracts/core/call';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { Card, DataTable } from '@fsvp/ui';
import { loadError, useApiQuery } from '@fsvp/web-kit';
import { verificationColumns } from './verification-print-columns.js';

const SHOWN = 5;

export interface DoneVerificationsProps {
  filters: ClientInput<typeof listVerifications>['query'];
  onOpen: (id: string) => void;
}

/** The last of the activities that are done, below the groups of those that are not. */
export function DoneVerifications({ filters, onOpen }: DoneVerificationsProps) {
  const query = useApiQuery(listVerifications, {
    query: {
      ...filters,
      ...{ status: ['completed', 'cancelled'], sort: 'dueDate', order: 'desc', limit: SHOWN, offset: 0 },
    },
  });
  const { activities, total = 0 } = query.data ?? {};
  return (
    <Card
      title="Done"
      description={
        total > SHOWN
          ? `The last ${SHOWN} of ${total}. For the others choose Completed or Cancelled under Status.`
          : undefined
      }
      flush
    >
      <DataTable
        caption="Done"
        columns={verificationColumns}
        rows={activities}
        rowKey={({ id }) => id}
        emptyText="Nothing is done yet."
        error={loadError(query, 'What is done could not be loaded')}
        onRowOpen={({ id }) => onOpen(id)}
        density="compact"
      />
    </Card>
  );
}
