import { SortSelect } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import type { VerificationSort, VerificationsState, verificationsUrl } from './verifications.url.js';

const dates = { asc: 'earliest first', desc: 'latest first' };
const names = { asc: 'A to Z', desc: 'Z to A' };
const choices: readonly { id: VerificationSort; label: string; asc: string; desc: string }[] = [
  { id: 'createdAt', label: 'date added', asc: 'oldest first', desc: 'newest first' },
  { id: 'dueDate', label: 'due date', ...dates },
  { id: 'scheduledDate', label: 'scheduled date', ...dates },
  { id: 'title', label: 'title', ...names },
  { id: 'supplierName', label: 'supplier', ...names },
];
/** The server's default order. */
const NEWEST_FIRST = { id: 'createdAt', order: 'desc' } as const;

interface VerificationSortingProps {
  state: VerificationsState;
  setState: SetUrlState<typeof verificationsUrl>;
}

export function VerificationSorting({ state: { sort, order }, setState }: VerificationSortingProps) {
  return (
    <SortSelect
      width="auto"
      choices={choices}
      sort={sort ? { id: sort, order: order ?? 'asc' } : NEWEST_FIRST}
      onSortChange={(next) => {
        const isDefault = next.id === NEWEST_FIRST.id && next.order === NEWEST_FIRST.order;
        setState({
          sort: isDefault ? undefined : (next.id as VerificationSort),
          order: isDefault ? undefined : next.order,
          offset: 0,
        });
      }}
    />
  );
}
