import type { SupplierColumn } from '@fsvp/contracts/supplier-import';
import { Select, Text, type Option } from '@fsvp/ui';
import { useId } from 'react';
import { nameOfColumn, type FileColumn } from './column-match.js';
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
  /** The column that fills the same field already. */
  rival: string | undefined;
  onChange: (field: SupplierColumn | null) => void;
}

/** Which field a column of the file fills. */
export function ColumnTarget({ column, field, rival, onChange }: ColumnTargetProps) {
  const id = useId();
  return (
    <div className="sup:flex sup:w-56 sup:max-w-full sup:flex-col sup:gap-1 sup:text-left">
      <Select
        size="sm"
        label={`Import ${nameOfColumn(column)} as`}
        value={field ?? NONE}
        options={options}
        onChange={(next) => onChange(next === NONE ? null : next)}
        aria-invalid={rival ? true : undefined}
        aria-describedby={rival ? id : undefined}
      />
      {rival && field ? (
        <span id={id}>
          <Text size="meta" tone="bad">
            {IMPORT_FIELD_LABELS[field]} is chosen for ‘{rival}’ too.
          </Text>
        </span>
      ) : null}
    </div>
  );
}
