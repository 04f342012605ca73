import { INDIVIDUAL_RELATION_LABELS } from '@fsvp/contracts/program/qualification';
import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import type { Account } from '@fsvp/contracts/access/account';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import {
  DataTable,
  formatDateTime,
  formatRelativeTime,
  IconButton,
  Menu,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type MenuItem,
  type TableSort,
} from '@fsvp/ui';
import { useSession } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { clearFilters } from '../shared/clear-filters.js';
import { MaySign } from './may-sign.js';
import type { Person } from './person.js';
import { StatusBadge } from './status-badge.js';
import type { IndividualActions, PersonActions } from './use-person-actions.js';

interface PeopleTableProps {
  people: readonly Person[] | undefined;
  error: LoadError | undefined;
  /** False if the qualifications could not be loaded. */
  knowsQualifications: boolean;
  /** Undefined if no filter or search is set. */
  onClear: (() => void) | undefined;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  actions: PersonActions;
  individualActions: IndividualActions;
}

export function PeopleTable(props: PeopleTableProps) {
  const { people, error, knowsQualifications, onClear, sort, onSortChange, actions, individualActions } = props;
  const { user } = useSession();
  const columns: DataTableColumn<Person>[] = [
    {
      id: 'name',
      header: 'Person',
      sortable: true,
      wrap: true,
      cell: ({ id, name, account, individual }) => (
        <TwoLines
          primary={`${name}${id === user?.id ? ' (you)' : ''}`}
          secondary={account ? account.email : individual?.employer}
        />
      ),
    },
    {
      id: 'role',
      header: 'Role',
      sortable: true,
      wrap: true,
      cell: ({ account, individual }) =>
        account ? (
          <TwoLines primary={ROLE_LABELS[account.role]} secondary={account.title} />
        ) : (
          <TwoLines primary={individual && INDIVIDUAL_RELATION_LABELS[individual.relation]} />
        ),
    },
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      cell: ({ account, individual }) =>
        account ? <StatusBadge account={account} /> : <Absent>{absentAccount(individual)}</Absent>,
    },
    {
      id: 'ending',
      header: 'Can sign',
      sortable: true,
      wrap: true,
      cell: (person) => <MaySign person={person} isKnown={knowsQualifications} />,
    },
    {
      id: 'secondFactor',
      header: 'Second factor',
      cell: ({ account }) => (account ? account.hasSecondFactor ? 'Yes' : 'No' : <Absent>–</Absent>),
    },
    {
      id: 'lastSignInAt',
      header: 'Last sign-in',
      sortable: true,
      cell: ({ account }) =>
        account ? (
          <span title={formatDateTime(account.lastSignInAt)}>{formatRelativeTime(account.lastSignInAt, 'Never')}</span>
        ) : (
          <Absent>–</Absent>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '5rem',
      cell: ({ name, account, individual }) => (
        <RowMenu
          name={name}
          items={
            account ? accountItems(account, actions) : individual ? individualItems(individual, individualActions) : []
          }
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      emptyText="No people found"
      emptyAction={clearFilters(onClear)}
      error={error}
      sort={sort}
      onSortChange={onSortChange}
      onRowOpen={({ account, individual }) => {
        if (account) actions.view(account);
        else if (individual) individualActions.view(individual);
      }}
    />
  );
}

const Absent = ({ children }: { children: string }) => (
  <Text size="inherit" tone="muted">
    {children}
  </Text>
);

const absentAccount = (individual: QualifiedIndividual | undefined) =>
  individual?.userId ? 'Account not listed' : 'No account';

function RowMenu({ name, items }: { name: string; items: MenuItem[] }) {
  const label = `Actions for ${name}`;
  return <Menu label={label} trigger={<IconButton label={label} icon={icons.more} />} items={items} />;
}

function accountItems(account: Account, actions: PersonActions): MenuItem[] {
  return [
    { label: 'View details', icon: icons.view, onSelect: () => actions.view(account) },
    { label: 'Edit', icon: icons.edit, onSelect: () => actions.edit(account) },
    ...(account.status === 'disabled'
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
  ];
}

function individualItems(individual: QualifiedIndividual, actions: IndividualActions): MenuItem[] {
  return [
    { label: 'View details', icon: icons.view, onSelect: () => actions.view(individual) },
    { label: 'Edit', icon: icons.edit, onSelect: () => actions.edit(individual.id) },
    { label: 'Delete…', icon: icons.delete, tone: 'danger', onSelect: () => actions.remove(individual) },
  ];
}
