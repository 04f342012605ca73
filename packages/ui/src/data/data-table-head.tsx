import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../foundation/cx.js';
import type { DataTableColumn } from './data-table.types.js';

const aligns = { start: 'text-left', center: 'text-center', end: 'text-right' };
const directions = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps<T> {
  column: DataTableColumn<T>;
  /** Of the width, in compact rows. */
  share: string | undefined;
  sorted: 'asc' | 'desc' | undefined;
  /** Undefined if the column cannot be sorted. */
  onSort: (() => void) | undefined;
}

function SortIcon({ sorted }: { sorted: 'asc' | 'desc' | undefined }) {
  const look = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;
  if (!sorted) return <ChevronsUpDown {...look} className="shrink-0 text-subtle" />;
  return sorted === 'asc' ? <ArrowUp {...look} className="shrink-0" /> : <ArrowDown {...look} className="shrink-0" />;
}

export function HeadCell<T>({ column, share, sorted, onSort }: HeadCellProps<T>) {
  return (
    <th
      role="columnheader"
      scope="col"
      style={{ width: column.width, '--ui-share': share ?? 'auto' } as CSSProperties}
      aria-sort={onSort ? (sorted ? directions[sorted] : 'none') : undefined}
      className={cx(
        'z-10 h-10 row-compact:h-8 row-compact:w-(--ui-share)! border-b border-divider bg-sunken px-(--ui-cell-x) first:pl-5 last:pr-5 text-label whitespace-nowrap text-muted @4xl:sticky @4xl:top-(--ui-sticky-top,0px) print:static print:px-2 print:whitespace-normal',
        column.id === 'actions' && 'print:hidden',
        aligns[column.align ?? 'start'],
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded-control px-1 font-medium hover:text-ink pointer-coarse:min-h-11 @max-2xl:hidden print:hidden"
        >
          {column.header}
          <SortIcon sorted={sorted} />
        </button>
      ) : null}
      {/* When rows are stacked, the header is for assistive technology only and must not be focusable. */}
      {/* On paper Chromium repeats the text of a header on each page, but not that of a button in it. */}
      <span className={cx(onSort && '@2xl:hidden print:inline', column.hideHeader && 'sr-only')}>{column.header}</span>
    </th>
  );
}
