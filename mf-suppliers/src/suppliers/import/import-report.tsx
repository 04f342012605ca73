import type { ImportReport } from '@fsvp/contracts/supplier-import';
import { Code, DataTable, formatNumber, Pagination, Section, Stack, StatCard, StatGrid, Text, type DataTableColumn } from '@fsvp/ui';
import { useState } from 'react';
import type { OnDuplicate } from '../api/import-suppliers.js';
import { DuplicateOf } from './duplicate-of.js';

interface ImportReportViewProps {
  report: ImportReport;
  /** False for what a check or a refused import found. */
  imported: boolean;
  onDuplicate: OnDuplicate;
}

type RowError = ImportReport['errors'][number];
type Duplicate = ImportReport['duplicates'][number];

const errorColumns: DataTableColumn<RowError>[] = [
  { id: 'row', header: 'Row', width: '5rem', cell: ({ row }) => formatNumber(row) },
  { id: 'path', header: 'Column', width: '12rem', cell: ({ path }) => <Code>{path}</Code> },
  { id: 'message', header: 'Problem', cell: ({ message }) => message },
];

const duplicateColumns: DataTableColumn<Duplicate>[] = [
  { id: 'row', header: 'Row', width: '5rem', cell: ({ row }) => formatNumber(row) },
  { id: 'of', header: 'Supplier in the directory', cell: ({ of }) => <DuplicateOf id={of} /> },
  { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
];

export function ImportReportView({ report, imported, onDuplicate }: ImportReportViewProps) {
  const { rows, created, updated, skipped, errors, duplicates, ignoredColumns } = report;
  return (
    <Stack gap={5}>
      <div role="status">
        <Text as="p" weight="medium">
          {verdictOf(report, imported)}
        </Text>
      </div>
      <StatGrid label="Result">
        <StatCard label="Rows" value={formatNumber(rows)} />
        <StatCard label={imported ? 'Created' : 'New'} value={formatNumber(created)} />
        <StatCard label={imported ? 'Updated' : 'To update'} value={formatNumber(updated)} />
        <StatCard label="Skipped" value={formatNumber(skipped)} />
      </StatGrid>
      {ignoredColumns.length > 0 ? (
        <Text as="p" tone="muted">
          Columns that are not imported: {ignoredColumns.join(', ')}.
        </Text>
      ) : null}
      {errors.length > 0 ? (
        <Section title={`Problems (${formatNumber(errors.length)})`} headingLevel={3}>
          <PagedTable caption="Problems in the file" columns={errorColumns} rows={errors} />
        </Section>
      ) : null}
      {duplicates.length > 0 ? (
        <Section title={`Likely duplicates (${formatNumber(duplicates.length)})`} headingLevel={3}>
          <Text as="p" tone="muted">
            {onDuplicate === 'skip'
              ? 'Rows with the same name, address, city and country as a supplier are skipped; those alike in name and country only are created.'
              : 'All of these rows are created, also those equal to a supplier.'}
          </Text>
          <PagedTable caption="Likely duplicates" columns={duplicateColumns} rows={duplicates} />
        </Section>
      ) : null}
    </Stack>
  );
}

function verdictOf({ rows, created, updated, errors }: ImportReport, imported: boolean): string {
  if (imported) return 'The import is finished.';
  if (rows === 0) return 'The file has no rows below its heading.';
  if (errors.length > 0) return 'Nothing was imported. Correct the cells below and choose the file again.';
  return created + updated > 0 ? 'The file can be imported.' : 'There is nothing to import: every supplier in the file is in the directory already.';
}

const PAGE = 10;

interface PagedTableProps<T> {
  caption: string;
  columns: DataTableColumn<T & object>[];
  rows: readonly (T & object)[];
}

/** A report may have thousands of lines, all of them here already. */
function PagedTable<T>({ caption, columns, rows }: PagedTableProps<T>) {
  const [offset, setOffset] = useState(0);
  const from = offset < rows.length ? offset : 0;
  return (
    <Stack gap={2}>
      <DataTable caption={caption} columns={columns} rows={rows.slice(from, from + PAGE)} rowKey={(row) => String(rows.indexOf(row))} density="compact" emptyText="None" />
      <Pagination label={`Pages of ${caption.toLowerCase()}`} limit={PAGE} offset={from} total={rows.length} onChange={setOffset} />
    </Stack>
  );
}
