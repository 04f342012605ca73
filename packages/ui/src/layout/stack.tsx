import type { ReactNode } from 'react';
import { cx } from '../foundation/cx.js';

/** Steps of the 4 px scale: 1 is 4 px, 6 is 24 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

const gaps: Record<Gap, string> = {
  0: 'gap-0',
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  5: 'gap-5',
  6: 'gap-4 sm:gap-6 lg:in-data-[density=compact]:gap-3',
  8: 'gap-8',
};

/** Vertical layout. */
export function Stack({ gap = 4, children }: { gap?: Gap; children: ReactNode }) {
  return <div className={cx('flex min-w-0 flex-col', gaps[gap])}>{children}</div>;
}

const aligns = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
  stretch: 'items-stretch',
};
const justifies = { start: 'justify-start', center: 'justify-center', end: 'justify-end', between: 'justify-between' };

export interface InlineProps {
  gap?: Gap;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
  wrap?: boolean;
  children: ReactNode;
}

/** Horizontal layout; wraps by default. */
export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, children }: InlineProps) {
  return (
    <div className={cx('flex min-w-0', gaps[gap], aligns[align], justifies[justify], wrap && 'flex-wrap')}>
      {children}
    </div>
  );
}

const columnCounts = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-2 xl:grid-cols-4',
};

/** Equal columns; fewer on narrow screens. */
export function Columns({ count = 2, gap = 4, children }: { count?: 1 | 2 | 3 | 4; gap?: Gap; children: ReactNode }) {
  return <div className={cx('grid items-start *:min-w-0', columnCounts[count], gaps[gap])}>{children}</div>;
}
