import { ACTION_STATUSES, isActionDone } from '@fsvp/contracts/quality/action-status';
import { listActions, actionSignatures, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { Button, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  dueGroup,
  lazyComponent,
  useApiQuery,
  lazyDialogs,
  loadError,
  usePagedList,
  usePageTitle,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { Suspense } from 'react';
import { icons } from '../icons.js';
import { ActionCard } from './action-card.js';
import type { ActionDialogsProps } from './action-dialogs.js';
import { actionColumns, actionPrintColumns } from './action-print-columns.js';
import { ActionStats } from './action-stats.js';
import type { DoneActionsProps } from './done-actions.js';
import { ActionsToolbar } from './actions-toolbar.js';
import { actionsUrl } from './corrective-actions.url.js';

const ActionDialogs = lazyDialogs<ActionDialogsProps>(async () => ({
  default: (await import('./action-dialogs.js')).ActionDialogs,
}));

const DoneActions = lazyComponent<DoneActionsProps>(async () => ({
  default: (await import('./done-actions.js')).DoneActions,
}));

/** The order of the groups; what is done is below them. */
const IN_GROUPS = { sort: 'dueDate', order: 'asc' } as const;
const OPEN_STATUSES = ACTION_STATUSES.filter((status) => !isActionDone(status));
const groupOf = ({ status, dueDate }: CorrectiveAction) => (isActionDone(status) ? 'Done' : dueGroup(dueDate));

export function CorrectiveActionsPage() {
  usePageTitle('Corrective Actions');
  const {
    state,
    setState,
    list,
    records: actions,
    signed,
    pages,
  } = usePagedList(actionsUrl, {
    call: listActions,
    query: ({ status, grouped, priority, supplier }) => ({
      status: status ? [status] : grouped && OPEN_STATUSES,
      ...(grouped && IN_GROUPS),
      priority: priority && [priority],
      supplierId: supplier,
    }),
    records: 'actions',
    signatures: actionSignatures,
  });
  // The groups leave out what is done, and the cards above do not.
  const isOfOpen = Boolean(state.grouped && !state.status);
  const { search, priority, supplier } = state;
  const ungrouped = useApiQuery(
    listActions,
    {
      query: {
        ...{ search: search || undefined, priority: priority && [priority], supplierId: supplier },
        ...{ limit: 1, offset: 0 },
      },
    },
    { enabled: isOfOpen },
  );
  const counted = isOfOpen ? ungrouped : list;
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Corrective Actions"
          subtitle="Manage corrective and preventive actions for supplier non-conformances"
          actions={
            <WriteOnly>
              <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                New Action
              </Button>
            </WriteOnly>
          }
        />
        <ActionStats list={counted.isError ? undefined : counted.data} loading={counted.isPending} />
        <ActionsToolbar state={state} setState={setState} />
        <PrintableCardList
          label="Corrective actions"
          items={actions}
          itemKey={(action) => action.id}
          emptyText="No corrective actions found"
          compact={{
            columns: withSignatureBadges(actionColumns, 'status', signed),
            onOpen: ({ id }) => setState({ view: id }),
            groupOf: state.grouped && groupOf,
          }}
          printColumns={withSignatureBadges(actionPrintColumns, 'status', signed)}
          error={loadError(list, 'The corrective actions could not be loaded')}
          render={(action) => (
            <ActionCard action={action} signed={signed.get(action.id)} onView={() => setState({ view: action.id })} />
          )}
        />
        <Pagination label="Pages of corrective actions" {...pages} />
        {isOfOpen ? (
          <Suspense fallback={null}>
            <DoneActions state={state} onOpen={(id) => setState({ view: id })} />
          </Suspense>
        ) : null}
      </Stack>
      <ActionDialogs
        open={Boolean(state.view || state.edit || state.new)}
        state={state}
        setState={setState}
        actions={actions}
      />
    </>
  );
}
