import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { memo } from 'react';
import { GridPlace } from './grid-place.js';
import { COLUMN_WIDTH, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from './grid-sizes.js';
import { placeAt, type Food, type OpenNewFile, type Places, type Supplier } from './portfolio-cells.js';
import { indexesOf, type Span } from './use-grid-window.js';
import { VerdictIcon } from './verdict-mark.js';

interface GridRowProps {
  row: number;
  supplier: Supplier;
  foods: readonly Food[];
  importers: FsvpPortfolio['importers'];
  places: Places;
  onNew: OpenNewFile | undefined;
  columns: Span;
  /** The column of the place that has the focus, or would get it. */
  active: number | undefined;
}

/** Scrolling down renders only the rows that appear. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, supplier, foods, importers, places, onNew, columns, active } = props;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      style={{
        top: HEAD_HEIGHT + row * ROW_HEIGHT,
        width: NAME_WIDTH + foods.length * COLUMN_WIDTH,
        height: ROW_HEIGHT,
      }}
      className="program:absolute program:left-0 program:border-b program:border-divider"
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={`${supplier.name}${supplier.country ? `, ${supplier.country}` : ''}, worst: ${VERDICT_LABELS[supplier.verdict]}`}
        title={supplier.name}
        style={{ width: NAME_WIDTH, height: ROW_HEIGHT - 1 }}
        className="program:sticky program:left-0 program:z-10 program:flex program:items-center program:gap-2 program:border-r program:border-divider program:bg-surface program:px-4"
      >
        <VerdictIcon verdict={supplier.verdict} determined={supplier.determined} />
        <span className="program:flex program:min-w-0 program:flex-col">
          <span className="program:truncate program:text-cell program:font-medium">{supplier.name}</span>
          <span className="program:truncate program:text-meta program:font-normal program:text-muted">
            {supplier.country ?? 'Country unknown'}
          </span>
        </span>
      </div>
      {indexesOf(columns, active).map((column) => {
        const food = foods[column];
        return food ? (
          <GridPlace
            key={food.id}
            row={row}
            column={column}
            supplier={supplier}
            food={food}
            place={placeAt(places, supplier, food)}
            importers={importers}
            onNew={onNew}
            isActive={active === column}
          />
        ) : null;
      })}
    </div>
  );
});
