import { useDeferredValue, useRef } from 'react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/button.js';
import { formatNumber } from '../foundation/format.js';

export interface PaginationProps {
  limit: number;
  offset: number;
  /** Undefined until it is known. */
  total: number | undefined;
  onChange: (offset: number) => void;
  label?: string;
}

/** Shows the top of the list that these controls are below, and moves the focus there. */
function moveToListStart(controls: Element | null): void {
  for (let area = controls?.parentElement; area; area = area.parentElement) {
    const list = area.querySelector<HTMLElement>('[data-list]');
    if (!list) continue;
    area.querySelector('[data-list-start]')?.scrollIntoView?.({ block: 'nearest' });
    list.focus({ preventScroll: true });
    return;
  }
}

/** Paging controls below a list; renders nothing if everything is on one page. */
export function Pagination({ total, ...props }: PaginationProps) {
  if (total === undefined || (total <= props.limit && props.offset === 0)) return null;
  return <Pages {...props} total={total} />;
}

function Pages({ limit, offset, total, onChange, label = 'Pages' }: PaginationProps & { total: number }) {
  const controls = useRef<HTMLElement>(null);
  // Deferred like the rows: shown before them, it would move when they appear.
  const ready = useDeferredValue(true, false);
  if (!ready) return null;
  const lastOffset = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const atStart = offset <= 0;
  const atEnd = offset >= lastOffset;
  const page = Math.floor(offset / limit) + 1;
  const pages = lastOffset / limit + 1;
  const first = Math.min(offset + 1, total);
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
  const show = (next: number) => {
    onChange(next);
    moveToListStart(controls.current);
  };
  return (
    <nav
      ref={controls}
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-cell text-muted tabular-nums"
    >
      <p aria-live="polite">
        {formatNumber(first)}–{formatNumber(Math.min(offset + limit, total))} of {formatNumber(total)}
      </p>
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <IconButton label="First page" disabled={atStart} onClick={() => show(0)} icon={<ChevronFirst {...icon} />} />
        <IconButton
          label="Previous page"
          disabled={atStart}
          onClick={() => show(Math.max(0, offset - limit))}
          icon={<ChevronLeft {...icon} />}
        />
        <span className="px-2 whitespace-nowrap">
          Page {formatNumber(page)} of {formatNumber(pages)}
        </span>
        <IconButton
          label="Next page"
          disabled={atEnd}
          onClick={() => show(Math.min(lastOffset, offset + limit))}
          icon={<ChevronRight {...icon} />}
        />
        <IconButton
          label="Last page"
          disabled={atEnd}
          onClick={() => show(lastOffset)}
          icon={<ChevronLast {...icon} />}
        />
      </div>
    </nav>
  );
}
