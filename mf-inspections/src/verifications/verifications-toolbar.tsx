import { RESULT_STATE_LABELS, RESULT_STATES } from '@fsvp/contracts/quality/result-state';
import {
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_STATUSES,
  VERIFICATION_TYPE_LABELS,
  VERIFICATION_TYPES,
} from '@fsvp/contracts/quality/verification';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, SupplierFilter, UrlSortSelect } from '@fsvp/web-kit';
import { sortChoices } from './verification-sorting.js';
import type { VerificationsState, verificationsUrl } from './verifications.url.js';

const statusOptions = VERIFICATION_STATUSES.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }));
const resultOptions = RESULT_STATES.map((value) => ({ value, label: RESULT_STATE_LABELS[value] }));
const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

interface VerificationsToolbarProps {
  state: VerificationsState;
  setState: SetUrlState<typeof verificationsUrl>;
}

export function VerificationsToolbar({ state, setState }: VerificationsToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search verifications"
        placeholder="Search verifications..."
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
        label="Type"
        allLabel="All Types"
        value={state.type}
        options={typeOptions}
        onChange={(type) => setState({ type, offset: 0 })}
      />
      <FilterSelect
        label="Result"
        allLabel="All Results"
        value={state.result}
        options={resultOptions}
        onChange={(result) => setState({ result, offset: 0 })}
      />
      <SupplierFilter value={state.supplier} onChange={(supplier) => setState({ supplier, offset: 0 })} />
      <UrlSortSelect groupable choices={sortChoices} state={state} setState={setState} />
    </Toolbar>
  );
}
