import type { listInspections, ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { StatGrid } from '@fsvp/ui';
import { icons } from '../icons.js';

interface InspectionStatsProps {
  /** The list response; undefined while it loads or if it failed. */
  list: ResponseOf<typeof listInspections> | undefined;
  loading: boolean;
}

/** Total comes from the server; the other three count the loaded page. */
export function InspectionStats({ list, loading }: InspectionStatsProps) {
  const count = (matches: (inspection: ReceivingInspection) => boolean) => list?.inspections.filter(matches).length;
  return (
    <StatGrid
      label="Inspection counts"
      loading={loading}
      cards={[
        {
          label: 'Total Inspections',
          value: list?.total,
          icon: icons.inspections,
          hint: 'All inspections that match the search and filters',
        },
        {
          label: 'Passed',
          value: count(({ status }) => status === 'passed'),
          icon: icons.passed,
          tone: 'green',
          hint: 'Passed inspections in the list on screen',
        },
        {
          label: 'Failed',
          value: count(({ status }) => status === 'failed'),
          icon: icons.failed,
          tone: 'red',
          hint: 'Failed inspections in the list on screen',
        },
        {
          label: 'Temperature Issues',
          value: count(({ tempCompliant }) => !tempCompliant),
          icon: icons.temperature,
          tone: 'yellow',
          hint: 'Inspections in the list on screen with a temperature out of range',
        },
      ]}
    />
  );
}
