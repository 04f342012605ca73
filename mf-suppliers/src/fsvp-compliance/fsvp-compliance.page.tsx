import { FSVP_STATUS_LABELS, FSVP_STATUSES } from '@fsvp/contracts/suppliers/fsvp';
import { listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Card, FilterSelect, PageHeader, Pagination, SearchField, Stack, Toolbar } from '@fsvp/ui';
import { lazyDialogs, loadError, usePagedList, usePageTitle } from '@fsvp/web-kit';
import { useState } from 'react';
import { fsvpUrl } from './fsvp-compliance.url.js';
import type { FsvpDialogsProps } from './fsvp-dialogs.js';
import { FsvpTable } from './fsvp-table.js';
import { FsvpStats } from './fsvp-stats.js';

const statusOptions = FSVP_STATUSES.map((value) => ({ value, label: FSVP_STATUS_LABELS[value] }));

const FsvpDialogs = lazyDialogs<FsvpDialogsProps>(async () => ({
  default: (await import('./fsvp-dialogs.js')).FsvpDialogs,
}));

export function FsvpCompliancePage() {
  usePageTitle('FSVP Compliance');
  const {
    state,
    setState,
    list,
    records: suppliers,
    pages,
    sorting,
  } = usePagedList(fsvpUrl, {
    call: listSuppliers,
    query: ({ fsvpStatus }) => ({ fsvpStatus: fsvpStatus && [fsvpStatus] }),
    records: 'suppliers',
  });
  const { search, fsvpStatus, view, edit } = state;
  const [deleting, setDeleting] = useState<Supplier>();
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="FSVP Compliance"
          subtitle="Track supplier verification schedules under the Foreign Supplier Verification Program"
        />
        <FsvpStats />
        <Card
          title="FSVP Suppliers"
          flush
          toolbar={
            <Toolbar>
              <SearchField
                label="Search FSVP suppliers"
                placeholder="Search FSVP suppliers..."
                value={search}
                onChange={(next) => setState({ search: next, offset: 0 }, 'replace')}
              />
              <FilterSelect
                label="Compliance status"
                allLabel="All Status"
                value={fsvpStatus}
                options={statusOptions}
                onChange={(next) => setState({ fsvpStatus: next, offset: 0 })}
              />
            </Toolbar>
          }
          footer={<Pagination label="Pages of suppliers" {...pages} />}
        >
          <FsvpTable
            suppliers={suppliers}
            error={loadError(list, 'The suppliers could not be loaded')}
            onClear={
              search || fsvpStatus ? () => setState({ search: '', fsvpStatus: undefined, offset: 0 }) : undefined
            }
            {...sorting}
            onView={({ id }) => setState({ view: id })}
            onEdit={({ id }) => setState({ edit: id })}
            onDelete={setDeleting}
          />
        </Card>
      </Stack>
      <FsvpDialogs
        open={Boolean(deleting || view || edit)}
        state={state}
        setState={setState}
        deleting={deleting}
        onDelete={setDeleting}
        suppliers={suppliers}
      />
    </>
  );
}
