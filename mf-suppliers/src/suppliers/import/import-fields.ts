import {
  JOINED_COLUMNS,
  SUPPLIER_COLUMNS,
  type FixedValue,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import { SUPPLIER_FIELD_LABELS } from '../supplier-form.values.js';

/** Labels of the import fields, in the order of the form. */
export const IMPORT_FIELD_LABELS: Record<SupplierColumn, string> = {
  ...SUPPLIER_FIELD_LABELS,
  lastVerificationDate: 'Last Verification',
  id: 'Supplier ID',
  version: 'Version of the export',
};

export const IMPORT_FIELDS = Object.keys(IMPORT_FIELD_LABELS) as SupplierColumn[];

export const REQUIRED_FIELDS: readonly SupplierColumn[] = ['name', 'country'];

/** Fields that can have one value for every row. */
export const FIXED_FIELDS = [
  'country',
  'riskLevel',
  'status',
  'fsvpRequired',
  'verificationFrequencyMonths',
] as const satisfies readonly SupplierColumn[];
export type FixedField = (typeof FIXED_FIELDS)[number];

/** The values for every row; blank ones are not sent. */
export type FixedValues = Readonly<Partial<Record<FixedField, string>>>;

export function fixedValuesOf(fixed: FixedValues): FixedValue[] {
  return FIXED_FIELDS.flatMap((column) => {
    const value = fixed[column]?.trim();
    return value ? [{ column, value }] : [];
  });
}

/** 'Address' and 'Notes', which can join several columns. */
export const JOINED_LABELS = JOINED_COLUMNS.map((column) => IMPORT_FIELD_LABELS[column]);

function isColumn(path: string): path is SupplierColumn {
  return (SUPPLIER_COLUMNS as readonly string[]).includes(path);
}

/** The label of a `path` in the report; 'row' is the whole row. */
export function labelOfPath(path: string): string {
  if (isColumn(path)) return IMPORT_FIELD_LABELS[path];
  return path === 'row' ? 'Whole row' : path;
}
