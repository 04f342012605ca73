import {
  listInspections,
  type ReceivingInspection,
  inspectionSignatures,
} from '@fsvp/contracts/quality/receiving-inspection';
import { Button, Card, PageHeader, Pagination, Stack } from '@fsvp/ui';
import { lazyDialogs, loadError, usePagedList, usePageTitle, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { FailedInspectionNotice } from './failed-inspection-notice.js';
import type { InspectionDialogsProps } from './inspection-dialogs.js';
import { InspectionStats } from './inspection-stats.js';
import { InspectionsTable } from './inspections-table.js';
import { InspectionsToolbar } from './inspections-toolbar.js';
import { inspectionsUrl } from './receiving-inspections.url.js';

const InspectionDialogs = lazyDialogs<InspectionDialogsProps>(async () => ({
  default: (await import('./inspection-dialogs.js')).InspectionDialogs,
}));

export function ReceivingInspectionsPage() {
  usePageTitle('Receiving Inspections');
  const {
    state,
    setState,
    list,
    records: inspections,
    signed,
    pages,
    sorting,
  } = usePagedList(inspectionsUrl, {
    call: listInspections,
    // A page of the server's default size.
    query: ({ status, supplier, offset }) => ({
      status: status && [status],
      supplier,
      limit: undefined,
      offset: offset || undefined,
    }),
    records: 'inspections',
    signatures: inspectionSignatures,
  });
  const [deleting, setDeleting] = useState<ReceivingInspection>();
  const [justFailed, setJustFailed] = useState<ReceivingInspection>();

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
          footer={<Pagination label="Pages of inspections" {...pages} />}
        >
          <InspectionsTable
            inspections={inspections}
            signed={signed}
            error={loadError(list, 'The receiving inspections could not be loaded')}
            {...sorting}
            onView={({ id }) => setState({ view: id })}
            onEdit={({ id }) => setState({ edit: id })}
            onDelete={setDeleting}
          />
        </Card>
      </Stack>
      <InspectionDialogs
        open={Boolean(deleting || state.view || state.edit || state.new)}
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
