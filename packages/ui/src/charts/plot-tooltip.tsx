import { formatDate, formatNumber } from '../foundation/format.js';
import type { ChartPoint, ChartTone, LineSeries } from './line-chart.types.js';

const swatches: Record<ChartTone, string> = { high: 'bg-chart-high', medium: 'bg-chart-medium', low: 'bg-chart-low' };

interface PlotTooltipProps {
  point: ChartPoint;
  series: readonly LineSeries[];
  x: number;
  width: number;
}

/** The values of the active day, on the side with enough space. Screen readers read them as the value of the plot. */
export function PlotTooltip({ point, series, x, width }: PlotTooltipProps) {
  const beside = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <div
      aria-hidden
      style={beside}
      className="pointer-events-none absolute top-2 z-10 rounded-control border border-divider bg-surface px-2.5 py-2 text-meta text-ink shadow-overlay"
    >
      <div className="mb-1 whitespace-nowrap text-muted">{formatDate(point.day)}</div>
      {series.map(({ id, label, tone }) => (
        <div key={id} className="flex items-center justify-between gap-4 whitespace-nowrap">
          <span className="flex items-center gap-1.5">
            <span data-filled className={`inline-block h-0.5 w-3 rounded-full ${swatches[tone]}`} />
            {label}
          </span>
          <span className="tabular-nums">{formatNumber(point[id] ?? 0)}</span>
        </div>
      ))}
    </div>
  );
}
