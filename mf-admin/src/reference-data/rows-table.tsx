import { foldText, searchedWords } from '@fsvp/contracts/core/text';
import type { AnyReferenceRow, ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { Inline, SearchField, Stack, type DataTableColumn } from '@fsvp/ui';
import { useMemo, useState } from 'react';
import { PagedTable } from '../shared/paged-table.js';
import { cellText, columnLabel, definitionOf } from './reference-texts.js';

const PAGE = 50;
const LONGEST_LINE = 24;

interface RowsTableProps {
  kind: ReferenceKind;
  caption: string;
  rows: readonly AnyReferenceRow[];
}

interface NumberedRow {
  row: AnyReferenceRow;
  position: number;
}

/** The rows of a set with a search, up to thousands: a page at a time. */
export function RowsTable(props: RowsTableProps) {
  const { kind, rows } = props;
  const [search, setSearch] = useState('');
  const texts = useMemo(() => {
    const names = Object.keys(definitionOf(kind).columns);
    return rows.map((row) => foldText(names.map((name) => cellText(row[name])).join('\n')));
  }, [kind, rows]);
  const words = searchedWords(search);
  const found = rows.filter((_, position) => words.every((word) => texts[position]!.includes(word)));
  return (
    <Stack gap={3}>
      {/* In a row: in a column, a search field would grow in height. */}
      <Inline>
        <SearchField label="Search rows" placeholder="Search rows…" value={search} onChange={setSearch} />
      </Inline>
      <PlainRowsTable key={search} {...props} rows={found} />
    </Stack>
  );
}

/** Rows without a search. */
export function PlainRowsTable({ kind, caption, rows }: RowsTableProps) {
  const columns: DataTableColumn<NumberedRow>[] = Object.keys(definitionOf(kind).columns).map((name) => ({
    id: name,
    header: columnLabel(name),
    // A column that wraps is wide: seven of them would not fit.
    wrap: rows.some((row) => cellText(row[name]).length > LONGEST_LINE),
    cell: ({ row }) => cellText(row[name]) || '—',
  }));
  return (
    <PagedTable
      caption={caption}
      pagesLabel={`Pages of ${caption}`}
      columns={columns}
      rows={rows.map((row, position) => ({ row, position }))}
      rowKey={({ position }) => String(position)}
      emptyText="No rows found"
      page={PAGE}
    />
  );
}
