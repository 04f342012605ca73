import type { SupplierColumn } from '@fsvp/contracts/supplier-import';
import { Inline, Switch, Text, type DataTableColumn } from '@fsvp/ui';
import { memo, useState } from 'react';
import { ColumnTarget } from './column-target.js';
import { isFilled, nameOfColumn, rivalOf, type ColumnMatch, type FileColumn } from './column-match.js';
import { PagedTable } from './paged-table.js';

/** Files with more columns than this show at first only those that mean something. */
const FEW = 12;
const SAMPLES = 3;

interface ColumnsTableProps {
  columns: readonly FileColumn[];
  match: ColumnMatch;
  onMatch: (number: number, column: SupplierColumn | null) => void;
}

/** Remembers what it drew: it holds up to a dozen long lists of choices, and typing beside it must not wait for them. */
export const ColumnsTable = memo(function ColumnsTable({ columns, match, onMatch }: ColumnsTableProps) {
  const [asked, setAsked] = useState<boolean>();
  const many = columns.length > FEW;
  // Where the name is still to be found, every column is a candidate.
  const [nameFound] = useState(() => isFilled(match, 'name'));
  const showAll = !many || (asked ?? !nameFound);
  // A column whose suggestion was declined stays in sight.
  const shown = showAll ? columns : columns.filter(({ number, suggested }) => suggested !== null || match[number]);
  const nameOfNumber = (number: number) => nameOfColumn(columns.find((column) => column.number === number)!);

  const cells: DataTableColumn<FileColumn>[] = [
    { id: 'heading', header: 'Column of the file', width: '30%', cell: (column) => <Heading column={column} /> },
    { id: 'samples', header: 'First cells', cell: (column) => <Samples column={column} /> },
    {
      id: 'target',
      header: 'Import as',
      width: '16rem',
      cell: (column) => {
        const rival = rivalOf(match, column.number);
        return (
          <ColumnTarget
            column={column}
            field={match[column.number] ?? null}
            rival={rival === undefined ? undefined : nameOfNumber(rival)}
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
          <Switch label={`Show all ${columns.length} columns`} checked={showAll} onChange={setAsked} />
          {showAll ? null : (
            <Text size="meta" tone="muted">
              {shown.length} of {columns.length} columns shown
            </Text>
          )}
        </Inline>
      ) : null}
      <PagedTable caption="Columns of the file" columns={cells} rows={shown} page={FEW} />
    </>
  );
});

function Heading({ column }: { column: FileColumn }) {
  // Headings without blanks may be long: unbroken they would take the samples' room.
  return (
    <div className="sup:flex sup:flex-col sup:wrap-anywhere">
      <span className="sup:font-medium sup:text-ink">{nameOfColumn(column)}</span>
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
