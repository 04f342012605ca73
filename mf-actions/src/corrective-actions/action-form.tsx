import { useSave } from '@fsvp/web-kit';
import {
  Button,
  Form,
  FormActions,
  type FormDialogControls,
  FormErrorSummary,
  type FormSchema,
  useContractForm,
  useFormProgress,
} from '@fsvp/ui';
import { ActionFields } from './action-fields.js';
import type { ActionValues } from './action-form.values.js';

interface ActionFormProps<TOutput> {
  schema: FormSchema<TOutput>;
  defaultValues: ActionValues;
  /** What is sent, before the schema checks it. */
  prepare?: (values: ActionValues) => object;
  supplierName: string | undefined;
  /** The due date that the record has. */
  dueDate?: string;
  submitLabel: string;
  controls: FormDialogControls;
  /** Saves; answers what to tell the user where it was not saved, rejects where the call failed. */
  save: (body: TOutput) => Promise<string | undefined>;
  onSaved: () => void;
}

/** The one form of a new action and of a change. */
export function ActionForm<TOutput>({
  schema,
  defaultValues,
  prepare,
  supplierName,
  dueDate,
  submitLabel,
  controls,
  save,
  onSaved,
}: ActionFormProps<TOutput>) {
  const form = useContractForm<ActionValues, TOutput>({ schema, defaultValues, prepare });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit } = useSave({ form, save, onSaved });
  return (
    <Form form={form} onSubmit={submit} label="Corrective action">
      <FormErrorSummary messages={refusals} />
      <ActionFields supplierName={supplierName} dueDate={dueDate} />
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
