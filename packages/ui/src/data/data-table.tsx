import { useDeferredValue } from 'react';
import { cx } from '../foundation/cx.js';
import { EmptyState } from '../feedback/empty-state.js';
import { ErrorState } from '../feedback/error-state.js';
import { BodyRows, MessageRow, SkeletonRows } from './data-table-body.js';
import { HeadCell } from './data-table-head.js';
import type { DataTableColumn, DataTableProps, TableSort } from './data-table.types.js';
import { ListStart } from './list-start.js';
import { SortSelect } from './sort-select.js';

const nextSort = ({ id }: { id: string }, sort: TableSort | undefined): TableSort => ({
  id,
  order: sort?.id === id && sort.order === 'asc' ? 'desc' : 'asc',
});

/** In compact rows, columns of free text share what the others leave: the first column gets the largest part. */
function sharesOf<T>(columns: readonly DataTableColumn<T>[]): Map<string, string> {
  const texts = columns.filter((column) => column.wrap);
  const parts = texts.map((column) => column.share ?? (column === columns[0] ? 3 : 2));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return new Map(texts.map(({ id }, at) => [id, `${(100 * parts[at]!) / total}%`]));
}

/**
 * A semantic table. In a container narrower than 672 px each row becomes a card of labels and values; the roles are
 * explicit because browsers drop table semantics when `display` changes. The caller, normally the server, sorts and
 * pages.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    rowKey,
    caption,
    emptyText,
    emptyAction,
    error,
    onRowOpen,
    groupOf,
    skeletonRows = 5,
    density = 'comfortable',
  } = props;
  const { onSortChange, sort } = props;
  const sortable = columns
    .filter((column) => column.sortable)
    .map(({ id, header, orders }) => ({ id, label: header, ...orders }));
  const loading = !error && (props.loading ?? rows === undefined);
  const shares = sharesOf(columns);
  // The first rows render in the background while the skeleton is still shown.
  const ready = useDeferredValue(!loading);
  const message = error ? (
    <ErrorState title={error.title} message={error.message} onRetry={error.onRetry} />
  ) : !loading && !rows?.length ? (
    <EmptyState text={emptyText} action={emptyAction} />
  ) : null;

  const renderBody = () => {
    if (message) return <MessageRow span={columns.length}>{message}</MessageRow>;
    if (loading || !ready || !rows) return <SkeletonRows columns={columns} density={density} count={skeletonRows} />;
    return (
      <BodyRows
        columns={columns}
        records={rows}
        rowKey={rowKey}
        groupOf={groupOf}
        density={density}
        onOpen={onRowOpen}
      />
    );
  };

  return (
    <div className="@container relative">
      <ListStart />
      <p role="status" className="sr-only">
        {loading ? `Loading ${caption}…` : ''}
      </p>
      {onSortChange && sortable.length > 0 ? (
        <div className="px-3 pb-3 max-sm:group-has-[[data-toolbar][data-open=false]>:nth-child(4)]/card:hidden sm:px-5 @2xl:hidden">
          <SortSelect choices={sortable} sort={sort} onSortChange={onSortChange} />
        </div>
      ) : null}
      {/* Scrolls horizontally only where the columns may not fit: in a scroll container the header could not be sticky. */}
      <div className="overflow-x-auto @max-2xl:overflow-visible @4xl:overflow-visible print:overflow-visible">
        <table
          role="table"
          aria-busy={loading || undefined}
          data-list
          data-opens={onRowOpen ? '' : undefined}
          tabIndex={-1}
          className={cx(
            'block w-full border-separate border-spacing-0 text-left outline-none @2xl:table',
            // So that eight columns with their names fit a window of 1280 px with a scrollbar.
            columns.length < 8 ? '[--ui-cell-x:1rem]' : '[--ui-cell-x:0.625rem]',
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className={cx('@max-2xl:sr-only', message && '@max-2xl:hidden')}>
            <tr role="row">
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  share={shares.get(column.id)}
                  sorted={sort?.id === column.id ? sort.order : undefined}
                  onSort={onSortChange && column.sortable ? () => onSortChange(nextSort(column, sort)) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block @2xl:table-row-group">
            {renderBody()}
          </tbody>
        </table>
      </div>
    </div>
  );
}
