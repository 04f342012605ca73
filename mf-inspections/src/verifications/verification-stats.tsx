import { displayedVerificationStatus, type VerificationActivity } from '@fsvp/contracts/verification';
import { formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

interface VerificationStatsProps {
  activities: readonly VerificationActivity[] | undefined;
  total: number | undefined;
  failed: boolean;
}

/** Total comes from the server; the other three count the badges of the loaded page. */
export function VerificationStats({ activities, total, failed }: VerificationStatsProps) {
  const statuses = activities?.map((activity) => displayedVerificationStatus(activity));
  const count = (status: VerificationActivity['status']) => statuses?.filter((entry) => entry === status).length;
  const card = (value: number | undefined) => ({
    loading: value === undefined && !failed,
    value: failed || value === undefined ? '—' : formatNumber(value),
  });
  return (
    <StatGrid label="Verification counts">
      <StatCard
        label="Total"
        icon={icons.activities}
        hint="All activities that match the search and filters"
        {...card(total)}
      />
      <StatCard
        label="Completed"
        icon={icons.completed}
        tone="green"
        hint="Completed activities in the list on screen"
        {...card(count('completed'))}
      />
      <StatCard
        label="Scheduled"
        icon={icons.scheduled}
        tone="blue"
        hint="Scheduled activities in the list on screen that are not overdue"
        {...card(count('scheduled'))}
      />
      <StatCard
        label="Overdue"
        icon={icons.overdue}
        tone="red"
        hint="Activities in the list on screen that are marked overdue, or scheduled with their due date past"
        {...card(count('overdue'))}
      />
    </StatGrid>
  );
}
