import {
  IMPORT_ENCODING_LABELS,
  IMPORT_ENCODINGS,
  IMPORT_QUOTES,
  IMPORT_QUOTES_LABELS,
  IMPORT_SEPARATOR_LABELS,
  IMPORT_SEPARATORS,
  type ImportInspection,
} from '@fsvp/contracts/suppliers/supplier-import';
import { Field, formatNumber, Select, type Option } from '@fsvp/ui';
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

const MAX_HEADING_ROW = 20;

/** The first rows of the file, and the row that was found. */
function headingRows(found: number | null | undefined): Option<string>[] {
  const rows = Array.from({ length: MAX_HEADING_ROW }, (_, index) => index + 1);
  if (found && found > MAX_HEADING_ROW) rows.push(found);
  return rows.map((row) => ({ value: String(row), label: `Row ${formatNumber(row)}` }));
}

interface ReadingOptionsProps {
  inspection: ImportInspection;
  reading: FileReading;
  onRead: (reading: FileReading) => void;
}

/** Reading options; a change inspects the file again. */
export function ReadingOptions({ inspection, reading, onRead }: ReadingOptionsProps) {
  const { kind, sheets } = inspection;
  const headingRow = (
    <Choice
      label="Heading row"
      value={inspection.headingRow ? String(inspection.headingRow) : undefined}
      options={headingRows(inspection.headingRow)}
      onChange={(row) => onRead({ headingRow: Number(row) })}
    />
  );
  if (kind === 'workbook')
    return (
      <div className="sup:grid sup:grid-cols-1 sup:gap-4 sup:sm:grid-cols-[3fr_1fr]">
        {sheets.length < 2 ? null : (
          <Choice
            label="Sheet"
            value={reading.sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChange={(next) => onRead({ sheet: next })}
          />
        )}
        {headingRow}
      </div>
    );
  return (
    <div className="sup:grid sup:grid-cols-1 sup:gap-4 sup:sm:grid-cols-[2fr_1fr_1fr_1fr]">
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
      {headingRow}
    </div>
  );
}
