import { useMemo } from 'react';
import {
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import type { DataTableColumn, DataTableProps } from './data-table.types.js';

const features = tableFeatures({ rowSortingFeature });
const noRows: never[] = [];

/** The table model: the owner sorts, so the model only says what a press on a heading asks for. */
export function useDataTable<T extends object>({ columns, rows, rowKey, sort, onSortChange }: DataTableProps<T>) {
  const data = useMemo(() => (rows ? [...rows] : noRows), [rows]);
  const sortable = Boolean(onSortChange);
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, T> => ({
        id: column.id,
        header: column.header,
        accessorFn: (row) => row,
        enableSorting: sortable && column.sortable === true,
      })),
    [columns, sortable],
  );
  const sorting: SortingState = useMemo(() => (sort ? [{ id: sort.id, desc: sort.order === 'desc' }] : []), [sort]);
  const columnOf = useMemo(
    () => new Map<string, DataTableColumn<T>>(columns.map((column) => [column.id, column])),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: true,
    sortDescFirst: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSortChange?.({ id: next.id, order: next.desc ? 'desc' : 'asc' });
    },
  });
  return { table, columnOf };
}
