import type { SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import { Select, Text, type Option } from '@fsvp/ui';
import { useId } from 'react';
import { columnName, type FileColumn } from './column-match.js';
import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, REQUIRED_FIELDS } from './import-fields.js';

const NONE = 'none';

const options: Option<SupplierColumn | typeof NONE>[] = [
  { value: NONE, label: 'Do not import' },
  ...IMPORT_FIELDS.map((field) => ({
    value: field,
    label: REQUIRED_FIELDS.includes(field) ? `${IMPORT_FIELD_LABELS[field]} (required)` : IMPORT_FIELD_LABELS[field],
  })),
];

interface ColumnTargetProps {
  column: FileColumn;
  field: SupplierColumn | null;
  /** The name of another column that is imported as the same field. */
  conflict: string | undefined;
  onChange: (field: SupplierColumn | null) => void;
}

/** Selects the field that a column is imported as. */
export function ColumnTarget({ column, field, conflict, onChange }: ColumnTargetProps) {
  const id = useId();
  return (
    <div className="sup:flex sup:w-56 sup:max-w-full sup:flex-col sup:gap-1 sup:text-left">
      <Select
        size="sm"
        label={`Import ${columnName(column)} as`}
        value={field ?? NONE}
        options={options}
        onChange={(next) => onChange(next === NONE ? null : next)}
        aria-invalid={conflict ? true : undefined}
        aria-describedby={conflict ? id : undefined}
      />
      {conflict && field ? (
        <span id={id}>
          <Text size="meta" tone="bad">
            {IMPORT_FIELD_LABELS[field]} is also chosen for ‘{conflict}’.
          </Text>
        </span>
      ) : null}
    </div>
  );
}
