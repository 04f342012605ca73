import { Button, Card, DataTable } from '@fsvp/ui';
import type { PasteProblem } from './paste-cells.js';

/** Cells of a paste that were not understood, with what they had: nothing of a paste is lost. */
export function PasteReport({ problems, onClose }: { problems: readonly PasteProblem[]; onClose: () => void }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <Card
        title={
          problems.length === 1
            ? 'Pasted, but one cell was not understood'
            : `Pasted, but ${problems.length} cells were not understood`
        }
        description="These cells stay as they were. Enter their values by hand, or correct them in the spreadsheet and paste them again."
        actions={
          <Button variant="outline" size="sm" onClick={onClose}>
            Close
          </Button>
        }
        flush
      >
        <DataTable
          caption="Cells that were not understood"
          density="compact"
          rows={problems}
          rowKey={({ row, column }) => `${row} ${column}`}
          emptyText=""
          columns={[
            {
              id: 'row',
              header: 'Pasted row',
              cell: ({ row, hazard }) => (hazard ? `${row} (${hazard})` : `${row}`),
            },
            { id: 'column', header: 'Column', cell: ({ column }) => column },
            { id: 'text', header: 'Pasted text', wrap: true, cell: ({ text }) => text },
            { id: 'message', header: 'Why', wrap: true, cell: ({ message }) => message },
          ]}
        />
      </Card>
    </div>
  );
}
