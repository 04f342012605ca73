import { StatGrid } from '@fsvp/ui';
import { icons } from './report.icons.js';
import { useReportCards } from './api/get-report-cards.js';

/** Four numbers of the whole suite; a dash if a number is not available. */
export function ReportStats() {
  const { data, isPending } = useReportCards();
  return (
    <StatGrid
      label="Overview"
      loading={isPending}
      cards={[
        { label: 'Suppliers', value: data?.suppliers, icon: icons.suppliers, hint: 'All suppliers in the directory.' },
        {
          label: 'Compliance Rate',
          value: data?.complianceRate,
          unit: '%',
          icon: icons.compliance,
          tone: 'green',
          hint: 'Approved suppliers whose FSVP verification is not overdue, as a share of all suppliers.',
        },
        {
          label: 'Open Actions',
          value: data?.openActions,
          icon: icons.actions,
          tone: 'yellow',
          hint: 'Corrective actions that are open or in progress.',
        },
        {
          label: 'Verifications Completed',
          value: data?.verificationsCompleted,
          icon: icons.completed,
          tone: 'blue',
          hint: 'Verification activities that are completed.',
        },
      ]}
    />
  );
}
