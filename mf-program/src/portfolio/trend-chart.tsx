import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS, VERDICTS, type Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { Button, formatDate, formatNumber, Inline, saveText, Stack } from '@fsvp/ui';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { laterIcons } from '../later-icons.js';
import { TrendTable } from './trend-table.js';

type Day = FsvpPortfolio['trend'][number];

const HEIGHT = 96;
/** Of the view box; the chart is stretched to its place. */
const BAR = 10;
/** From the bottom up. */
const STACK = VERDICTS.toReversed();
const WEEK = 7;
/** The chart has space for so many days, also when there are fewer yet. */
const DAYS = 90;

const FILLS: Record<Verdict, string> = {
  not_ready: 'program:fill-chart-high',
  gaps: 'program:fill-chart-medium',
  // Hatched: it is still fulfilled, and a fourth color would be like one of the others for some readers.
  expiring: '',
  ready: 'program:fill-chart-low',
};

const totalOf = (counts: VerdictCounts) => VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
const describe = ({ day, counts }: Day) =>
  `${formatDate(day)}: ${VERDICTS.map((verdict) => `${VERDICT_LABELS[verdict]} ${formatNumber(counts[verdict])}`).join(', ')}`;

/** Files by verdict as stacked bars, one for each day, also available as a table and as a CSV file. */
export function TrendChart({ days }: { days: readonly Day[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Stack gap={2}>
      {asTable ? <TrendTable days={days} /> : <TrendBars days={days} />}
      <Inline justify="end" gap={1}>
        <Button
          variant="ghost"
          size="sm"
          icon={laterIcons.table}
          aria-pressed={asTable}
          aria-label="Trend as a table"
          onClick={() => setAsTable(!asTable)}
        >
          Table
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={laterIcons.download}
          aria-label="Trend as CSV"
          onClick={() => saveText('fsvp-files-trend.csv', 'text/csv', csvOf(days))}
        >
          CSV
        </Button>
      </Inline>
    </Stack>
  );
}

function csvOf(days: readonly Day[]): string {
  const head = ['Day', ...VERDICTS.map((verdict) => VERDICT_LABELS[verdict])];
  const rows = days.map(({ day, counts }) => [day, ...VERDICTS.map((verdict) => String(counts[verdict]))]);
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** One tab stop: the arrow keys move from day to day, and a screen reader reads the counts of the day. */
function TrendBars({ days }: { days: readonly Day[] }) {
  const id = useId();
  const last = days.length - 1;
  const [active, setActive] = useState<number>();
  const shown = Math.min(active ?? last, last);
  const day = days[shown];
  if (!day) return null;
  const space = Math.max(DAYS, days.length);
  const top = Math.max(1, ...days.map(({ counts }) => totalOf(counts)));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowDown: shown - 1,
      ArrowRight: shown + 1,
      ArrowUp: shown + 1,
      PageDown: shown - WEEK,
      PageUp: shown + WEEK,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max(next, 0), last));
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width ? (event.clientX - left) / width : 1;
    setActive(Math.min(Math.max(Math.floor(share * space) - (space - days.length), 0), last));
  };
  return (
    <Stack gap={2}>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Open files by verdict on each day"
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={shown + 1}
        aria-valuetext={describe(day)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActive(undefined)}
        className="program:touch-pan-y program:rounded-control"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${space * BAR} ${HEIGHT}`}
          preserveAspectRatio="none"
          height={HEIGHT}
          className="program:block program:w-full"
        >
          <Hatching id={id} />
          {days.map((one, index) => (
            <Bar
              key={one.day}
              counts={one.counts}
              at={space - days.length + index}
              top={top}
              hatching={id}
              marked={active === index}
            />
          ))}
        </svg>
      </div>
      <p className="program:flex program:flex-wrap program:gap-x-4 program:gap-y-1 program:text-meta program:font-normal program:text-muted">
        <span className="program:font-medium program:text-ink">{formatDate(day.day)}</span>
        {VERDICTS.map((verdict) => (
          <span key={verdict} className="program:inline-flex program:items-center program:gap-1.5 program:tabular-nums">
            <Swatch verdict={verdict} id={`${id}-${verdict}`} />
            {`${VERDICT_LABELS[verdict]} ${formatNumber(day.counts[verdict])}`}
          </span>
        ))}
      </p>
    </Stack>
  );
}

interface BarProps {
  counts: VerdictCounts;
  at: number;
  /** The count of the whole height. */
  top: number;
  hatching: string;
  marked: boolean;
}

function Bar({ counts, at, top, hatching, marked }: BarProps) {
  let bottom = HEIGHT;
  return (
    <g opacity={marked ? 0.75 : undefined}>
      {STACK.map((verdict) => {
        const height = (HEIGHT * counts[verdict]) / top;
        bottom -= height;
        return height > 0 ? (
          <rect
            key={verdict}
            x={at * BAR}
            y={bottom}
            width={BAR - 1}
            height={Math.max(height - 1, 1)}
            fill={verdict === 'expiring' ? `url(#${hatching})` : undefined}
            className={FILLS[verdict]}
          />
        ) : null;
      })}
    </g>
  );
}

function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse">
        <rect width={4} height={4} className="program:fill-surface" />
        <rect width={4} height={2} className="program:fill-chart-low" />
      </pattern>
    </defs>
  );
}

function Swatch({ verdict, id }: { verdict: Verdict; id: string }) {
  return (
    <svg aria-hidden width={10} height={10}>
      {verdict === 'expiring' ? <Hatching id={id} /> : null}
      <rect
        width={10}
        height={10}
        fill={verdict === 'expiring' ? `url(#${id})` : undefined}
        className={FILLS[verdict]}
      />
    </svg>
  );
}
