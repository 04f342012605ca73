import type { listActions } from '@fsvp/contracts/quality/corrective-action';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

interface ActionStatsProps {
  /** The list response; undefined while it loads or if it failed. */
  list: Pick<ResponseOf<typeof listActions>, 'total' | 'counts'> | undefined;
  loading: boolean;
}

/** Counts of the list response. They follow the search and the filters; only Total follows the status filter. */
export function ActionStats({ list, loading }: ActionStatsProps) {
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
          value: list?.counts.open,
          icon: icons.open,
          tone: 'blue',
          hint: 'Open actions that match the search, the priority and the supplier',
        },
        {
          label: 'In Progress',
          value: list?.counts.in_progress,
          icon: icons.inProgress,
          tone: 'yellow',
          hint: 'Actions in progress that match the search, the priority and the supplier',
        },
        {
          label: 'Completed',
          value: list?.counts.completed,
          icon: icons.completed,
          tone: 'green',
          hint: 'Completed actions that match the search, the priority and the supplier',
        },
      ]}
    />
  );
}
