import { memo, useDeferredValue, type ReactNode } from 'react';
import { useFrames } from '../foundation/use-frames.js';
import { EmptyState } from '../feedback/empty-state.js';
import { ErrorState } from '../feedback/error-state.js';
import { Skeleton } from '../feedback/skeleton.js';
import type { LoadError } from './data-table.types.js';

/** Of an entry of two lines with its room, in px. */
const ENTRY_HEIGHT = 100;

/** See the rows of a table. */
const ENTRIES_IN_FRAME = 4;

export interface CardListProps<T> {
  items: readonly T[] | undefined;
  itemKey: (item: T) => string;
  render: (item: T) => ReactNode;
  emptyText: string;
  emptyAction?: ReactNode;
  loading?: boolean;
  skeletonRows?: number;
  error?: LoadError;
  label?: string;
  /** `cards` are separate boxes, `rows` one box with lines, for inside a Card. */
  look?: 'cards' | 'rows';
}

/** A list of records that need more room than a table row. */
export function CardList<T>(props: CardListProps<T>) {
  const { items, itemKey, render, emptyText, emptyAction, error, label, look = 'cards', skeletonRows = 5 } = props;
  const loading = props.loading ?? (items === undefined && !error);
  // The entries that come after a wait are drawn in slices, beneath the skeleton.
  const drawn = useDeferredValue(!loading);
  const list = look === 'cards' ? 'flex flex-col gap-3' : 'flex flex-col divide-y divide-divider';
  const entry = look === 'cards' ? 'rounded-card border border-divider bg-surface p-4 sm:px-5' : 'px-4 py-3 sm:px-5';

  if (error) return <ErrorState title={error.title} message={error.message} onRetry={error.onRetry} />;
  if (loading || (!drawn && items?.length)) {
    return (
      <div role="status" className={list}>
        <span className="sr-only">Loading…</span>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={entry}>
            <div className="flex flex-col gap-2.5">
              <Skeleton shape="title" width="40%" />
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (!items || items.length === 0) return <EmptyState text={emptyText} action={emptyAction} />;
  return (
    <ul aria-label={label} className={list}>
      <Entries items={items} itemKey={itemKey} render={render} className={entry} />
    </ul>
  );
}

interface EntriesProps<T> {
  items: readonly T[];
  itemKey: (item: T) => string;
  render: (item: T) => ReactNode;
  className: string;
}

/** What has changed is drawn in slices between which the page answers: until then the entries stand as they were. */
function Entries<T>(props: EntriesProps<T>) {
  return <Items {...(useDeferredValue(props) as EntriesProps<unknown>)} />;
}

const Items = memo(function Items({ items, itemKey, render, className }: EntriesProps<unknown>) {
  const frames = useFrames(Math.ceil(items.length / ENTRIES_IN_FRAME));
  const drawn = items.slice(0, frames * ENTRIES_IN_FRAME);
  return (
    <>
      {drawn.map((item) => (
        <li key={itemKey(item)} className={className}>
          {render(item)}
        </li>
      ))}
      {/* The room of those to come, so that what stands below does not leap. */}
      {drawn.length < items.length ? (
        <li aria-hidden className="invisible" style={{ height: (items.length - drawn.length) * ENTRY_HEIGHT }} />
      ) : null}
    </>
  );
});
