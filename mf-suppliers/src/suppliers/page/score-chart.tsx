import { LineChart } from '@fsvp/ui/line-chart';

const SERIES = [{ id: 'overall', label: 'Overall score', tone: 'low' }] as const;

export function ScoreChart({ name, points }: { name: string; points: readonly { day: string; overall: number }[] }) {
  return (
    <LineChart
      title="Overall score"
      subtitle="Of each evaluation that was recorded, 0 to 100"
      points={points}
      series={SERIES}
      emptyText="The chart appears as soon as there are evaluations of two days."
      fileName={`Scores of ${name}`}
      height={180}
    />
  );
}
