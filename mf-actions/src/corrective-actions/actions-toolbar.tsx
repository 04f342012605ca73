import { ACTION_PRIORITY_LABELS, ACTION_STATUS_LABELS, ACTION_STATUSES } from '@fsvp/contracts/corrective-action';
import { Combobox, FilterSelect, SearchField, SortSelect, Toolbar } from '@fsvp/ui';
import { useSupplierName, useSupplierOptions, type SetUrlState } from '@fsvp/web-kit';
import { sortChoices, sortInAddress, sortOf } from './action-sorting.js';
import type { ActionsState, actionsUrl } from './corrective-actions.url.js';

const statusOptions = ACTION_STATUSES.map((value) => ({ value, label: ACTION_STATUS_LABELS[value] }));
const priorityOptions = (['critical', 'high', 'medium', 'low'] as const).map((value) => ({ value, label: ACTION_PRIORITY_LABELS[value] }));

interface ActionsToolbarProps {
  state: ActionsState;
  setState: SetUrlState<typeof actionsUrl>;
}

export function ActionsToolbar({ state, setState }: ActionsToolbarProps) {
  const loadOptions = useSupplierOptions();
  return (
    <Toolbar label="Search, filters and sorting">
      <div className="act:sm:w-64 act:sm:max-w-sm act:sm:grow">
        <SearchField label="Search corrective actions" placeholder="Search corrective actions..." value={state.search} onChange={(search) => setState({ search, offset: 0 }, 'replace')} />
      </div>
      {/* Side by side on a phone, where each would take a line of its own. */}
      <div className="act:grid act:grid-cols-2 act:gap-2 act:sm:contents">
        <FilterSelect label="Status" allLabel="All Status" value={state.status} options={statusOptions} onChange={(status) => setState({ status, offset: 0 })} />
        <FilterSelect label="Priority" allLabel="All Priority" value={state.priority} options={priorityOptions} onChange={(priority) => setState({ priority, offset: 0 })} />
      </div>
      <div className="act:sm:w-48">
        <Combobox
          ariaLabel="Supplier"
          placeholder="All Suppliers"
          emptyText="No suppliers found"
          clearable
          value={state.supplier ?? null}
          selectedLabel={useSupplierName(state.supplier)}
          loadOptions={loadOptions}
          onChange={(next) => setState({ supplier: next ?? undefined, offset: 0 })}
        />
      </div>
      <SortSelect width="auto" choices={sortChoices} sort={sortOf(state)} onSortChange={(sort) => setState({ ...sortInAddress(sort), offset: 0 })} />
    </Toolbar>
  );
}
