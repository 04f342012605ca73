import type { ReactNode } from 'react';
import { cx } from '../foundation/cx.js';

export interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[];
  columns?: 1 | 2;
}

/** Terms with their values; an absent value is shown as a dash. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={cx('grid grid-cols-1 gap-x-6 gap-y-3', columns === 2 && 'sm:grid-cols-2')}>
      {items.map((item) => (
        <div key={item.term} className="min-w-0">
          <dt className="text-label text-muted">{item.term}</dt>
          <dd className="text-body break-words whitespace-pre-line text-ink">
            {item.value === null || item.value === undefined || item.value === '' ? (
              <>
                <span aria-hidden className="text-subtle">
                  —
                </span>
                <span className="sr-only">Not given</span>
              </>
            ) : (
              item.value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
