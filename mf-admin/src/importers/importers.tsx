import { listImporters, type Importer } from '@fsvp/contracts/program/importer';
import { Button, Card, FilterSelect, Pagination, SearchField, Toolbar } from '@fsvp/ui';
import { loadError, usePagedList } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { clearFilters } from '../shared/clear-filters.js';
import { AddEligibilityDialog } from './add-eligibility.dialog.js';
import { AddImporterDialog } from './add-importer.dialog.js';
import { DeleteImporterDialog } from './delete-importer.dialog.js';
import { EditEligibilityDialog } from './edit-eligibility.dialog.js';
import { EditImporterDialog } from './edit-importer.dialog.js';
import { EligibilityDialog } from './eligibility.dialog.js';
import { ImporterDialog } from './importer.dialog.js';
import { ImportersTable } from './importers-table.js';
import { importersUrl, NOT_ADDING, NOT_DETERMINING, UNFILTERED } from './importers.url.js';

/** Fewer are found at a glance. */
const SEARCHED_FROM = 10;
const EMPTY =
  'No importers yet. Each entry line identifies the importer by name, email address and DUNS number (21 CFR 1.509(a)).';
const states = [
  { value: 'active' as const, label: 'Active' },
  { value: 'inactive' as const, label: 'Inactive' },
];

export function Importers() {
  const {
    state: url,
    setState: setUrl,
    list,
    records: importers,
    pages,
    sorting,
  } = usePagedList(importersUrl, {
    call: listImporters,
    query: ({ state }) => ({ active: state && state === 'active' }),
    records: 'importers',
    defaultSort: 'legalName',
  });
  const { search, state, view } = url;
  const [deleting, setDeleting] = useState<Importer>();
  // One dialog at a time: an address may name those below it too, which follow when it closes.
  const isCovered = [url.eligibility, url.determine, url.draft].some(Boolean);
  const isFiltered = search !== '' || state !== undefined;
  const closeDetails = () => setUrl({ view: undefined, eligibility: undefined }, 'replace');
  const closeEligibility = () => setUrl({ eligibility: undefined }, 'replace');
  const add = (
    <Button icon={icons.add} onClick={() => setUrl({ new: '1' })}>
      Add importer
    </Button>
  );
  return (
    <>
      <Card
        flush
        title="Importers"
        description="The FSVP importers named at entry, and whether they are very small importers (21 CFR 1.500, 1.509, 1.512)."
        actions={isFiltered || importers?.length ? add : null}
        toolbar={
          isFiltered || (pages.total ?? 0) > SEARCHED_FROM ? (
            <Toolbar>
              <SearchField
                label="Search importers"
                placeholder="Search by name, DUNS number, email or city..."
                value={search}
                onChange={(next) => setUrl({ search: next, offset: 0 }, 'replace')}
              />
              <FilterSelect
                label="State"
                allLabel="All states"
                value={state}
                options={states}
                onChange={(next) => setUrl({ state: next, offset: 0 })}
              />
            </Toolbar>
          ) : undefined
        }
        footer={<Pagination label="Pages of importers" {...pages} />}
      >
        <ImportersTable
          rows={importers}
          error={loadError(list, 'The importers could not be loaded')}
          emptyText={isFiltered ? 'No importers found' : EMPTY}
          emptyAction={isFiltered ? clearFilters(() => setUrl(UNFILTERED)) : add}
          {...sorting}
          onRowOpen={({ id }) => setUrl({ view: id })}
        />
      </Card>
      <ImporterDialog
        id={isCovered ? undefined : view}
        known={importers?.find(({ id }) => id === view)}
        onEdit={({ id }) => setUrl({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
        onDetermine={({ id }) => setUrl({ determine: id }, 'replace')}
        onOpenEligibility={({ id }) => setUrl({ eligibility: id }, 'replace')}
        onClose={closeDetails}
      />
      <EligibilityDialog
        id={url.draft ? undefined : url.eligibility}
        onEdit={({ id }) => setUrl({ draft: id }, 'replace')}
        onNewVersion={({ id }) => setUrl({ eligibility: id, draft: id }, 'replace')}
        onClose={closeEligibility}
      />
      <AddImporterDialog
        open={url.new === '1'}
        known={{ legalName: url.legalName, duns: url.duns }}
        onClose={() => setUrl(NOT_ADDING, 'replace')}
        onAdded={({ id }) => setUrl({ ...NOT_ADDING, view: id }, 'replace')}
      />
      <EditImporterDialog id={url.edit} onClose={() => setUrl({ edit: undefined, view: url.edit }, 'replace')} />
      <DeleteImporterDialog importer={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
      <AddEligibilityDialog
        importerId={url.determine}
        known={{ year: url.year || undefined, foodClass: url.foodClass }}
        onClose={() => setUrl(NOT_DETERMINING, 'replace')}
        onAdded={({ id }) => setUrl({ ...NOT_DETERMINING, eligibility: id }, 'replace')}
      />
      <EditEligibilityDialog id={url.draft} onClose={() => setUrl({ draft: undefined }, 'replace')} />
    </>
  );
}
