import { ACTION_STATUSES, isActionDone } from '@fsvp/contracts/quality/action-status';
import { listActions } from '@fsvp/contracts/quality/corrective-action';
import { Card, DataTable } from '@fsvp/ui';
import { loadError, useApiQuery } from '@fsvp/web-kit';
import { actionColumns } from './action-print-columns.js';
import type { ActionsState } from './corrective-actions.url.js';

const DONE = ACTION_STATUSES.filter(isActionDone);
const SHOWN = 5;

export interface DoneActionsProps {
  state: Pick<ActionsState, 'search' | 'priority' | 'supplier'>;
  onOpen: (id: string) => void;
}

/** The last of the actions that are done, below the groups of those that are not. */
export function DoneActions({ state: { search, priority, supplier }, onOpen }: DoneActionsProps) {
  const query = useApiQuery(listActions, {
    query: {
      ...{ search: search || undefined, priority: priority && [priority], supplierId: supplier },
      ...{ status: DONE, sort: 'dueDate', order: 'desc', limit: SHOWN, offset: 0 },
    },
  });
  const { actions, total = 0 } = query.data ?? {};
  return (
    <Card
      title="Done"
      description={
        total > SHOWN
          ? `The last ${SHOWN} of ${total}. For the others choose Completed or Closed under Status.`
          : undefined
      }
      flush
    >
      <DataTable
        caption="Done"
        columns={actionColumns}
        rows={actions}
        rowKey={({ id }) => id}
        emptyText="Nothing is done yet."
        error={loadError(query, 'What is done could not be loaded')}
        onRowOpen={({ id }) => onOpen(id)}
        density="compact"
      />
    </Card>
  );
}
