import { ROLE_LABELS } from '@fsvp/contracts/roles';
import { accountName, type Account } from '@fsvp/contracts/account';
import {
  DataTable,
  formatDateTime,
  formatRelativeTime,
  IconButton,
  Menu,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { useSession } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { clearFilters } from '../shared/clear-filters.js';
import { StatusBadge } from './status-badge.js';
import type { PersonActions } from './use-person-actions.js';

interface PeopleTableProps {
  accounts: readonly Account[] | undefined;
  error: LoadError | undefined;
  /** Undefined if no filter or search is set. */
  onClear: (() => void) | undefined;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  actions: PersonActions;
}

export function PeopleTable({ accounts, error, onClear, sort, onSortChange, actions }: PeopleTableProps) {
  const { user } = useSession();
  const columns: DataTableColumn<Account>[] = [
    {
      id: 'name',
      header: 'Person',
      sortable: true,
      wrap: true,
      cell: (account) => (
        <TwoLines
          primary={`${accountName(account)}${account.id === user?.id ? ' (you)' : ''}`}
          secondary={account.email}
        />
      ),
    },
    {
      id: 'role',
      header: 'Role',
      sortable: true,
      wrap: true,
      cell: ({ role, title }) => <TwoLines primary={ROLE_LABELS[role]} secondary={title} />,
    },
    { id: 'status', header: 'Status', sortable: true, cell: (account) => <StatusBadge account={account} /> },
    {
      id: 'secondFactor',
      header: 'Second factor',
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Yes' : 'No'),
    },
    {
      id: 'lastSignInAt',
      header: 'Last sign-in',
      sortable: true,
      cell: ({ lastSignInAt }) => (
        <span title={formatDateTime(lastSignInAt)}>{formatRelativeTime(lastSignInAt, 'Never')}</span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '5rem',
      cell: (account) => <RowMenu account={account} actions={actions} />,
    },
  ];
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={accounts}
      rowKey={({ id }) => id}
      emptyText="No people found"
      emptyAction={clearFilters(onClear)}
      error={error}
      sort={sort}
      onSortChange={onSortChange}
      onRowOpen={actions.view}
    />
  );
}

function RowMenu({ account, actions }: { account: Account; actions: PersonActions }) {
  const label = `Actions for ${accountName(account)}`;
  const isDisabled = account.status === 'disabled';
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={icons.more} />}
      items={[
        { label: 'View details', icon: icons.view, onSelect: () => actions.view(account) },
        { label: 'Edit', icon: icons.edit, onSelect: () => actions.edit(account) },
        ...(isDisabled
          ? [{ label: 'Enable', icon: icons.enable, onSelect: () => void actions.enable(account) }]
          : [
              { label: 'New link…', icon: icons.link, onSelect: () => actions.newLink(account) },
              {
                label: 'Disable…',
                icon: icons.disable,
                tone: 'danger' as const,
                onSelect: () => actions.disable(account),
              },
            ]),
      ]}
    />
  );
}
