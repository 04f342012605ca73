import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { type ReceivingInspection, inspectionSignatures } from '@fsvp/contracts/quality/receiving-inspection';
import { Button, Card, PageHeader, Pagination, Stack } from '@fsvp/ui';
import {
  lazyDialogs,
  loadError,
  useExistingPage,
  usePageTitle,
  useSignatureStates,
  useUrlState,
  WriteOnly,
} from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useInspections } from './api/get-inspections.js';
import { FailedInspectionNotice } from './failed-inspection-notice.js';
import type { InspectionDialogsProps } from './inspection-dialogs.js';
import { InspectionStats } from './inspection-stats.js';
import { InspectionsTable } from './inspections-table.js';
import { InspectionsToolbar } from './inspections-toolbar.js';
import { inspectionsUrl, type InspectionSort } from './receiving-inspections.url.js';

const InspectionDialogs = lazyDialogs<InspectionDialogsProps>(async () => ({
  default: (await import('./inspection-dialogs.js')).InspectionDialogs,
}));

export function ReceivingInspectionsPage() {
  usePageTitle('Receiving Inspections');
  const [state, setState] = useUrlState(inspectionsUrl);
  const { search, status, supplier, sort, order, offset, view, edit } = state;
  const [deleting, setDeleting] = useState<ReceivingInspection>();
  const [justFailed, setJustFailed] = useState<ReceivingInspection>();

  const list = useInspections({ search, status: status && [status], supplier, sort, order: sort && order, offset });
  const { inspections, total } = list.data ?? {};
  const signed = useSignatureStates(inspectionSignatures, inspections);
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : total,
    show: (last) => setState({ offset: last }, 'replace'),
  });

  const noLongerFailed = inspections?.some(({ id, status: now }) => id === justFailed?.id && now !== 'failed');
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Receiving Inspections"
          subtitle="Track product receiving inspections with temperature checks and quality assessments"
          actions={
            <WriteOnly>
              <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                New Inspection
              </Button>
            </WriteOnly>
          }
        />
        {justFailed && !noLongerFailed ? (
          <FailedInspectionNotice inspection={justFailed} onDismiss={() => setJustFailed(undefined)} />
        ) : null}
        <InspectionStats list={list.isError ? undefined : list.data} loading={list.isPending} />
        <Card
          flush
          toolbar={<InspectionsToolbar state={state} setState={setState} />}
          footer={
            <Pagination
              label="Pages of inspections"
              limit={DEFAULT_LIMIT}
              offset={offset}
              total={total ?? 0}
              onChange={(next) => setState({ offset: next })}
            />
          }
        >
          <InspectionsTable
            inspections={inspections}
            signed={signed}
            error={loadError(list, 'The receiving inspections could not be loaded')}
            sort={sort && { id: sort, order: order ?? 'asc' }}
            onSortChange={(next) => setState({ sort: next.id as InspectionSort, order: next.order, offset: 0 })}
            onView={({ id }) => setState({ view: id })}
            onEdit={({ id }) => setState({ edit: id })}
            onDelete={setDeleting}
          />
        </Card>
      </Stack>
      <InspectionDialogs
        open={Boolean(deleting || view || edit || state.new)}
        state={state}
        setState={setState}
        deleting={deleting}
        onDelete={setDeleting}
        justFailed={justFailed}
        onFailed={setJustFailed}
        inspections={inspections}
      />
    </>
  );
}
