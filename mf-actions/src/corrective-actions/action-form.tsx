import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { type FormSchema, useContractForm } from '@fsvp/ui/dialogs';
import { RecordForm, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import { useEffect } from 'react';
import { ActionFields } from './action-fields.js';
import type { ActionValues } from './action-form.values.js';

interface ActionFormProps<TOutput> extends Pick<
  RecordFormProps<ActionValues, TOutput>,
  'submitLabel' | 'controls' | 'save' | 'conflicts' | 'onSaved'
> {
  schema: FormSchema<TOutput>;
  defaultValues: ActionValues;
  /** Converts the values to the request body, before the schema checks it. */
  prepare: (values: ActionValues) => object;
  supplierName: string | undefined;
  /** The action being edited. */
  opened?: CorrectiveAction;
  /** Begins at what is left to fill in of a completed action. */
  completing?: boolean;
}

/** The form of a new and of an existing action. */
export function ActionForm<TOutput>({
  schema,
  defaultValues,
  prepare,
  supplierName,
  opened,
  completing = false,
  ...props
}: ActionFormProps<TOutput>) {
  const form = useContractForm<ActionValues, TOutput>({ schema, defaultValues, prepare });
  useEffect(() => {
    if (completing) form.setFocus('completedDate');
  }, [form, completing]);
  return (
    <RecordForm form={form} label="Corrective action" {...props}>
      <ActionFields supplierName={supplierName} opened={opened} />
    </RecordForm>
  );
}
