import { Button, Inline } from '@fsvp/ui';
import {
  Form,
  FormActions,
  type FieldValues,
  type FormDialogControls,
  FormErrorSummary,
  useFormProgress,
  type UseFormReturn,
} from '@fsvp/ui/dialogs';
import type { ReactNode } from 'react';
import { ConflictChoices } from './conflict-choices.js';
import { useSave } from './use-save.js';
import type { Conflicts, SavedForm } from './use-record-save.js';

export interface RecordFormProps<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  label: string;
  submitLabel: string;
  controls: FormDialogControls;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: (body: TOutput, form: SavedForm<TInput>) => Promise<string | undefined>;
  /** Values of someone else to compare; see useRecordSave. */
  conflicts?: Conflicts;
  onSaved: () => void;
  /** Title of the errors, in place of the one for every form. */
  failure?: string;
  /** The input is nothing to keep, such as a password: the dialog closes without a question. */
  discardable?: boolean;
  /** Adds a Reset button. */
  resettable?: boolean;
  /** Buttons at the start of the button row. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A record's form inside a FormDialog: errors and conflicts above its fields, Cancel and the submit button below. */
export function RecordForm<TInput extends FieldValues, TOutput>({
  form,
  label,
  submitLabel,
  controls,
  save,
  conflicts,
  onSaved,
  failure,
  discardable = false,
  resettable = false,
  actions,
  children,
}: RecordFormProps<TInput, TOutput>) {
  const { isDirty, isSubmitting } = form.formState;
  useFormProgress({ isDirty: isDirty && !discardable, isSubmitting }, controls.onProgress);
  const { formErrors, submit, reset } = useSave({ form, save, onSaved });
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormErrorSummary title={failure} messages={formErrors} />
      {conflicts ? <ConflictChoices conflicts={conflicts} /> : null}
      {children}
      <FormActions align={actions ? 'between' : 'end'}>
        {actions}
        <Inline>
          {resettable ? (
            <Button variant="ghost" onClick={reset}>
              Reset
            </Button>
          ) : null}
          <Button variant="outline" onClick={controls.cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </Inline>
      </FormActions>
    </Form>
  );
}
