import { supplierCreate, type SupplierCreate } from '@fsvp/contracts/suppliers/supplier';
import { useContractForm } from '@fsvp/ui/dialogs';
import { RecordForm, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import { useEffect, useEffectEvent } from 'react';
import { SupplierFields } from './supplier-fields.js';
import { IDENTITY_FIELDS, PROGRAM_FIELDS, type SupplierValues } from './supplier-form.values.js';

interface SupplierFormProps extends Pick<
  RecordFormProps<SupplierValues, SupplierCreate>,
  'label' | 'submitLabel' | 'controls' | 'save' | 'conflicts' | 'onSaved' | 'actions'
> {
  defaultValues: SupplierValues;
  /** Expands and focuses the FSVP program details. */
  startAtProgram?: boolean;
}

export function SupplierForm({ defaultValues, startAtProgram = false, ...props }: SupplierFormProps) {
  const form = useContractForm<SupplierValues, SupplierCreate>({ schema: supplierCreate, defaultValues });
  const focusProgram = useEffectEvent(() => {
    if (startAtProgram) form.setFocus('fsvpProgram');
  });
  useEffect(() => focusProgram(), []);

  return (
    <RecordForm resettable form={form} {...props}>
      <SupplierFields
        identityOpen={IDENTITY_FIELDS.some((field) => defaultValues[field])}
        programOpen={startAtProgram || PROGRAM_FIELDS.some((field) => defaultValues[field] !== '')}
      />
    </RecordForm>
  );
}
