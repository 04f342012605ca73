import { useId, type ReactNode } from 'react';
import { Info } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { formatNumber } from '../foundation/format.js';
import { Anchor } from '../foundation/link.js';
import { Skeleton } from '../feedback/skeleton.js';
import { toneStyles, type Tone } from '../feedback/badge.js';
import { Tooltip } from '../overlays/tooltip.js';

export interface StatCardProps {
  label: string;
  /** Null or undefined is shown as a dash. */
  value: number | null | undefined;
  /** Shown after the number, such as '%'. */
  unit?: string;
  icon?: ReactNode;
  /** What exactly is counted: shown as a tooltip, and the description for assistive technology. */
  hint?: string;
  href?: string;
  tone?: Tone;
}

export interface StatGridProps {
  label: string;
  cards: readonly StatCardProps[];
  /** Shows placeholders instead of the numbers. */
  loading?: boolean;
}

/** A row of numbers; in two columns if there is not enough space for four. */
export function StatGrid({ label, cards, loading = false }: StatGridProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4 print:grid-cols-4">
      {cards.map((card) => (
        <StatCard key={card.label} loading={loading} {...card} />
      ))}
    </div>
  );
}

function StatCard(props: StatCardProps & { loading: boolean }) {
  const { label, value, unit = '', icon, hint, href, loading, tone = 'neutral' } = props;
  const id = useId();
  const text = value === null || value === undefined ? '—' : formatNumber(value) + unit;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      aria-busy={loading || undefined}
      className={cx(
        'relative flex min-w-0 items-start justify-between gap-2 rounded-card border border-divider bg-surface p-4 in-data-[density=compact]:items-center in-data-[density=compact]:px-3 in-data-[density=compact]:py-1 lg:in-data-[density=compact]:py-0',
        href && 'transition-colors duration-100 hover:border-control',
      )}
    >
      <div className="flex min-w-0 grow flex-col gap-1 self-stretch in-data-[density=compact]:flex-row in-data-[density=compact]:items-center in-data-[density=compact]:justify-between">
        <div className="flex min-h-6 min-w-0 items-center gap-1 text-label text-muted">
          <span id={`${id}-label`} className="min-w-0 break-words">
            {href ? (
              <Anchor href={href} className="after:absolute after:inset-0 after:rounded-card">
                {label}
              </Anchor>
            ) : (
              label
            )}
          </span>
          {hint ? (
            <Tooltip content={hint} openOnPress>
              <button
                type="button"
                aria-label={`About ${label}`}
                className="print:hidden relative z-10 -my-1 -mr-1.5 grid size-6 shrink-0 place-items-center rounded-full text-subtle after:absolute after:inset-0 hover:text-ink pointer-coarse:after:-inset-2.5"
              >
                <Info aria-hidden size={14} strokeWidth={1.75} />
              </button>
            </Tooltip>
          ) : null}
        </div>
        {loading ? (
          <div className="mt-auto flex h-9 items-center">
            <Skeleton shape="stat" />
            <span className="sr-only">Loading…</span>
          </div>
        ) : (
          <div
            className={cx(
              'mt-auto text-stat break-words tabular-nums in-data-[density=compact]:mt-0 in-data-[density=compact]:text-section',
              text.length > 6 && 'max-sm:text-section',
            )}
          >
            {text}
          </div>
        )}
        {hint ? (
          <span id={`${id}-hint`} hidden>
            {hint}
          </span>
        ) : null}
      </div>
      {icon ? (
        <span
          aria-hidden
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-card border max-[400px]:hidden',
            toneStyles[tone].box,
          )}
        >
          {icon}
        </span>
      ) : null}
    </div>
  );
}
