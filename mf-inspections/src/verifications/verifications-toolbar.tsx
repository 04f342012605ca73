import { VERIFICATION_STATUS_LABELS, VERIFICATION_STATUSES, VERIFICATION_TYPE_LABELS, VERIFICATION_TYPES } from '@fsvp/contracts/verification';
import { Combobox, FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, useSupplierName, useSupplierOptions } from '@fsvp/web-kit';
import { VerificationSorting } from './verification-sorting.js';
import type { VerificationsState, verificationsUrl } from './verifications.url.js';

const statusOptions = VERIFICATION_STATUSES.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }));
const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

interface VerificationsToolbarProps {
  state: VerificationsState;
  setState: SetUrlState<typeof verificationsUrl>;
}

export function VerificationsToolbar({ state, setState }: VerificationsToolbarProps) {
  const loadOptions = useSupplierOptions();
  const supplierName = useSupplierName(state.supplier);
  return (
    <Toolbar>
      <div className="ins:sm:w-64 ins:sm:max-w-sm ins:sm:grow">
        <SearchField label="Search verifications" placeholder="Search verifications..." value={state.search} onChange={(search) => setState({ search, offset: 0 }, 'replace')} />
      </div>
      {/* Side by side on a phone, where each would take a line of its own. */}
      <div className="ins:grid ins:grid-cols-2 ins:gap-2 ins:sm:contents">
        <FilterSelect label="Status" allLabel="All Status" value={state.status} options={statusOptions} onChange={(status) => setState({ status, offset: 0 })} />
        <FilterSelect label="Type" allLabel="All Types" value={state.type} options={typeOptions} onChange={(type) => setState({ type, offset: 0 })} />
      </div>
      <div className="ins:sm:w-48">
        <Combobox
          ariaLabel="Supplier"
          placeholder="All Suppliers"
          emptyText="No suppliers found"
          clearable
          value={state.supplier ?? null}
          selectedLabel={supplierName}
          loadOptions={loadOptions}
          onChange={(supplier) => setState({ supplier: supplier ?? undefined, offset: 0 })}
        />
      </div>
      <VerificationSorting state={state} setState={setState} />
    </Toolbar>
  );
}
