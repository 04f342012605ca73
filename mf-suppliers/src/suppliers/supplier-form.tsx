import { supplierCreate, type SupplierCreate } from '@fsvp/contracts/supplier';
import { type FormDialogControls, useContractForm } from '@fsvp/ui';
import { RecordForm } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { SupplierFields } from './supplier-fields.js';
import { PROGRAM_FIELDS, type SupplierValues } from './supplier-form.values.js';

interface SupplierFormProps {
  label: string;
  submitLabel: string;
  defaultValues: SupplierValues;
  controls: FormDialogControls;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: (body: SupplierCreate) => Promise<string | undefined>;
  onSaved: () => void;
  /** Begins in the FSVP program details, unfolded, instead of at the name. */
  atProgram?: boolean;
  /** Buttons at the other end of the row. */
  actions?: ReactNode;
}

export function SupplierForm({ defaultValues, atProgram = false, ...props }: SupplierFormProps) {
  const form = useContractForm<SupplierValues, SupplierCreate>({ schema: supplierCreate, defaultValues });
  const begin = useEffectEvent(() => {
    if (atProgram) form.setFocus('fsvpProgram');
  });
  useEffect(() => begin(), []);

  return (
    <RecordForm resettable form={form} {...props}>
      <SupplierFields programOpen={atProgram || PROGRAM_FIELDS.some((field) => defaultValues[field] !== '')} />
    </RecordForm>
  );
}
