import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { verificationSignatures } from '@fsvp/contracts/quality/verification';
import { Button, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  lazyDialogs,
  loadError,
  SignMany,
  useExistingPage,
  usePageTitle,
  useSignatureStates,
  useUrlState,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { useCallback } from 'react';
import { icons } from '../icons.js';
import { useVerifications } from './api/get-verifications.js';
import { listCompletedVerifications } from './api/list-completed-verifications.js';
import type { VerificationDialogsProps } from './verification-dialogs.js';
import { verificationPrintColumns } from './verification-print-columns.js';
import { VerificationRow } from './verification-row.js';
import { VerificationStats } from './verification-stats.js';
import { VerificationsToolbar } from './verifications-toolbar.js';
import { verificationsUrl } from './verifications.url.js';

const VerificationDialogs = lazyDialogs<VerificationDialogsProps>(async () => ({
  default: (await import('./verification-dialogs.js')).VerificationDialogs,
}));

export function VerificationsPage() {
  usePageTitle('Verifications');
  const [state, setState] = useUrlState(verificationsUrl);
  const { search, status, type, supplier, sort, order, offset, view, edit } = state;

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
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Verifications"
          subtitle="Schedule and track supplier verification activities and audits"
          actions={
            <>
              <SignMany
                calls={verificationSignatures}
                title="Sign verification activities"
                description="Completed activities that match your filters, newest first (up to 50)."
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
      </Stack>
      <VerificationDialogs
        open={Boolean(view || edit || state.new)}
        state={state}
        setState={setState}
        activities={activities}
      />
    </>
  );
}
