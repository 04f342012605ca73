import { Button, Card, DataTable, Text } from '@fsvp/ui';
import type { PasteProblem } from './paste-cells.js';

/** What became of a paste. */
export interface PasteResult {
  problems: readonly PasteProblem[];
  /** Why nothing was pasted. */
  refusal?: string;
}

/** Cells of a paste that were not understood, with what they had: nothing of a paste is lost. */
export function PasteReport({ problems, refusal, onClose }: PasteResult & { onClose: () => void }) {
  const close = (
    <Button variant="outline" size="sm" onClick={onClose}>
      Close
    </Button>
  );
  if (refusal)
    return (
      <div role="alert">
        <Card title="Nothing was pasted" actions={close}>
          <Text as="p">{`${refusal} The worksheet is as it was, and the clipboard still has the text.`}</Text>
        </Card>
      </div>
    );
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
        actions={close}
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
