import { memo, useDeferredValue, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.js';
import { ErrorState } from '../feedback/error-state.js';
import { Skeleton } from '../feedback/skeleton.js';
import type { LoadError } from './data-table.types.js';
import { ListStart } from './list-start.js';

export interface CardListProps<T extends object> {
  items: readonly T[] | undefined;
  itemKey: (item: T) => string;
  render: (item: T) => ReactNode;
  emptyText: string;
  emptyAction?: ReactNode;
  loading?: boolean;
  skeletonRows?: number;
  error?: LoadError;
  label?: string;
  /** `cards` are separate boxes; `rows` are separated by lines, for use inside a Card. */
  look?: 'cards' | 'rows';
}

/** A list of records that need more space than a table row. */
export function CardList<T extends object>(props: CardListProps<T>) {
  const { items, itemKey, render, emptyText, emptyAction, error, label, look = 'cards', skeletonRows = 5 } = props;
  const loading = props.loading ?? (items === undefined && !error);
  // The first entries render in the background while the skeleton is still shown.
  const ready = useDeferredValue(!loading);
  const list = look === 'cards' ? 'flex flex-col gap-3' : 'flex flex-col divide-y divide-divider';
  const entry = look === 'cards' ? 'rounded-card border border-divider bg-surface p-4 sm:px-5' : 'px-4 py-3 sm:px-5';

  if (error) return <ErrorState title={error.title} message={error.message} onRetry={error.onRetry} />;
  if (loading || (!ready && items?.length)) {
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
    <div className="relative min-w-0">
      <ListStart />
      <ul aria-label={label} data-list tabIndex={-1} className={`${list} outline-none`}>
        <Entries items={items} itemKey={itemKey} render={render} className={entry} />
      </ul>
    </div>
  );
}

interface EntriesProps<T> {
  items: readonly T[];
  itemKey: (item: T) => string;
  render: (item: T) => ReactNode;
  className: string;
}

/** Changed entries render in the background, so that typing and clicking stay responsive. */
function Entries<T>(props: EntriesProps<T>) {
  return <Items {...(useDeferredValue(props) as EntriesProps<unknown>)} />;
}

const Items = memo(function Items({ items, itemKey, render, className }: EntriesProps<unknown>) {
  return items.map((item) => (
    <li key={itemKey(item)} className={className}>
      {render(item)}
    </li>
  ));
});
