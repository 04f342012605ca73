import type { ClientInput } from '@fsvp/contracts/core/call';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { DONE_SHOWN, DoneCard, loadError, useApiQuery } from '@fsvp/web-kit';
import { verificationColumns } from './verification-print-columns.js';

export interface DoneVerificationsProps {
  filters: ClientInput<typeof listVerifications>['query'];
  onOpen: (id: string) => void;
}

export function DoneVerifications({ filters, onOpen }: DoneVerificationsProps) {
  const query = useApiQuery(listVerifications, {
    query: {
      ...filters,
      ...{ status: ['completed', 'cancelled'], sort: 'dueDate', order: 'desc', limit: DONE_SHOWN, offset: 0 },
    },
  });
  return (
    <DoneCard
      rows={query.data?.activities}
      total={query.data?.total ?? 0}
      columns={verificationColumns}
      statuses="Completed or Cancelled"
      error={loadError(query, 'What is done could not be loaded')}
      onOpen={onOpen}
    />
  );
}
