import {
  ACTION_PRIORITY_LABELS,
  ACTION_STATUS_LABELS,
  ACTION_STATUSES,
} from '@fsvp/contracts/quality/corrective-action';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, SupplierFilter, UrlSortSelect } from '@fsvp/web-kit';
import { sortChoices } from './action-sorting.js';
import type { ActionsState, actionsUrl } from './corrective-actions.url.js';

const statusOptions = ACTION_STATUSES.map((value) => ({ value, label: ACTION_STATUS_LABELS[value] }));
const priorityOptions = (['critical', 'high', 'medium', 'low'] as const).map((value) => ({
  value,
  label: ACTION_PRIORITY_LABELS[value],
}));

interface ActionsToolbarProps {
  state: ActionsState;
  setState: SetUrlState<typeof actionsUrl>;
}

export function ActionsToolbar({ state, setState }: ActionsToolbarProps) {
  return (
    <Toolbar label="Search, filters and sorting">
      <SearchField
        label="Search corrective actions"
        placeholder="Search corrective actions..."
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
      <FilterSelect
        label="Priority"
        allLabel="All Priority"
        value={state.priority}
        options={priorityOptions}
        onChange={(priority) => setState({ priority, offset: 0 })}
      />
      <SupplierFilter value={state.supplier} onChange={(supplier) => setState({ supplier, offset: 0 })} />
      <UrlSortSelect groupable choices={sortChoices} state={state} setState={setState} />
    </Toolbar>
  );
}
