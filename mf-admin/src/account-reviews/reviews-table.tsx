import type { AccountReviewSummary } from '@fsvp/contracts/access/account-review';
import {
  DataTable,
  formatDate,
  formatDateTime,
  formatNumber,
  TwoLines,
  type DataTableColumn,
  type LoadError,
} from '@fsvp/ui';
import { ReviewState } from './review-state.js';

const COLUMNS: DataTableColumn<AccountReviewSummary>[] = [
  { id: 'day', header: 'Day', cell: ({ day }) => formatDate(day) },
  { id: 'state', header: 'State', cell: ({ state }) => <ReviewState state={state} /> },
  { id: 'accounts', header: 'Accounts', align: 'end', cell: ({ accountCount }) => formatNumber(accountCount) },
  {
    id: 'confirmed',
    header: 'Confirmed by',
    wrap: true,
    cell: ({ confirmedByName, confirmedAt }) =>
      confirmedByName ? <TwoLines primary={confirmedByName} secondary={formatDateTime(confirmedAt)} /> : '—',
  },
];

interface ReviewsTableProps {
  reviews: readonly AccountReviewSummary[] | undefined;
  error: LoadError | undefined;
  onOpen: (review: AccountReviewSummary) => void;
}

export function ReviewsTable({ reviews, error, onOpen }: ReviewsTableProps) {
  return (
    <DataTable
      caption="Account reviews"
      columns={COLUMNS}
      rows={reviews}
      rowKey={({ id }) => id}
      emptyText="No account reviews yet"
      error={error}
      onRowOpen={onOpen}
    />
  );
}
