import { DataTable, Pagination, Stack, type DataTableColumn } from '@fsvp/ui';
import { useState } from 'react';

interface PagedTableProps<T extends object> {
  caption: string;
  columns: DataTableColumn<T>[];
  rows: readonly T[];
  /** Rows per page. */
  page: number;
}

/** A table with pages for rows that are all in memory, sometimes thousands. */
export function PagedTable<T extends object>({ caption, columns, rows, page }: PagedTableProps<T>) {
  const [offset, setOffset] = useState(0);
  const from = offset < rows.length ? offset : 0;
  return (
    <Stack gap={2}>
      <div className="sup:rounded-card sup:border sup:border-divider">
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows.slice(from, from + page)}
          rowKey={(row) => String(rows.indexOf(row))}
          density="compact"
          emptyText="None"
        />
      </div>
      <Pagination
        label={`Pages of ${caption.toLowerCase()}`}
        limit={page}
        offset={from}
        total={rows.length}
        onChange={setOffset}
      />
    </Stack>
  );
}
