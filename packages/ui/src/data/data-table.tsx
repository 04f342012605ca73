import { useDeferredValue } from 'react';
import { cx } from '../foundation/cx.js';
import { EmptyState } from '../feedback/empty-state.js';
import { ErrorState } from '../feedback/error-state.js';
import { BodyRows, MessageRow, SkeletonRows } from './data-table-body.js';
import { HeadCell } from './data-table-head.js';
import type { DataTableProps } from './data-table.types.js';
import { SortSelect } from './sort-select.js';
import { useDataTable } from './use-data-table.js';

/**
 * A real table. In less than 672 px of room each row becomes a card of labels and values; the roles are written out
 * because browsers drop a table's meaning when its display changes. Sorting and paging belong to the owner, normally
 * to the server.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    caption,
    emptyText,
    emptyAction,
    error,
    onRowOpen,
    skeletonRows = 5,
    density = 'comfortable',
  } = props;
  const { table, columnOf } = useDataTable(props);
  const sortable = columns.filter((column) => column.sortable).map(({ id, header }) => ({ id, label: header }));
  const loading = !error && (props.loading ?? rows === undefined);
  // The rows that come after a wait are drawn in slices, beneath the skeleton.
  const drawn = useDeferredValue(!loading);
  const records = table.getRowModel().rows;
  const message = error ? (
    <ErrorState title={error.title} message={error.message} onRetry={error.onRetry} />
  ) : !loading && records.length === 0 ? (
    <EmptyState text={emptyText} action={emptyAction} />
  ) : null;

  const renderBody = () => {
    if (message) return <MessageRow span={columns.length}>{message}</MessageRow>;
    if (loading || !drawn) return <SkeletonRows columns={columns} density={density} count={skeletonRows} />;
    return <BodyRows columns={columns} records={records} density={density} onOpen={onRowOpen} />;
  };

  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {loading ? `Loading ${caption}…` : ''}
      </p>
      {props.onSortChange && sortable.length > 0 ? (
        <div className="px-4 pb-3 sm:px-5 @2xl:hidden">
          <SortSelect choices={sortable} sort={props.sort} onSortChange={props.onSortChange} />
        </div>
      ) : null}
      {/* Scrolls sideways only where the columns may not fit: a box that scrolls would keep the head from staying in sight. */}
      <div className="overflow-x-auto @max-2xl:overflow-visible @4xl:overflow-visible">
        <table
          role="table"
          aria-busy={loading || undefined}
          className="block w-full border-separate border-spacing-0 text-left @2xl:table"
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className={cx('@max-2xl:sr-only', message && '@max-2xl:hidden')}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} role="row">
                {group.headers.map(({ id, column }) => {
                  const definition = columnOf.get(column.id);
                  if (!definition) return null;
                  const onSort = column.getCanSort() ? column.getToggleSortingHandler() : undefined;
                  return <HeadCell key={id} column={definition} sorted={column.getIsSorted()} onSort={onSort} />;
                })}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup" className="block @2xl:table-row-group">
            {renderBody()}
          </tbody>
        </table>
      </div>
    </div>
  );
}
