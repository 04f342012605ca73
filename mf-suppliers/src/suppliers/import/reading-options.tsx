import {
  IMPORT_ENCODING_LABELS, IMPORT_ENCODINGS, IMPORT_QUOTES, IMPORT_QUOTES_LABELS, IMPORT_SEPARATOR_LABELS, IMPORT_SEPARATORS, type ImportInspection,
} from '@fsvp/contracts/supplier-import';
import { Columns, Field, Select, type Option } from '@fsvp/ui';
import type { FileReading } from '../api/inspect-import.js';

function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): Option<T>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

const encodings = optionsOf(IMPORT_ENCODINGS, IMPORT_ENCODING_LABELS);
const separators = optionsOf(IMPORT_SEPARATORS, IMPORT_SEPARATOR_LABELS);
const quotes = optionsOf(IMPORT_QUOTES, IMPORT_QUOTES_LABELS);

interface ChoiceProps<T extends string> {
  label: string;
  hint?: string;
  value: T | null;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, hint, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Select {...control} value={value ?? undefined} options={options} onChange={onChange} />}
    </Field>
  );
}

interface ReadingOptionsProps {
  inspection: ImportInspection;
  onRead: (reading: FileReading) => void;
}

/** How the file was read; a change has it read again. */
export function ReadingOptions({ inspection, onRead }: ReadingOptionsProps) {
  const { kind, sheets, sheet } = inspection;
  if (kind === 'workbook') {
    if (sheets.length < 2) return null;
    return <Choice label="Sheet" value={sheet} options={sheets.map((name) => ({ value: name, label: name }))} onChange={(next) => onRead({ sheet: next })} />;
  }
  return (
    <Columns count={3}>
      <Choice label="Encoding" value={inspection.encoding} options={encodings} onChange={(encoding) => onRead({ encoding })} />
      <Choice label="Separator" value={inspection.separator} options={separators} onChange={(separator) => onRead({ separator })} />
      <Choice label="Quotes" value={inspection.quotes} options={quotes} onChange={(next) => onRead({ quotes: next })} />
    </Columns>
  );
}
