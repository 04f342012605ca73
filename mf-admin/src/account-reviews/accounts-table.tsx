import type { AccountReview, ReviewedAccount } from '@fsvp/contracts/access/account-review';
import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { DataTable, formatDate, formatDateTime, formatNumber, TwoLines, type DataTableColumn } from '@fsvp/ui';
import { STATUS_LABELS } from '../people/account-texts.js';

const COLUMNS: DataTableColumn<ReviewedAccount>[] = [
  {
    id: 'person',
    header: 'Person',
    wrap: true,
    cell: ({ name, email }) => <TwoLines primary={name} secondary={email} />,
  },
  { id: 'role', header: 'Role', wrap: true, cell: ({ role }) => ROLE_LABELS[role] },
  {
    id: 'status',
    header: 'Status',
    width: '10rem',
    cell: ({ status, expiresOn }) => (
      <TwoLines primary={STATUS_LABELS[status]} secondary={expiresOn && `Last day ${formatDate(expiresOn)}`} />
    ),
  },
  { id: 'secondFactor', header: 'Second factor', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Yes' : 'No') },
  { id: 'tokens', header: 'API tokens', align: 'end', cell: ({ tokens }) => formatNumber(tokens) },
  {
    id: 'lastSignInAt',
    header: 'Last sign-in',
    wrap: true,
    cell: ({ lastSignInAt }) => formatDateTime(lastSignInAt, 'Never'),
  },
];

/** All accounts as they were on the day of a review. */
export function AccountsTable({ review: { day, accounts } }: { review: AccountReview }) {
  return (
    <DataTable
      caption={`Accounts on ${formatDate(day)}`}
      columns={COLUMNS}
      rows={accounts}
      rowKey={({ email }) => email}
      emptyText="There were no accounts"
      density="compact"
    />
  );
}
