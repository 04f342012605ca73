import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { verificationSignatures } from '@fsvp/contracts/signature';
import type { VerificationActivity } from '@fsvp/contracts/verification';
import { Button, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  loadError,
  SignMany,
  useExistingPage,
  useMay,
  usePageTitle,
  useSignatureStates,
  useUrlState,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { useCallback, useState } from 'react';
import { icons } from '../icons.js';
import { useVerifications } from './api/get-verifications.js';
import { listCompletedVerifications } from './api/list-completed-verifications.js';
import { DeleteVerificationDialog } from './delete-verification.dialog.js';
import { EditVerificationDialog } from './edit-verification.dialog.js';
import { ScheduleVerificationDialog } from './schedule-verification.dialog.js';
import { VerificationStats } from './verification-stats.js';
import { VerificationDetailsDialog } from './verification-details.dialog.js';
import { verificationPrintColumns } from './verification-print-columns.js';
import { VerificationRow } from './verification-row.js';
import { VerificationsToolbar } from './verifications-toolbar.js';
import { verificationsUrl } from './verifications.url.js';

export function VerificationsPage() {
  usePageTitle('Verifications');
  const [state, setState] = useUrlState(verificationsUrl);
  const { search, status, type, supplier, sort, order, offset, view, edit } = state;
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<VerificationActivity>();

  const filters = { search, type: type && [type], supplierId: supplier };
  const list = useVerifications({
    ...filters,
    status: status && [status],
    sort,
    order: sort && order,
    offset,
  });
  const { activities, total } = list.data ?? {};
  const signed = useSignatureStates(verificationSignatures, activities);
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : total,
    show: (last) => setState({ offset: last }, 'replace'),
  });

  const showDetails = useCallback((id: string) => setState({ view: id }), [setState]);
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <Stack gap={6}>
      <PageHeader
        title="Verifications"
        subtitle="Schedule and track supplier verification activities and audits"
        actions={
          <>
            <SignMany
              calls={verificationSignatures}
              title="Sign verification activities"
              description="Completed activities that your filters find, newest first, at most 50."
              load={(signal) => listCompletedVerifications(filters, signal)}
            />
            <WriteOnly>
              <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                Schedule Verification
              </Button>
            </WriteOnly>
          </>
        }
      />
      <VerificationStats list={list.isError ? undefined : list.data} loading={list.isPending} />
      <VerificationsToolbar state={state} setState={setState} />
      <PrintableCardList
        label="Verification activities"
        items={activities}
        itemKey={(activity) => activity.id}
        emptyText="No verification activities found"
        printColumns={withSignatureBadges(verificationPrintColumns, 'status', signed)}
        error={loadError(list, 'The verification activities could not be loaded')}
        render={(activity) => (
          <VerificationRow activity={activity} signed={signed.get(activity.id)} onView={showDetails} />
        )}
      />
      <Pagination
        label="Pages of verification activities"
        limit={DEFAULT_LIMIT}
        offset={offset}
        total={total ?? 0}
        onChange={(next) => setState({ offset: next })}
      />
      <ScheduleVerificationDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
      />
      <VerificationDetailsDialog
        id={view}
        known={activities?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
      />
      <EditVerificationDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteVerificationDialog activity={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
    </Stack>
  );
}
