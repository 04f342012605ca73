import { Card, DataTable, type DataTableColumn, type LoadError } from '@fsvp/ui';

/** How many are asked for. */
export const DONE_SHOWN = 5;

interface DoneCardProps<T extends { id: string }> {
  rows: readonly T[] | undefined;
  total: number;
  columns: readonly DataTableColumn<T>[];
  /** The statuses of the others, as the filter names them: 'Completed or Closed'. */
  statuses: string;
  error: LoadError | undefined;
  onOpen: (id: string) => void;
}

/** The last records that are done, below the groups of those that are not. */
export function DoneCard<T extends { id: string }>(props: DoneCardProps<T>) {
  const { rows, total, columns, statuses, error, onOpen } = props;
  return (
    <Card
      title="Done"
      description={
        total > DONE_SHOWN
          ? `The last ${DONE_SHOWN} of ${total}. For the others choose ${statuses} under Status.`
          : undefined
      }
      flush
    >
      <DataTable
        caption="Done"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        emptyText="Nothing is done yet."
        error={error}
        onRowOpen={({ id }) => onOpen(id)}
        density="compact"
      />
    </Card>
  );
}
