import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Code, DataTable, Text, TwoLines, type DataTableColumn, type LoadError, type TableSort } from '@fsvp/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useOwnerName } from '../fsvp-files/api/owner-name.js';
import { DueDay } from '../readiness/due-day.js';
import { ReasonChips } from './reason-chips.js';
import { StatusBadge } from './status-badge.js';

interface ReevaluationsTableProps {
  reevaluations: readonly Reevaluation[] | undefined;
  /** The one that was shown before: its row has the focus. */
  returnedFrom: string | undefined;
  error: LoadError | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  onView: (reevaluation: Reevaluation) => void;
}

export function ReevaluationsTable({ reevaluations, returnedFrom, onView, ...props }: ReevaluationsTableProps) {
  const columns: DataTableColumn<Reevaluation>[] = [
    {
      id: 'fileNumber',
      header: 'File',
      sortable: true,
      width: '6.5rem',
      cell: ({ id, fileNumber }) => <FileNumber number={fileNumber} focused={id === returnedFrom} />,
    },
    {
      id: 'supplierName',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      cell: ({ supplierName, importerName }) => (
        <TwoLines primary={supplierName || 'Unknown supplier'} secondary={`For ${importerName}`} />
      ),
    },
    { id: 'foodName', header: 'Food', sortable: true, wrap: true, cell: ({ foodName }) => foodName },
    {
      id: 'reasons',
      header: 'Reasons',
      wrap: true,
      cell: ({ reasons }) => <ReasonChips reasons={reasons} />,
    },
    {
      id: 'dueOn',
      header: 'Due',
      sortable: true,
      orders: { asc: 'soonest first', desc: 'latest first' },
      cell: ({ dueOn, status }) => (status === 'open' ? <DueDay day={dueOn} /> : <DueDay day={null} />),
    },
    { id: 'assignee', header: 'Assigned to', wrap: true, cell: ({ assigneeId }) => <AssigneeName id={assigneeId} /> },
    { id: 'status', header: 'Status', cell: (reevaluation) => <StatusBadge reevaluation={reevaluation} /> },
  ];
  return (
    <DataTable
      caption="Reevaluations"
      columns={columns}
      rows={reevaluations}
      rowKey={({ id }) => id}
      onRowOpen={onView}
      {...props}
    />
  );
}

/** @param props.id of an account */
export function AssigneeName({ id }: { id: string | null }) {
  return (
    useOwnerName(id) ?? (
      <Text size="inherit" tone="muted">
        Nobody yet
      </Text>
    )
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
