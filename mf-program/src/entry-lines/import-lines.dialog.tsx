import {
  ENTRY_LINE_COLUMNS,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineImportReport,
} from '@fsvp/contracts/program/entry-line';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Stack, Text } from '@fsvp/ui';
import { Dialog, FileDrop } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useState } from 'react';
import { checkImport, useImportEntryLines } from './api/entry-lines.js';
import { ImportReport, Problems, problemsOf } from './import-report.js';

interface ImportLinesDialogProps {
  file: FsvpFile;
  open: boolean;
  onClose: () => void;
}

interface Checked {
  content: File;
  /** Undefined while the file is checked. */
  report?: EntryLineImportReport;
  /** Why it could not be read. */
  problems?: string[];
}

const HINT = `The first row names the columns: ${Object.keys(ENTRY_LINE_COLUMNS).join(', ')}. Optional: ${OPTIONAL_ENTRY_LINE_COLUMNS.join(', ')}.`;

export function ImportLinesDialog(props: ImportLinesDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title="Import Entry Lines"
      description={`Rows without a file number are recorded for ${props.file.number}. Nothing is stored until you confirm.`}
    >
      <ImportLines {...props} />
    </Dialog>
  );
}

function ImportLines({ file, onClose }: ImportLinesDialogProps) {
  const [checked, setChecked] = useState<Checked>();
  const lines = useImportEntryLines();
  const query = { importerId: file.importerId, fileId: file.id };
  const idempotencyKey = useIdempotencyKey();
  const check = async (content: File) => {
    setChecked({ content });
    try {
      setChecked({ content, report: await checkImport(query, content) });
    } catch (error) {
      setChecked({ content, problems: problemsOf(error) });
    }
  };
  const { content, report, problems } = checked ?? {};
  const ready = report && report.errorCount === 0 && report.created > 0;
  return (
    <Stack gap={4}>
      <FileDrop
        label="CSV file or Excel workbook"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hint={HINT}
        fileName={content?.name}
        disabled={lines.running}
        onFile={(next) => void check(next)}
      />
      <div aria-live="polite">
        {checked && !report && !problems ? <Text tone="muted">Checking the file…</Text> : null}
        {problems ? <Problems title="The file cannot be read" texts={problems} /> : null}
        {report ? <ImportReport report={report} /> : null}
      </div>
      <div className="program:flex program:justify-end program:gap-2">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!ready}
          loading={lines.running}
          onClick={() =>
            void lines
              .start(query, content!, idempotencyKey)
              .then(onClose, (error: unknown) => setChecked({ content: content!, problems: problemsOf(error) }))
          }
        >
          Import
        </Button>
      </div>
    </Stack>
  );
}
