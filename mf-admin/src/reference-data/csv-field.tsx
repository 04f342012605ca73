import { FileDrop, useController } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import { readCsv } from './read-csv.js';
import type { LoadValues } from './load-form.values.js';

/** A CSV file, read in the browser; the form value is its text. */
export function CsvField({ label, hint }: { label: string; hint: string }) {
  const { field, fieldState } = useController<LoadValues, 'csv'>({ name: 'csv' });
  const [fileName, setFileName] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const choose = async (file: File) => {
    setUnreadable(undefined);
    try {
      field.onChange(await readCsv(file));
      setFileName(file.name);
    } catch (error) {
      setUnreadable(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <FileDrop
      label={label}
      accept=".csv,text/csv"
      hint={hint}
      fileName={field.value ? (fileName ?? 'The file that you chose') : undefined}
      error={unreadable ?? fieldState.error?.message}
      onFile={(file) => void choose(file)}
    />
  );
}
