import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { actionSignatures } from '@fsvp/contracts/signature';
import { Button, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  loadError,
  useExistingPage,
  useMay,
  usePageTitle,
  useSignatureStates,
  useUrlState,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { ActionCard } from './action-card.js';
import { ActionDetailsDialog } from './action-details.dialog.js';
import { actionPrintColumns } from './action-print-columns.js';
import { ActionStats } from './action-stats.js';
import { ActionsToolbar } from './actions-toolbar.js';
import { useActions } from './api/get-actions.js';
import { actionsUrl, NO_FORM } from './corrective-actions.url.js';
import { DeleteActionDialog } from './delete-action.dialog.js';
import { EditActionDialog } from './edit-action.dialog.js';
import { NewActionDialog } from './new-action.dialog.js';

export function CorrectiveActionsPage() {
  usePageTitle('Corrective Actions');
  const [state, setState] = useUrlState(actionsUrl);
  const { search, status, priority, supplier, sort, order, offset, view, edit } = state;
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<CorrectiveAction>();

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

  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
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
      <NewActionDialog
        open={mayWrite && state.new === '1'}
        prefill={state}
        onClose={() => setState(NO_FORM, 'replace')}
      />
      <ActionDetailsDialog
        id={view}
        known={actions?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
      />
      <EditActionDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteActionDialog action={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
    </Stack>
  );
}
