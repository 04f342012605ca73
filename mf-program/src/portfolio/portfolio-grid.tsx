import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { useMay, useNavigate } from '@fsvp/web-kit';
import { useId, useRef, type MouseEvent } from 'react';
import { GridRow } from './grid-row.js';
import { COLUMN_WIDTH, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from './grid-sizes.js';
import { legendOf, type Food, type OpenNewFile, type Places } from './portfolio-cells.js';
import { useGridFocus } from './use-grid-focus.js';
import { indexesOf, useGridWindow } from './use-grid-window.js';
import { VerdictIcon } from './verdict-mark.js';

interface PortfolioGridProps {
  portfolio: FsvpPortfolio;
  places: Places;
  filtered: boolean;
  onNew: OpenNewFile;
}

/** Suppliers down, foods across. Only what is visible is rendered. */
export function PortfolioGrid({ portfolio, places, filtered, onNew }: PortfolioGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { suppliers, foods, importers } = portfolio;
  const counts = { rows: suppliers.length, columns: foods.length };
  const shown = useGridWindow(scroller, counts);
  const { active, onKeyDown, onFocus } = useGridFocus(scroller, counts);
  const navigate = useNavigate();
  const mayOpen = useMay('write');
  const legendId = useId();
  const openFile = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-place]');
    // Other clicks open a tab or a window.
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.getAttribute('href')!);
  };
  const width = NAME_WIDTH + counts.columns * COLUMN_WIDTH;
  return (
    <>
      <p
        id={legendId}
        className="program:px-3 program:pb-2 program:text-meta program:font-normal program:text-muted program:sm:px-5"
      >
        {`${legendOf(filtered)}${mayOpen ? ' Choose a blank place to open one.' : ''}`}
      </p>
      <div
        ref={scroller}
        className="program:relative program:max-h-[70vh] program:min-h-48 program:overflow-auto program:overscroll-x-contain program:border-y program:border-divider"
      >
        <div
          role="grid"
          aria-label="Suppliers by foods"
          aria-describedby={legendId}
          aria-rowcount={counts.rows + 1}
          aria-colcount={counts.columns + 1}
          aria-readonly
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={openFile}
          style={{ width, height: HEAD_HEIGHT + counts.rows * ROW_HEIGHT }}
          className="program:relative program:outline-none"
        >
          <GridHead foods={foods} columns={indexesOf(shown.columns, active.column)} />
          {indexesOf(shown.rows, active.row).map((row) => {
            const supplier = suppliers[row];
            return supplier ? (
              <GridRow
                key={supplier.id}
                row={row}
                supplier={supplier}
                foods={foods}
                importers={importers}
                places={places}
                onNew={mayOpen ? onNew : undefined}
                columns={shown.columns}
                active={active.row === row ? active.column : undefined}
              />
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}

function GridHead({ foods, columns }: { foods: readonly Food[]; columns: readonly number[] }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: HEAD_HEIGHT }}
      className="program:sticky program:top-0 program:z-20 program:bg-sunken program:text-label"
    >
      <div
        role="columnheader"
        aria-colindex={1}
        style={{ width: NAME_WIDTH, height: HEAD_HEIGHT }}
        className="program:sticky program:left-0 program:z-10 program:flex program:items-end program:border-r program:border-divider program:bg-sunken program:px-4 program:py-2"
      >
        Supplier
      </div>
      {columns.map((column) => {
        const food = foods[column];
        return food ? (
          <div
            key={food.id}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={`${food.name}, worst: ${VERDICT_LABELS[food.verdict]}`}
            title={food.name}
            style={{ left: NAME_WIDTH + column * COLUMN_WIDTH, width: COLUMN_WIDTH, height: HEAD_HEIGHT }}
            className="program:absolute program:top-0 program:flex program:flex-col program:justify-end program:gap-0.5 program:px-2 program:py-2"
          >
            <VerdictIcon verdict={food.verdict} determined={food.determined} size={14} />
            <span className="program:line-clamp-2 program:text-meta program:break-words program:hyphens-auto">
              {food.name}
            </span>
          </div>
        ) : null;
      })}
    </div>
  );
}
