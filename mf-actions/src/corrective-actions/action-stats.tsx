import type { listActions } from '@fsvp/contracts/quality/corrective-action';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

type Answer = ResponseOf<typeof listActions>;

interface ActionStatsProps {
  /** The list response; undefined while it loads or if it failed. A server that has no counts answers without them. */
  list: (Pick<Answer, 'total' | 'actions'> & Partial<Pick<Answer, 'counts'>>) | undefined;
  loading: boolean;
}

/** Counts of the list response. They follow the search and the filters; only Total follows the status filter. */
export function ActionStats({ list, loading }: ActionStatsProps) {
  const { of, ...counts } = countsOf(list);
  return (
    <StatGrid
      label="Corrective action counts"
      loading={loading}
      cards={[
        {
          label: 'Total Actions',
          value: list?.total,
          icon: icons.actions,
          hint: 'All actions that match the search and filters',
        },
        {
          label: 'Open',
          value: counts.open,
          icon: icons.open,
          tone: 'blue',
          hint: `Open actions ${of}`,
        },
        {
          label: 'In Progress',
          value: counts.in_progress,
          icon: icons.inProgress,
          tone: 'yellow',
          hint: `Actions in progress ${of}`,
        },
        {
          label: 'Completed',
          value: counts.completed,
          icon: icons.completed,
          tone: 'green',
          hint: `Completed actions ${of}`,
        },
      ]}
    />
  );
}

/** With what is counted: all matches, or without counts of the server the actions on the page. */
function countsOf(list: ActionStatsProps['list']) {
  if (!list || list.counts) return { ...list?.counts, of: 'that match the search, the priority and the supplier' };
  const numberOf = (status: string) => list.actions.filter((action) => action.status === status).length;
  const [open, in_progress, completed] = ['open', 'in_progress', 'completed'].map(numberOf);
  return { open, in_progress, completed, of: 'on this page' };
}
