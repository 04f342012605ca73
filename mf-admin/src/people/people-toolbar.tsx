import { ROLE_LABELS, ROLES } from '@fsvp/contracts/roles';
import { ACCOUNT_STATUSES } from '@fsvp/contracts/account';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { STATUS_LABELS } from './account-texts.js';
import type { PeopleState, peopleUrl } from './people.url.js';

interface PeopleToolbarProps {
  state: PeopleState;
  setState: SetUrlState<typeof peopleUrl>;
}

const roleFilters = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const statusFilters = ACCOUNT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

export function PeopleToolbar({ state: { search, role, status }, setState }: PeopleToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search people"
        placeholder="Search by name, email or title..."
        value={search}
        onChange={(next) => setState({ search: next, offset: 0 }, 'replace')}
      />
      <FilterSelect
        label="Role"
        allLabel="All roles"
        value={role}
        options={roleFilters}
        onChange={(next) => setState({ role: next, offset: 0 })}
      />
      <FilterSelect
        label="Status"
        allLabel="All statuses"
        value={status}
        options={statusFilters}
        onChange={(next) => setState({ status: next, offset: 0 })}
      />
    </Toolbar>
  );
}
