import { formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { icons } from './report.icons.js';
import { useReportCards } from './api/get-report-cards.js';

/** Four numbers of the whole suite; a dash if a number is not available. */
export function ReportStats() {
  const { data, isPending } = useReportCards();
  const show = (value: number | null | undefined, unit = '') =>
    value === null || value === undefined ? '—' : formatNumber(value) + unit;
  return (
    <StatGrid label="Overview">
      <StatCard
        label="Suppliers"
        value={show(data?.suppliers)}
        icon={icons.suppliers}
        loading={isPending}
        hint="All suppliers in the directory."
      />
      <StatCard
        label="Compliance Rate"
        value={show(data?.complianceRate, '%')}
        icon={icons.compliance}
        tone="green"
        loading={isPending}
        hint="Approved suppliers whose FSVP verification is not overdue, as a share of all suppliers."
      />
      <StatCard
        label="Open Actions"
        value={show(data?.openActions)}
        icon={icons.actions}
        tone="yellow"
        loading={isPending}
        hint="Corrective actions that are open or in progress."
      />
      <StatCard
        label="Verifications Completed"
        value={show(data?.verificationsCompleted)}
        icon={icons.completed}
        tone="blue"
        loading={isPending}
        hint="Verification activities that are completed."
      />
    </StatGrid>
  );
}
