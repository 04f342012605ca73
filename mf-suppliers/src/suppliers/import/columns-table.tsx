import type { SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import { Inline, Text, type DataTableColumn } from '@fsvp/ui';
import { Switch } from '@fsvp/ui/dialogs';
import { memo, useState } from 'react';
import { ColumnTarget } from './column-target.js';
import { isFilled, columnName, conflictingColumn, type ColumnMatch, type FileColumn } from './column-match.js';
import { PagedTable } from './paged-table.js';

/** With more columns than this, only columns with a suggested or chosen field are shown at first. */
const MAX_INITIAL_COLUMNS = 12;
const SAMPLES = 3;

interface ColumnsTableProps {
  columns: readonly FileColumn[];
  match: ColumnMatch;
  onMatch: (number: number, column: SupplierColumn | null) => void;
}

/** Memoized: rendering up to a dozen long selects would make typing elsewhere in the step slow. */
export const ColumnsTable = memo(function ColumnsTable({ columns, match, onMatch }: ColumnsTableProps) {
  const [userChoice, setUserChoice] = useState<boolean>();
  const many = columns.length > MAX_INITIAL_COLUMNS;
  // If no column was recognized as the name, show all columns.
  const [nameFound] = useState(() => isFilled(match, 'name'));
  const showAll = !many || (userChoice ?? !nameFound);
  // A column whose suggestion was removed stays visible.
  const visibleColumns = showAll
    ? columns
    : columns.filter(({ number, suggested }) => suggested !== null || match[number]);
  const nameByNumber = (number: number) => columnName(columns.find((column) => column.number === number)!);

  const cells: DataTableColumn<FileColumn>[] = [
    { id: 'heading', header: 'Column in the file', width: '30%', cell: (column) => <Heading column={column} /> },
    { id: 'samples', header: 'First values', cell: (column) => <Samples column={column} /> },
    {
      id: 'target',
      header: 'Import as',
      width: '16rem',
      cell: (column) => {
        const conflict = conflictingColumn(match, column.number);
        return (
          <ColumnTarget
            column={column}
            field={match[column.number] ?? null}
            conflict={conflict === undefined ? undefined : nameByNumber(conflict)}
            onChange={(field) => onMatch(column.number, field)}
          />
        );
      },
    },
  ];
  return (
    <>
      {many ? (
        <Inline justify="between" gap={3}>
          <Switch label={`Show all ${columns.length} columns`} checked={showAll} onChange={setUserChoice} />
          {showAll ? null : (
            <Text size="meta" tone="muted">
              {visibleColumns.length} of {columns.length} columns shown
            </Text>
          )}
        </Inline>
      ) : null}
      <PagedTable caption="Columns in the file" columns={cells} rows={visibleColumns} page={MAX_INITIAL_COLUMNS} />
    </>
  );
});

function Heading({ column }: { column: FileColumn }) {
  // Long headings without spaces must wrap, to leave space for the samples.
  return (
    <div className="sup:flex sup:flex-col sup:wrap-anywhere">
      <span className="sup:font-medium sup:text-ink">{columnName(column)}</span>
      <span className="sup:text-meta sup:font-normal sup:text-muted">
        {column.heading.trim() ? `Column ${column.number}` : 'No heading'}
      </span>
    </div>
  );
}

function Samples({ column }: { column: FileColumn }) {
  const samples = column.samples.map((sample) => sample.trim()).filter(Boolean);
  if (samples.length === 0) return <Text tone="subtle">Blank</Text>;
  return (
    <ul className="sup:flex sup:min-w-0 sup:flex-col sup:text-muted">
      {samples.slice(0, SAMPLES).map((sample, index) => (
        <li key={index} title={sample} className="sup:line-clamp-1 sup:break-all">
          {sample}
        </li>
      ))}
    </ul>
  );
}
