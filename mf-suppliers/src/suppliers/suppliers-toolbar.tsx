import { COMPLIANCE_LABELS } from '@fsvp/contracts/suppliers/compliance';
import { RISK_LEVEL_LABELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS } from '@fsvp/contracts/suppliers/supplier-status';
import { Button, FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import type { SuppliersState, suppliersUrl } from './suppliers.url.js';

const statusOptions = (['approved', 'pending', 'rejected', 'suspended'] as const).map((value) => ({
  value,
  label: SUPPLIER_STATUS_LABELS[value],
}));
const riskOptions = (['high', 'medium', 'low'] as const).map((value) => ({ value, label: RISK_LEVEL_LABELS[value] }));

interface SuppliersToolbarProps {
  state: SuppliersState;
  setState: SetUrlState<typeof suppliersUrl>;
}

export function SuppliersToolbar({ state, setState }: SuppliersToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search suppliers"
        placeholder="Search suppliers..."
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
        label="Risk"
        allLabel="All Risk"
        value={state.riskLevel}
        options={riskOptions}
        onChange={(riskLevel) => setState({ riskLevel, offset: 0 })}
      />
      {state.compliance ? (
        <Button
          variant="outline"
          icon={icons.clear}
          aria-label={`Remove the filter ${COMPLIANCE_LABELS[state.compliance]}`}
          onClick={() => setState({ compliance: undefined, offset: 0 })}
        >
          {COMPLIANCE_LABELS[state.compliance]}
        </Button>
      ) : null}
    </Toolbar>
  );
}
