import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import {
  listVerifications,
  verificationSignatures,
  type VerificationActivity,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import { Button, PageHeader, Pagination, PrintableCardList, Spinner, Stack } from '@fsvp/ui';
import {
  dueGroup,
  lazyComponent,
  lazyDialogs,
  loadError,
  SignMany,
  useApiQuery,
  usePagedList,
  usePageTitle,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { Suspense, useCallback } from 'react';
import { icons } from '../icons.js';
import { listCompletedVerifications } from './api/list-completed-verifications.js';
import type { DoneVerificationsProps } from './done-verifications.js';
import type { VerificationDialogsProps } from './verification-dialogs.js';
import { verificationColumns, verificationPrintColumns } from './verification-print-columns.js';
import { VerificationRow } from './verification-row.js';
import { VerificationStats } from './verification-stats.js';
import { VerificationsToolbar } from './verifications-toolbar.js';
import { verificationsUrl, type VerificationsState } from './verifications.url.js';

/** A chunk of its own: only links from FSVP files limit the list to one. */
const FileFilter = lazyComponent(async () => ({
  default: (await import('../verification-results/file-filter.js')).FileFilter,
}));

const VerificationDialogs = lazyDialogs<VerificationDialogsProps>(async () => ({
  default: (await import('./verification-dialogs.js')).VerificationDialogs,
}));

const filtersOf = ({
  type,
  supplier,
  file,
  result,
}: Pick<VerificationsState, 'type' | 'supplier' | 'file' | 'result'>) => ({
  type: type && [type],
  supplierId: supplier,
  fileId: file,
  resultState: result && [result],
});

const DoneVerifications = lazyComponent<DoneVerificationsProps>(async () => ({
  default: (await import('./done-verifications.js')).DoneVerifications,
}));

/** The order of the groups; what is done is below them. */
const IN_GROUPS = { sort: 'dueDate', order: 'asc' } as const;
const OPEN_STATUSES = ['scheduled', 'in_progress', 'overdue'] satisfies VerificationStatus[];
const groupOf = ({ status, dueDate }: VerificationActivity) =>
  status === 'completed' || status === 'cancelled' ? 'Done' : dueGroup(dueDate);

export function VerificationsPage() {
  usePageTitle('Verifications');
  const {
    state,
    setState,
    list,
    records: activities,
    signed,
    pages,
  } = usePagedList(verificationsUrl, {
    call: listVerifications,
    query: ({ status, grouped, ...filters }) => ({
      ...filtersOf(filters),
      status: status ? [status] : grouped && OPEN_STATUSES,
      ...(grouped && IN_GROUPS),
    }),
    records: 'activities',
    signatures: verificationSignatures,
  });

  // The groups leave out what is done, and the cards above do not.
  const isOfOpen = Boolean(state.grouped && !state.status);
  const ungrouped = useApiQuery(
    listVerifications,
    { query: { search: state.search || undefined, ...filtersOf(state), limit: DEFAULT_LIMIT, offset: 0 } },
    { enabled: isOfOpen },
  );
  const counted = isOfOpen ? ungrouped : list;

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
                load={(signal) => listCompletedVerifications({ search: state.search, ...filtersOf(state) }, signal)}
              />
              <WriteOnly>
                <Button variant="outline" onClick={() => setState({ new: 'past' })}>
                  Record a Past Activity
                </Button>
                <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                  Schedule Verification
                </Button>
              </WriteOnly>
            </>
          }
        />
        <VerificationStats list={counted.isError ? undefined : counted.data} loading={counted.isPending} />
        <VerificationsToolbar state={state} setState={setState} />
        {state.file ? (
          <Suspense fallback={<Spinner label="Loading the FSVP file…" />}>
            <FileFilter id={state.file} onClear={() => setState({ file: undefined, offset: 0 })} />
          </Suspense>
        ) : null}
        <PrintableCardList
          label="Verification activities"
          items={activities}
          itemKey={(activity) => activity.id}
          emptyText="No verification activities found"
          compact={{
            columns: withSignatureBadges(verificationColumns, 'status', signed),
            onOpen: ({ id }) => showDetails(id),
            groupOf: state.grouped && groupOf,
          }}
          printColumns={withSignatureBadges(verificationPrintColumns, 'status', signed)}
          error={loadError(list, 'The verification activities could not be loaded')}
          render={(activity) => (
            <VerificationRow activity={activity} signed={signed.get(activity.id)} onView={showDetails} />
          )}
        />
        <Pagination label="Pages of verification activities" {...pages} />
        {isOfOpen ? (
          <Suspense fallback={null}>
            <DoneVerifications
              filters={{ search: state.search || undefined, ...filtersOf(state) }}
              onOpen={showDetails}
            />
          </Suspense>
        ) : null}
      </Stack>
      <VerificationDialogs
        open={Boolean(state.view || state.edit || state.new)}
        state={state}
        setState={setState}
        activities={activities}
      />
    </>
  );
}
