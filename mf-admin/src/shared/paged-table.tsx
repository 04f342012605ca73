import { DataTable, Pagination, Stack, type DataTableColumn } from '@fsvp/ui';
import { useState } from 'react';

interface PagedTableProps<T extends object> {
  caption: string;
  /** Of the paging controls. */
  pagesLabel: string;
  columns: DataTableColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  emptyText: string;
  /** Rows per page. */
  page: number;
}

/** A table with pages for rows that are all in memory, sometimes thousands. */
export function PagedTable<T extends object>({ pagesLabel, rows, page, ...table }: PagedTableProps<T>) {
  const [offset, setOffset] = useState(0);
  const from = offset < rows.length ? offset : 0;
  return (
    <Stack gap={3}>
      <div className="admin:rounded-card admin:border admin:border-divider">
        <DataTable {...table} rows={rows.slice(from, from + page)} density="compact" />
      </div>
      <Pagination label={pagesLabel} limit={page} offset={from} total={rows.length} onChange={setOffset} />
    </Stack>
  );
}
