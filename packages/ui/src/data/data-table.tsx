import type { MouseEvent, ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { EmptyState } from '../feedback/empty-state.js';
import { ErrorState } from '../feedback/error-state.js';
import { Skeleton } from '../feedback/skeleton.js';
import type { DataTableColumn, DataTableProps } from './data-table.types.js';
import { useDataTable } from './use-data-table.js';

const headAlign = { start: 'text-left', center: 'text-center', end: 'text-right' };
const cellAlign = { start: '', center: 'md:text-center', end: 'md:text-right' };
const densities = { comfortable: 'md:h-14', compact: 'md:h-10' };
const controls = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"], [role="combobox"]';

/** True where a press means something else than opening the row: a control in it, or the end of selecting text. */
function isOwnPress(event: MouseEvent<HTMLElement>): boolean {
  if ((event.target as Element).closest(controls)) return true;
  return Boolean(globalThis.getSelection?.()?.toString());
}

function sortIcon(sorted: false | 'asc' | 'desc') {
  const look = { 'aria-hidden': true, size: 14, strokeWidth: 1.75, className: sorted ? 'shrink-0' : 'shrink-0 text-subtle' } as const;
  if (!sorted) return <ChevronsUpDown {...look} />;
  return sorted === 'asc' ? <ArrowUp {...look} /> : <ArrowDown {...look} />;
}

interface BodyCellProps<T> {
  column: DataTableColumn<T>;
  first: boolean;
  density: 'comfortable' | 'compact';
  children: ReactNode;
}

function BodyCell<T>({ column, first, density, children }: BodyCellProps<T>) {
  return (
    <td
      role="cell"
      className={cx(
        'flex items-start justify-between gap-4 py-1 text-cell tabular-nums max-md:text-right',
        'md:table-cell md:border-b md:border-divider md:px-4 md:py-1.5 md:align-middle',
        first && 'max-md:pb-2 max-md:text-left max-md:text-body',
        densities[density],
        cellAlign[column.align ?? 'start'],
      )}
    >
      {first ? null : (
        <span aria-hidden className={cx('shrink-0 text-left text-label text-muted md:hidden', column.hideHeader && 'invisible')}>
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}

const rowClass =
  'block border-b border-divider px-4 py-3 last:border-b-0 md:table-row md:border-0 md:p-0 md:last:*:border-b-0';

/**
 * A real table. Under 768 px each row becomes a card of labels and values; the roles are written out because browsers
 * drop a table's meaning when its display changes. Sorting and paging belong to the owner, normally to the server.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { columns, rows, caption, emptyText, emptyAction, error, onRowOpen, skeletonRows = 5, density = 'comfortable' } = props;
  const { table, columnOf } = useDataTable(props);
  const loading = !error && (props.loading ?? rows === undefined);
  const message = error ? (
    <ErrorState title={error.title} message={error.message} onRetry={error.onRetry} />
  ) : !loading && table.getRowModel().rows.length === 0 ? (
    <EmptyState text={emptyText} action={emptyAction} />
  ) : null;

  return (
    <>
      <p role="status" className="sr-only">
        {loading ? `Loading ${caption}…` : ''}
      </p>
      <table
        role="table"
        aria-busy={loading || undefined}
        className="block w-full border-separate border-spacing-0 text-left md:table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={cx('max-md:sr-only', message && 'max-md:hidden')}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {group.headers.map((header) => {
                const column = columnOf.get(header.column.id);
                const sorted = header.column.getIsSorted();
                const canSort = header.column.getCanSort();
                const ariaSort = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
                return (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    style={{ width: column?.width }}
                    aria-sort={canSort ? ariaSort : undefined}
                    className={cx(
                      'sticky top-(--ui-sticky-top,0px) z-10 h-10 border-b border-divider bg-sunken px-4 text-label whitespace-nowrap text-muted',
                      headAlign[column?.align ?? 'start'],
                    )}
                  >
                    {canSort ? (
                      <button
                        type="button"
                        onClick={header.column.getToggleSortingHandler()}
                        className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded-control px-1 font-medium hover:text-ink"
                      >
                        {column?.header}
                        {sortIcon(sorted)}
                      </button>
                    ) : (
                      <span className={column?.hideHeader ? 'sr-only' : undefined}>{column?.header}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {message ? (
            <tr role="row" className={rowClass}>
              <td role="cell" colSpan={columns.length} className="block md:table-cell">
                {message}
              </td>
            </tr>
          ) : loading ? (
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} role="row" className={rowClass}>
                {columns.map((column, position) => (
                  <BodyCell key={column.id} column={column} first={position === 0} density={density}>
                    <Skeleton width={position === 0 ? '70%' : '50%'} />
                  </BodyCell>
                ))}
              </tr>
            ))
          ) : (
            table.getRowModel().rows.map((row) => {
              const record = row.original;
              return (
                <tr
                  key={row.id}
                  role="row"
                  onClick={onRowOpen ? (event) => !isOwnPress(event) && onRowOpen(record) : undefined}
                  className={cx(rowClass, onRowOpen && 'cursor-pointer hover:bg-sunken')}
                >
                  {columns.map((column, position) => (
                    <BodyCell key={column.id} column={column} first={position === 0} density={density}>
                      {position === 0 && onRowOpen ? (
                        <button
                          type="button"
                          onClick={() => onRowOpen(record)}
                          className="-mx-1 min-h-6 max-w-full rounded-control px-1 text-left pointer-coarse:min-h-11"
                        >
                          {column.cell(record)}
                        </button>
                      ) : (
                        <div className="min-w-0">{column.cell(record)}</div>
                      )}
                    </BodyCell>
                  ))}
                </tr>
              );
            })
          )}
        </tbody>
      </table>
    </>
  );
}
