import { FileDrop, useController, useWatch } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import { readCsv } from './read-csv.js';
import type { LoadValues } from './load-form.values.js';

/** A CSV file or a workbook, which the server reads; the form value is its text. */
export function CsvField({ label, hint }: { label: string; hint: string }) {
  const { field, fieldState } = useController<LoadValues, 'csv'>({ name: 'csv' });
  const kind = useWatch<LoadValues, 'kind'>({ name: 'kind' });
  const [fileName, setFileName] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const choose = async (file: File) => {
    setUnreadable(undefined);
    try {
      field.onChange(await readCsv(file, kind));
      setFileName(file.name);
    } catch (error) {
      setUnreadable(error instanceof Error ? error.message : String(error));
    }
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
