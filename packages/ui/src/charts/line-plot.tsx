import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatAxisDay, formatDate, formatNumber } from '../foundation/format.js';
import { axisTicks, dayShares, nearest, spreadLabels } from './chart-scale.js';
import type { ChartPoint, ChartTone, LineSeries } from './line-chart.types.js';
import { PlotTooltip } from './plot-tooltip.js';
import { useWidth } from './use-width.js';

const strokes: Record<ChartTone, string> = {
  high: 'stroke-chart-high',
  medium: 'stroke-chart-medium',
  low: 'stroke-chart-low',
};
const fills: Record<ChartTone, string> = {
  high: 'fill-chart-high',
  medium: 'fill-chart-medium',
  low: 'fill-chart-low',
};

const TOP = 12;
const BOTTOM = 26;
const LABEL_HEIGHT = 18;
const LABEL_GAP = 10;
/** The piece of line in front of a label; it shows which line a label belongs to where lines end together. */
const SWATCH = 8;
/** Approximate width of a label character, to reserve space for the labels. */
const CHARACTER = 6.8;

interface LinePlotProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly LineSeries[];
  height: number;
}

/**
 * The lines, each with its label at its end. The plot is one tab stop: the arrow keys move from day to day, and a
 * screen reader reads the values of the day.
 */
export function LinePlot({ label, points, series, height }: LinePlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hintId = useId();
  const [active, setActive] = useState<number>();
  const last = points.length - 1;
  const shown = active === undefined ? undefined : Math.min(active, last);

  const shares = dayShares(points.map(({ day }) => day));
  const ticks = axisTicks(Math.max(...points.flatMap((point) => series.map(({ id }) => point[id] ?? 0))));
  const top = ticks.at(-1) ?? 1;
  const left = Math.ceil(formatNumber(top).length * CHARACTER) + 10;
  const right = Math.ceil(Math.max(...series.map((entry) => entry.label.length)) * CHARACTER) + LABEL_GAP + SWATCH + 6;
  const plotWidth = Math.max(width - left - right, 40);
  const plotHeight = height - TOP - BOTTOM;
  const x = (index: number) => left + (shares[index] ?? 0) * plotWidth;
  const y = (value: number) => TOP + plotHeight * (1 - value / top);

  const ends = spreadLabels(
    series.map(({ id }) => y(points[last]?.[id] ?? 0)),
    LABEL_HEIGHT,
    TOP,
    TOP + plotHeight,
  );
  const long = points.length > 0 && (Date.parse(points[last]!.day) - Date.parse(points[0]!.day)) / 86_400_000 > 180;
  const dated = [...new Set(plotWidth > 260 ? [0, nearest(shares, 0.5), last] : [0, last])];

  const describe = ({ day, ...values }: ChartPoint) =>
    `${formatDate(day)}: ${series.map((entry) => `${entry.label} ${formatNumber((values as Record<string, number>)[entry.id] ?? 0)}`).join(', ')}`;

  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const { left: edge } = event.currentTarget.getBoundingClientRect();
    setActive(nearest(shares, (event.clientX - edge - left) / plotWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const week = 7;
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - week,
      PageUp: from + week,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max(next, 0), last));
  };

  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(shown ?? last) + 1}
      aria-valuetext={points[shown ?? last] ? describe(points[shown ?? last]!) : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((current) => current ?? last)}
      onBlur={() => setActive(undefined)}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) setActive(undefined);
      }}
      style={{ height }}
      className="relative w-full min-w-0 touch-pan-y rounded-control select-none"
    >
      <span id={hintId} hidden>
        Use the arrow keys to move from day to day.
      </span>
      <svg
        aria-hidden
        width={width}
        height={height}
        className="absolute inset-0 block max-w-full overflow-hidden text-meta"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={left + plotWidth} y1={y(tick)} y2={y(tick)} className="stroke-divider" />
            <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted tabular-nums">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {dated.map((index, position) => (
          <text
            key={index}
            x={x(index)}
            y={height - 6}
            textAnchor={position === 0 ? 'start' : position === dated.length - 1 ? 'end' : 'middle'}
            className="fill-muted"
          >
            {points[index] ? formatAxisDay(points[index].day, long) : null}
          </text>
        ))}
        {shown === undefined ? null : (
          <line x1={x(shown)} x2={x(shown)} y1={TOP} y2={TOP + plotHeight} className="stroke-control" />
        )}
        {series.map((entry, position) => {
          const line = points.map((point, index) => `${x(index)},${y(point[entry.id] ?? 0)}`).join(' ');
          const end = points[last]?.[entry.id] ?? 0;
          return (
            <g key={entry.id}>
              {/* A wider line in the background color separates lines where they cross. */}
              <polyline points={line} fill="none" strokeWidth={4} strokeLinejoin="round" className="stroke-surface" />
              <polyline
                points={line}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                strokeLinecap="round"
                className={strokes[entry.tone]}
              />
              <circle cx={x(last)} cy={y(end)} r={3.5} className={fills[entry.tone]} />
              <line
                x1={x(last) + LABEL_GAP}
                x2={x(last) + LABEL_GAP + SWATCH}
                y1={ends[position]}
                y2={ends[position]}
                strokeWidth={2}
                className={strokes[entry.tone]}
              />
              <text x={x(last) + LABEL_GAP + SWATCH + 4} y={ends[position]} dy="0.32em" className="fill-ink">
                {entry.label}
              </text>
              {shown === undefined ? null : (
                <circle
                  cx={x(shown)}
                  cy={y(points[shown]?.[entry.id] ?? 0)}
                  r={4.5}
                  strokeWidth={2}
                  className={`stroke-surface ${fills[entry.tone]}`}
                />
              )}
            </g>
          );
        })}
      </svg>
      {shown !== undefined && points[shown] ? (
        <PlotTooltip point={points[shown]} series={series} x={x(shown)} width={width} />
      ) : null}
    </div>
  );
}
