import { ROLE_LABELS, ROLES } from '@fsvp/contracts/access/roles';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { ENDS_SOON_DAYS } from '../qualifications/standing.js';
import { STATUS_LABELS } from './account-texts.js';
import { QUALIFICATION_FILTERS, STATUS_FILTERS, type PeopleState, type peopleUrl } from './people.url.js';

interface PeopleToolbarProps {
  state: PeopleState;
  setState: SetUrlState<typeof peopleUrl>;
}

const roleFilters = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const statusLabels = { ...STATUS_LABELS, no_account: 'No account' };
const statusFilters = STATUS_FILTERS.map((value) => ({ value, label: statusLabels[value] }));
const qualificationLabels = {
  qualified: 'Qualified',
  ends_soon: `Ends within ${ENDS_SOON_DAYS} days`,
  ended: 'Ended',
  none: 'None',
};
const qualificationFilters = QUALIFICATION_FILTERS.map((value) => ({ value, label: qualificationLabels[value] }));

export function PeopleToolbar({ state: { search, role, status, qualification }, setState }: PeopleToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search people"
        placeholder="Search by name, email or employer..."
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
      <FilterSelect
        label="Qualification"
        allLabel="All qualifications"
        value={qualification}
        options={qualificationFilters}
        onChange={(next) => setState({ qualification: next, offset: 0 })}
      />
    </Toolbar>
  );
}
