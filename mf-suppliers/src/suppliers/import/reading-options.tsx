import {
  IMPORT_ENCODING_LABELS,
  IMPORT_ENCODINGS,
  IMPORT_QUOTES,
  IMPORT_QUOTES_LABELS,
  IMPORT_SEPARATOR_LABELS,
  IMPORT_SEPARATORS,
  type ImportInspection,
} from '@fsvp/contracts/suppliers/supplier-import';
import { Field, Select, type Option } from '@fsvp/ui';
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
  value: T | undefined;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, hint, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Select {...control} value={value} options={options} onChange={onChange} />}
    </Field>
  );
}

interface ReadingOptionsProps {
  inspection: ImportInspection;
  reading: FileReading;
  onRead: (reading: FileReading) => void;
}

/** Reading options; a change inspects the file again. */
export function ReadingOptions({ inspection: { kind, sheets }, reading, onRead }: ReadingOptionsProps) {
  if (kind === 'workbook') {
    if (sheets.length < 2) return null;
    return (
      <Choice
        label="Sheet"
        value={reading.sheet}
        options={sheets.map((name) => ({ value: name, label: name }))}
        onChange={(next) => onRead({ sheet: next })}
      />
    );
  }
  return (
    <div className="sup:grid sup:grid-cols-1 sup:gap-4 sup:sm:grid-cols-[2fr_1fr_1fr]">
      <Choice
        label="Encoding"
        value={reading.encoding}
        options={encodings}
        onChange={(encoding) => onRead({ encoding })}
      />
      <Choice
        label="Separator"
        value={reading.separator}
        options={separators}
        onChange={(separator) => onRead({ separator })}
      />
      <Choice label="Quotes" value={reading.quotes} options={quotes} onChange={(next) => onRead({ quotes: next })} />
    </div>
  );
}
