import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { Code, DataTable, Text, TwoLines, type DataTableColumn, type LoadError, type TableSort } from '@fsvp/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDistinctions } from './api/list-namesakes.js';
import { DueDay } from '../readiness/due-day.js';
import { ReadinessCell } from '../readiness/readiness-cell.js';
import { LifecycleBadge } from './file-badges.js';
import { OwnerName } from './owner-name.js';

interface FilesTableProps {
  files: readonly FsvpFile[] | undefined;
  /** Whether the list asks again for files that are not judged yet. */
  isAsking: boolean;
  /** The file that was shown before: its row has the focus. */
  returnedFrom: string | undefined;
  error: LoadError | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  onView: (file: FsvpFile) => void;
}

export function FilesTable({ files, isAsking, returnedFrom, onView, ...props }: FilesTableProps) {
  const distinctions = useDistinctions(files?.map(({ supplierId }) => supplierId) ?? []);
  const columns: DataTableColumn<FsvpFile>[] = [
    {
      id: 'number',
      header: 'Number',
      sortable: true,
      width: '6.5rem',
      cell: ({ id, number }) => <FileNumber number={number} focused={id === returnedFrom} />,
    },
    {
      id: 'supplierName',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      share: 3,
      stacked: 'beside',
      cell: ({ supplierId, supplierName, supplierCountry }) => (
        <TwoLines primary={supplierName} secondary={distinctions.get(supplierId) ?? supplierCountry} />
      ),
    },
    {
      id: 'foodName',
      header: 'Food',
      sortable: true,
      wrap: true,
      share: 3,
      cell: ({ foodName }) => (
        <Text size="inherit" lines={2}>
          {foodName}
        </Text>
      ),
    },
    {
      id: 'regime',
      header: 'Regime',
      wrap: true,
      share: 1.9,
      stacked: 'hidden',
      cell: (file) => <RegimeCell file={file} />,
    },
    {
      id: 'readiness',
      header: 'Readiness',
      sortable: true,
      orders: { asc: 'worst first', desc: 'best first' },
      stacked: 'plain',
      cell: ({ determination, readiness }) => (
        <ReadinessCell readiness={readiness} determined={determination !== null} isAsking={isAsking} />
      ),
    },
    {
      id: 'nextDueOn',
      header: 'Next due',
      sortable: true,
      orders: { asc: 'soonest first', desc: 'latest first' },
      stacked: 'plain',
      cell: ({ readiness }) => <DueDay day={readiness.nextDueOn} />,
    },
    {
      id: 'owner',
      header: 'Owner',
      wrap: true,
      share: 1.5,
      stacked: 'hidden',
      cell: ({ ownerId }) => <OwnerName id={ownerId} />,
    },
    {
      id: 'lifecycle',
      header: 'State',
      sortable: true,
      cell: ({ lifecycle }) => <LifecycleBadge lifecycle={lifecycle} />,
    },
  ];
  return (
    <DataTable
      caption="FSVP files"
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      onRowOpen={onView}
      {...props}
    />
  );
}

/** The text of the button that opens a row. */
function FileNumber({ number, focused }: { number: string; focused: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (focused) text.current?.closest('button')?.focus();
  }, [focused]);
  return (
    <span ref={text}>
      <Code>{number}</Code>
    </span>
  );
}

/** The regime that counts, and the signed one if it is another one. */
function RegimeCell({ file: { determination, readiness } }: { file: FsvpFile }) {
  const { regime } = readiness;
  const signed = determination?.chosenRegime;
  return (
    <TwoLines
      primary={
        <Text size="inherit" weight="normal">
          {REGIME_LABELS[regime]}
        </Text>
      }
      secondary={!signed ? 'Not determined' : signed === regime ? undefined : `Signed: ${REGIME_LABELS[signed]}`}
    />
  );
}
