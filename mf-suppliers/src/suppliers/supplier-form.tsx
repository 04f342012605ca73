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
  /** Expands and focuses the FSVP program details. */
  startAtProgram?: boolean;
  /** Buttons at the start of the button row. */
  actions?: ReactNode;
}

export function SupplierForm({ defaultValues, startAtProgram = false, ...props }: SupplierFormProps) {
  const form = useContractForm<SupplierValues, SupplierCreate>({ schema: supplierCreate, defaultValues });
  const focusProgram = useEffectEvent(() => {
    if (startAtProgram) form.setFocus('fsvpProgram');
  });
  useEffect(() => focusProgram(), []);

  return (
    <RecordForm resettable form={form} {...props}>
      <SupplierFields programOpen={startAtProgram || PROGRAM_FIELDS.some((field) => defaultValues[field] !== '')} />
    </RecordForm>
  );
}
