import { formatDate, formatNumber } from '../foundation/format.js';
import type { ChartPoint, LineSeries } from './line-chart.types.js';

interface ChartTableProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly LineSeries[];
  height: number;
}

/** The data as a table, newest day first, shown instead of the plot. */
export function ChartTable({ label, points, series, height }: ChartTableProps) {
  const cell = 'px-3 py-1.5 text-right tabular-nums first:text-left';
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={label}
      style={{ height }}
      className="relative overflow-y-auto overscroll-contain rounded-control border border-divider"
    >
      <table className="w-full border-collapse text-cell">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-sunken text-label">
          <tr>
            <th scope="col" className={cell}>
              Day
            </th>
            {series.map((entry) => (
              <th key={entry.id} scope="col" className={cell}>
                {entry.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-divider">
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {formatDate(point.day)}
              </th>
              {series.map(({ id }) => (
                <td key={id} className={cell}>
                  {formatNumber(point[id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
