import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { actionSignatures } from '@fsvp/contracts/quality/corrective-action';
import { Button, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  lazyDialogs,
  loadError,
  useExistingPage,
  usePageTitle,
  useSignatureStates,
  useUrlState,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { ActionCard } from './action-card.js';
import type { ActionDialogsProps } from './action-dialogs.js';
import { actionPrintColumns } from './action-print-columns.js';
import { ActionStats } from './action-stats.js';
import { ActionsToolbar } from './actions-toolbar.js';
import { useActions } from './api/get-actions.js';
import { actionsUrl } from './corrective-actions.url.js';

const ActionDialogs = lazyDialogs<ActionDialogsProps>(async () => ({
  default: (await import('./action-dialogs.js')).ActionDialogs,
}));

export function CorrectiveActionsPage() {
  usePageTitle('Corrective Actions');
  const [state, setState] = useUrlState(actionsUrl);
  const { search, status, priority, supplier, sort, order, offset, view, edit } = state;

  const list = useActions({
    search,
    status: status && [status],
    priority: priority && [priority],
    supplierId: supplier,
    sort,
    order: sort && (order ?? 'asc'),
    offset,
  });
  const { actions, total } = list.data ?? {};
  const signed = useSignatureStates(actionSignatures, actions);
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : total,
    show: (last) => setState({ offset: last }, 'replace'),
  });
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
        <ActionStats list={list.isError ? undefined : list.data} loading={list.isPending} />
        <ActionsToolbar state={state} setState={setState} />
        <PrintableCardList
          label="Corrective actions"
          items={actions}
          itemKey={(action) => action.id}
          emptyText="No corrective actions found"
          printColumns={withSignatureBadges(actionPrintColumns, 'status', signed)}
          error={loadError(list, 'The corrective actions could not be loaded')}
          render={(action) => (
            <ActionCard action={action} signed={signed.get(action.id)} onView={() => setState({ view: action.id })} />
          )}
        />
        <Pagination
          label="Pages of corrective actions"
          limit={DEFAULT_LIMIT}
          offset={offset}
          total={total ?? 0}
          onChange={(next) => setState({ offset: next })}
        />
      </Stack>
      <ActionDialogs open={Boolean(view || edit || state.new)} state={state} setState={setState} actions={actions} />
    </>
  );
}
