import { LineChart } from '@fsvp/ui/line-chart';
import { t } from '@fsvp/ui';

const series = () => [{ id: 'overall', label: t({ defaultMessage: 'Overall score' }), tone: 'low' }] as const;

export function ScoreChart({ name, points }: { name: string; points: readonly { day: string; overall: number }[] }) {
  return (
    <LineChart
      title={t({ defaultMessage: 'Overall score' })}
      subtitle={t({ defaultMessage: 'Of each evaluation that was recorded, 0 to 100' })}
      points={points}
      series={series()}
      emptyText={t({ defaultMessage: 'The chart appears as soon as there are evaluations of two days.' })}
      fileName={t({ defaultMessage: 'Scores of {name}' }, { name })}
      height={180}
    />
  );
}
