import { ACTION_STATUSES, isActionDone } from '@fsvp/contracts/quality/action-status';
import { listActions } from '@fsvp/contracts/quality/corrective-action';
import { DONE_SHOWN, DoneCard, loadError, useApiQuery } from '@fsvp/web-kit';
import { actionColumns } from './action-print-columns.js';
import type { ActionsState } from './corrective-actions.url.js';

const DONE = ACTION_STATUSES.filter(isActionDone);

export interface DoneActionsProps {
  state: Pick<ActionsState, 'search' | 'priority' | 'supplier'>;
  onOpen: (id: string) => void;
}

export function DoneActions({ state: { search, priority, supplier }, onOpen }: DoneActionsProps) {
  const query = useApiQuery(listActions, {
    query: {
      ...{ search: search || undefined, priority: priority && [priority], supplierId: supplier },
      ...{ status: DONE, sort: 'dueDate', order: 'desc', limit: DONE_SHOWN, offset: 0 },
    },
  });
  return (
    <DoneCard
      rows={query.data?.actions}
      total={query.data?.total ?? 0}
      columns={actionColumns}
      statuses="Completed or Closed"
      error={loadError(query, 'What is done could not be loaded')}
      onOpen={onOpen}
    />
  );
}
