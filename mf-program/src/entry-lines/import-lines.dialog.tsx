import {
  ENTRY_LINE_COLUMNS,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineImportReport,
} from '@fsvp/contracts/program/entry-line';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, formatNumber, Stack, Text } from '@fsvp/ui';
import { Dialog, FileDrop } from '@fsvp/ui/dialogs';
import { ApiError, useIdempotencyKey } from '@fsvp/web-kit';
import { useState } from 'react';
import { checkImport, useImportEntryLines } from './api/entry-lines.js';

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
  const lines = useImportEntryLines(file);
  const idempotencyKey = useIdempotencyKey();
  const check = async (content: File) => {
    setChecked({ content });
    try {
      setChecked({ content, report: await checkImport(file, content) });
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
        {report ? <Report report={report} /> : null}
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
              .start(content!, idempotencyKey)
              .then(onClose, (error: unknown) => setChecked({ content: content!, problems: problemsOf(error) }))
          }
        >
          Import
        </Button>
      </div>
    </Stack>
  );
}

type RowMessage = EntryLineImportReport['errors'][number];

const linesOf = (messages: readonly RowMessage[], total: number, noun: string) => [
  ...messages.map(({ line, path, message }) => `Line ${formatNumber(line)}, ${path}: ${message}`),
  ...(total > messages.length ? [`There are ${formatNumber(total - messages.length)} more ${noun}`] : []),
];

function Report({ report }: { report: EntryLineImportReport }) {
  const { rows, created, unchanged, errorCount, errors, warnings = [], warningCount = 0 } = report;
  if (errorCount)
    return (
      <Problems
        title={`The file has ${formatNumber(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}. Correct it and choose it again.`}
        texts={linesOf(errors, errorCount, 'errors')}
      />
    );
  return (
    <Stack gap={3}>
      <Text as="p">{`${formatNumber(created)} of ${formatNumber(rows)} rows will be recorded. ${formatNumber(unchanged)} are already recorded.`}</Text>
      {warningCount ? (
        <Problems
          title={`Check ${formatNumber(warningCount)} ${warningCount === 1 ? 'warning' : 'warnings'} before you import.`}
          texts={linesOf(warnings, warningCount, 'warnings')}
          warning
        />
      ) : null}
    </Stack>
  );
}

function Problems({ title, texts, warning = false }: { title: string; texts: readonly string[]; warning?: boolean }) {
  return (
    <Stack gap={2}>
      <Text as="p" tone={warning ? 'warning' : 'bad'}>
        {title}
      </Text>
      <ul
        className="program:max-h-60 program:list-disc program:overflow-y-auto program:pl-5"
        tabIndex={0}
        aria-label={warning ? 'Warnings' : 'Errors'}
      >
        {texts.map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function problemsOf(error: unknown): string[] {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  if (errors?.length) return errors.map(({ message }) => message);
  return [error instanceof Error ? error.message : 'Try again'];
}
