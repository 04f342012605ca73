import { VERDICT_LABELS, VERDICTS, type Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { formatNumber, SegmentedControl } from '@fsvp/ui';

interface VerdictFilterProps {
  value: Verdict | undefined;
  onChange: (value: Verdict | undefined) => void;
  /** Of the files that the other filters accept; undefined while they load. */
  counts: VerdictCounts | undefined;
}

export function VerdictFilter({ value, onChange, counts }: VerdictFilterProps) {
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${formatNumber(count)}`;
  const all = counts && VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <SegmentedControl<Verdict | 'all'>
      label="Verdict"
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: withCount('All', all) },
        ...VERDICTS.map((verdict) => ({
          value: verdict,
          label: withCount(VERDICT_LABELS[verdict], counts?.[verdict]),
        })),
      ]}
    />
  );
}
