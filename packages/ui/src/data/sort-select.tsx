import { Select } from '../forms/select.js';
import type { DataTableColumn, TableSort } from './data-table.types.js';

interface SortSelectProps<T> {
  columns: readonly DataTableColumn<T>[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** Sorting where the table's headings are not in sight, where the table is stacked. */
export function SortSelect<T>({ columns, sort, onSortChange }: SortSelectProps<T>) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || sortable.length === 0) return null;
  return (
    <div className="px-4 pb-3 sm:px-5 @2xl:hidden">
      <Select
        label="Sort by"
        placeholder="Sort by…"
        value={sort ? `${sort.order} ${sort.id}` : undefined}
        onChange={(next) => {
          const [order, ...id] = next.split(' ');
          onSortChange({ id: id.join(' '), order: order === 'desc' ? 'desc' : 'asc' });
        }}
        options={sortable.flatMap((column) =>
          (['asc', 'desc'] as const).map((order) => ({ value: `${order} ${column.id}`, label: `Sort by ${column.header}, ${orders[order]}` })),
        )}
      />
    </div>
  );
}
