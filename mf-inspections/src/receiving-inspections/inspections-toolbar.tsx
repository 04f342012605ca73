import { INSPECTION_STATUS_LABELS, INSPECTION_STATUSES } from '@fsvp/contracts/quality/receiving-inspection';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, SupplierFilter } from '@fsvp/web-kit';
import type { InspectionsState, inspectionsUrl } from './receiving-inspections.url.js';

const statusOptions = INSPECTION_STATUSES.map((value) => ({ value, label: INSPECTION_STATUS_LABELS[value] }));

interface InspectionsToolbarProps {
  state: InspectionsState;
  setState: SetUrlState<typeof inspectionsUrl>;
}

export function InspectionsToolbar({ state, setState }: InspectionsToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search inspections"
        placeholder="Search by product or lot number..."
        value={state.search}
        onChange={(search) => setState({ search, offset: 0 }, 'replace')}
      />
      <FilterSelect
        label="Status"
        allLabel="All Status"
        value={state.status}
        options={statusOptions}
        onChange={(status) => setState({ status, offset: 0 })}
      />
      <SupplierFilter unpaged value={state.supplier} onChange={(supplier) => setState({ supplier, offset: 0 })} />
    </Toolbar>
  );
}
