import { useSave } from '@fsvp/web-kit';
import { supplierCreate, type SupplierCreate } from '@fsvp/contracts/supplier';
import { Button, Form, FormActions, type FormDialogControls, FormErrorSummary, Inline, useContractForm, useFormProgress } from '@fsvp/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { SupplierFields } from './supplier-fields.js';
import { PROGRAM_FIELDS, type SupplierValues } from './supplier-form.values.js';

interface SupplierFormProps {
  label: string;
  submitLabel: string;
  defaultValues: SupplierValues;
  controls: FormDialogControls;
  /** Saves; answers what to tell the user where it was not saved, rejects where the call failed. */
  save: (body: SupplierCreate) => Promise<string | undefined>;
  onSaved: () => void;
  /** Begins in the FSVP program details, unfolded, instead of at the name. */
  atProgram?: boolean;
  /** Buttons at the other end of the row. */
  actions?: ReactNode;
}

export function SupplierForm({ label, submitLabel, defaultValues, controls, save, onSaved, atProgram = false, actions }: SupplierFormProps) {
  const form = useContractForm<SupplierValues, SupplierCreate>({ schema: supplierCreate, defaultValues });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit, reset } = useSave({ form, save, onSaved });
  const begin = useEffectEvent(() => {
    if (atProgram) form.setFocus('fsvpProgram');
  });
  useEffect(() => begin(), []);

  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormErrorSummary messages={refusals} />
      <SupplierFields programOpen={atProgram || PROGRAM_FIELDS.some((field) => defaultValues[field] !== '')} />
      <FormActions align={actions ? 'between' : 'end'}>
        {actions}
        <Inline>
          <Button variant="ghost" onClick={reset}>
            Reset
          </Button>
          <Button variant="outline" onClick={controls.cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </Inline>
      </FormActions>
    </Form>
  );
}
