import type { listActions } from '@fsvp/contracts/corrective-action';
import type { ResponseOf } from '@fsvp/contracts/call';
import { formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

type ActionList = ResponseOf<typeof listActions>;

/** Counts of the list response. They follow the search and the filters; only Total follows the status filter. */
export function ActionStats({
  total,
  counts,
  failed,
}: Partial<Pick<ActionList, 'total' | 'counts'>> & { failed: boolean }) {
  const card = (value: number | undefined) => ({
    loading: value === undefined && !failed,
    value: failed || value === undefined ? '—' : formatNumber(value),
  });
  return (
    <StatGrid label="Corrective action counts">
      <StatCard
        label="Total Actions"
        icon={icons.actions}
        hint="All actions that match the search and filters"
        {...card(total)}
      />
      <StatCard
        label="Open"
        icon={icons.open}
        tone="blue"
        hint="Open actions that match the search, the priority and the supplier"
        {...card(counts?.open)}
      />
      <StatCard
        label="In Progress"
        icon={icons.inProgress}
        tone="yellow"
        hint="Actions in progress that match the search, the priority and the supplier"
        {...card(counts?.in_progress)}
      />
      <StatCard
        label="Completed"
        icon={icons.completed}
        tone="green"
        hint="Completed actions that match the search, the priority and the supplier"
        {...card(counts?.completed)}
      />
    </StatGrid>
  );
}
