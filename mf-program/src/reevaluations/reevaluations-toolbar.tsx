import {
  DUE_FILTERS,
  REASON_KINDS,
  REASON_RULES,
  REEVALUATION_STATUS_LABELS,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Combobox, FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { SupplierFilter, type SetUrlState } from '@fsvp/web-kit';
import { loadOwners, useOwnerName } from '../fsvp-files/api/owner-name.js';
import type { ReevaluationsState, reevaluationsUrl } from './reevaluations.url.js';

const statusOptions = [
  { value: 'closed' as const, label: REEVALUATION_STATUS_LABELS.closed },
  { value: 'dismissed' as const, label: REEVALUATION_STATUS_LABELS.dismissed },
  { value: 'all' as const, label: 'Open, closed and dismissed' },
];
const reasonOptions = REASON_KINDS.map((value) => ({ value, label: REASON_RULES[value].label }));
const DUE_LABELS = { overdue: 'Overdue', next_30_days: 'In the next 30 days', later: 'Later' };
const dueOptions = DUE_FILTERS.map((value) => ({ value, label: DUE_LABELS[value] }));

interface ReevaluationsToolbarProps {
  state: ReevaluationsState;
  setState: SetUrlState<typeof reevaluationsUrl>;
}

export function ReevaluationsToolbar({ state, setState }: ReevaluationsToolbarProps) {
  const filter = (patch: Partial<ReevaluationsState>) => setState({ ...patch, offset: 0 });
  const assignee = useOwnerName(state.assignee ?? null);
  return (
    <Toolbar>
      <SearchField
        label="Search reevaluations"
        placeholder="Search reevaluations..."
        value={state.search}
        onChange={(search) => setState({ search, offset: 0 }, 'replace')}
      />
      <FilterSelect
        label="Status"
        allLabel={REEVALUATION_STATUS_LABELS.open}
        value={state.status === 'open' ? undefined : state.status}
        options={statusOptions}
        onChange={(status) => filter({ status })}
      />
      <FilterSelect
        label="Reason"
        allLabel="All reasons"
        value={state.reason}
        options={reasonOptions}
        onChange={(reason) => filter({ reason })}
      />
      <FilterSelect
        label="Due"
        allLabel="Any due day"
        value={state.due}
        options={dueOptions}
        onChange={(due) => filter({ due })}
      />
      <Combobox
        ariaLabel="Assigned to"
        placeholder="Assigned to anybody"
        noun="a person"
        emptyText="No people found"
        clearable
        value={state.assignee ?? null}
        selectedLabel={assignee}
        loadOptions={loadOwners}
        onChange={(next) => filter({ assignee: next ?? undefined })}
      />
      <SupplierFilter value={state.supplierId} onChange={(supplierId) => filter({ supplierId })} />
    </Toolbar>
  );
}
