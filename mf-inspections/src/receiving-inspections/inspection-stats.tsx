import type { ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

interface InspectionStatsProps {
  inspections: readonly ReceivingInspection[] | undefined;
  total: number | undefined;
  failed: boolean;
}

/** Total comes from the server; the other three count the loaded page. */
export function InspectionStats({ inspections, total, failed }: InspectionStatsProps) {
  const count = (matches: (inspection: ReceivingInspection) => boolean) => inspections?.filter(matches).length;
  const card = (value: number | undefined) => ({
    loading: value === undefined && !failed,
    value: failed || value === undefined ? '—' : formatNumber(value),
  });
  return (
    <StatGrid label="Inspection counts">
      <StatCard
        label="Total Inspections"
        icon={icons.inspections}
        hint="All inspections that match the search and filters"
        {...card(total)}
      />
      <StatCard
        label="Passed"
        icon={icons.passed}
        tone="green"
        hint="Passed inspections in the list on screen"
        {...card(count(({ status }) => status === 'passed'))}
      />
      <StatCard
        label="Failed"
        icon={icons.failed}
        tone="red"
        hint="Failed inspections in the list on screen"
        {...card(count(({ status }) => status === 'failed'))}
      />
      <StatCard
        label="Temperature Issues"
        icon={icons.temperature}
        tone="yellow"
        hint="Inspections in the list on screen with a temperature out of range"
        {...card(count(({ tempCompliant }) => !tempCompliant))}
      />
    </StatGrid>
  );
}
