import { ChartLine, Download, Table } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.js';
import { EmptyState } from '../feedback/empty-state.js';
import { saveText } from '../foundation/save-text.js';
import { chartCsv } from './chart-csv.js';
import { ChartTable } from './chart-table.js';
import type { ChartPoint, LineSeries } from './line-chart.types.js';
import { LinePlot } from './line-plot.js';

export interface LineChartProps<Id extends string> {
  title: string;
  /** What is counted, and over which period. */
  subtitle: string;
  points: readonly ChartPoint<Id>[];
  series: readonly LineSeries<Id>[];
  /** Shown instead of the chart while there are fewer than two days. */
  emptyText: string;
  /** Name of the CSV file, without its extension. */
  fileName: string;
  /** New data is loading; the current data stays visible. */
  busy?: boolean;
  headingLevel?: 2 | 3;
  /** Height of the plot or the table in pixels; the same for both, so that switching causes no layout shift. */
  height?: number;
}

export const CHART_HEIGHT = 240;

/** A line chart over days, also available as a table and as a CSV file. */
export function LineChart<Id extends string>(props: LineChartProps<Id>) {
  const {
    title,
    subtitle,
    points,
    series,
    emptyText,
    fileName,
    busy = false,
    headingLevel = 3,
    height = CHART_HEIGHT,
  } = props;
  const [asTable, setAsTable] = useState(false);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const drawable = points.length >= 2;
  const label = `${title}, ${subtitle}`;
  const icon = (Icon: typeof Table) => <Icon aria-hidden size={16} strokeWidth={1.75} />;
  let body: ReactNode;
  if (!drawable) body = <EmptyState text={emptyText} icon={<ChartLine size={20} strokeWidth={1.75} />} />;
  else if (asTable) body = <ChartTable label={label} points={points} series={series} height={height} />;
  else body = <LinePlot label={label} points={points} series={series} height={height} />;

  return (
    <section aria-labelledby={headingId} aria-busy={busy || undefined} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-40">
          <Heading id={headingId} className="text-label text-ink">
            {title}
          </Heading>
          <p className="text-meta font-normal text-muted">{subtitle}</p>
        </div>
        {drawable ? (
          <div className="flex shrink-0 items-center gap-1">
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={asTable}
              icon={icon(Table)}
              onClick={() => setAsTable(!asTable)}
            >
              <span className="max-sm:sr-only">Table</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={icon(Download)}
              onClick={() => saveText(`${fileName}.csv`, 'text/csv', chartCsv(points, series))}
            >
              <span className="max-sm:sr-only">CSV</span>
            </Button>
          </div>
        ) : null}
      </div>
      <div style={{ minHeight: height }} className={`flex flex-col justify-center ${busy ? 'opacity-60' : ''}`}>
        {body}
      </div>
    </section>
  );
}
