import {
  displayedVerificationStatus,
  type listVerifications,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

interface VerificationStatsProps {
  /** The list response; undefined while it loads or if it failed. */
  list: ResponseOf<typeof listVerifications> | undefined;
  loading: boolean;
}

/** Total comes from the server; the other three count the badges of the loaded page. */
export function VerificationStats({ list, loading }: VerificationStatsProps) {
  const statuses = list?.activities.map((activity) => displayedVerificationStatus(activity));
  const count = (status: VerificationStatus) => statuses?.filter((entry) => entry === status).length;
  return (
    <StatGrid
      label="Verification counts"
      loading={loading}
      cards={[
        {
          label: 'Total',
          value: list?.total,
          icon: icons.activities,
          hint: 'All activities that match the search and filters',
        },
        {
          label: 'Completed',
          value: count('completed'),
          icon: icons.completed,
          tone: 'green',
          hint: 'Completed activities in the list on screen',
        },
        {
          label: 'Scheduled',
          value: count('scheduled'),
          icon: icons.scheduled,
          tone: 'blue',
          hint: 'Scheduled activities in the list on screen that are not overdue',
        },
        {
          label: 'Overdue',
          value: count('overdue'),
          icon: icons.overdue,
          tone: 'red',
          hint: 'Activities in the list on screen that are marked overdue, or scheduled with their due date past',
        },
      ]}
    />
  );
}
