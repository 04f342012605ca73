import {
  Button,
  Form,
  FormActions,
  type FieldValues,
  type FormDialogControls,
  FormErrorSummary,
  Inline,
  useFormProgress,
  type UseFormReturn,
} from '@fsvp/ui';
import { useSave } from '@fsvp/web-kit';
import type { ReactNode } from 'react';

interface RecordFormProps<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  label: string;
  submitLabel: string;
  controls: FormDialogControls;
  /** Saves; answers what to tell the user where it was not saved, rejects where the call failed. */
  save: (body: TOutput) => Promise<string | undefined>;
  onSaved: () => void;
  /** Buttons at the other end of the row. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A record's form inside a FormDialog: refusals above its fields; Reset, Cancel and the saving button below. */
export function RecordForm<TInput extends FieldValues, TOutput>({
  form,
  label,
  submitLabel,
  controls,
  save,
  onSaved,
  actions,
  children,
}: RecordFormProps<TInput, TOutput>) {
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit, reset } = useSave({ form, save, onSaved });
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormErrorSummary messages={refusals} />
      {children}
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
