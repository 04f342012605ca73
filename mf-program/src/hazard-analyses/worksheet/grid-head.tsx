import { memo } from 'react';
import type { Column } from './columns.js';

/** The headings of the columns; a card names its lines itself. */
export const GridHead = memo(function GridHead({ columns }: { columns: readonly Column[] }) {
  return (
    <div
      role="row"
      className="program:sticky program:top-0 program:z-20 program:grid program:grid-cols-(--columns) program:border-b program:border-divider program:bg-sunken program:max-md:sr-only"
    >
      {columns.map(({ field, label, hint }, index) => (
        <div
          key={field}
          role="columnheader"
          className={`program:min-w-0 program:bg-sunken program:px-2 program:py-1.5 program:text-label program:text-ink ${
            index === 0 ? 'program:sticky program:left-0 program:z-10 program:border-r program:border-divider' : ''
          }`}
        >
          {label}
          {hint ? (
            <span className="program:block program:text-[0.6875rem]/3.5 program:font-normal program:text-muted">
              {hint}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
});
