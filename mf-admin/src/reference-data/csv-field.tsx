import { FileDrop, useController, useWatch } from '@fsvp/ui/dialogs';
import { useRef, useState } from 'react';
import { readCsv } from './read-csv.js';
import type { LoadValues } from './load-form.values.js';

interface CsvFieldProps {
  label: string;
  hint: string;
  /** Whether a chosen file is being read: until then the form has none. */
  onReading: (isReading: boolean) => void;
}

/** A CSV file or a workbook, which the server reads; the form value is its text. */
export function CsvField({ label, hint, onReading }: CsvFieldProps) {
  const { field, fieldState } = useController<LoadValues, 'csv'>({ name: 'csv' });
  const kind = useWatch<LoadValues, 'kind'>({ name: 'kind' });
  const [fileName, setFileName] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File) => {
    latest.current = file;
    setUnreadable(undefined);
    setFileName(file.name);
    // The file before must not be checked in place of this one.
    field.onChange('');
    onReading(true);
    const result = await readCsv(file, kind).then(
      (csv) => ({ csv }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    );
    if (latest.current !== file) return;
    onReading(false);
    if ('csv' in result) field.onChange(result.csv);
    else setUnreadable(result.reason);
  };
  return (
    <FileDrop
      label={label}
      accept=".csv,.tsv,.txt,.xlsx,text/csv"
      hint={hint}
      fileName={field.value ? (fileName ?? 'The file that you chose') : undefined}
      error={unreadable ?? fieldState.error?.message}
      onFile={(file) => void choose(file)}
    />
  );
}
