import { ConflictChoices, useSave, type Conflicts, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { Button } from '@fsvp/ui';
import {
  Form,
  type FormDialogControls,
  FormErrorSummary,
  type FormSchema,
  useContractForm,
  useFormProgress,
} from '@fsvp/ui/dialogs';
import { ConnectionNote } from './connection-note.js';
import { DockBar, DockForm } from './dock-form.js';
import { InspectionFields } from './inspection-fields.js';
import type { InspectionValues } from './inspection-form.values.js';
import { useUnansweredQuestion } from './use-unanswered-question.js';
import { VerdictPanel } from './verdict-panel.js';

interface InspectionFormProps<TOutput> {
  schema: FormSchema<TOutput>;
  defaultValues: InspectionValues;
  /** Converts the values to the request body, before the schema checks it. */
  prepare: (values: InspectionValues) => object;
  /** The inspection being edited. */
  opened?: ReceivingInspection;
  submitLabel: string;
  /** Asks before the first save with unanswered checks. */
  confirmUnanswered?: boolean;
  controls: FormDialogControls;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: RecordFormProps<InspectionValues, TOutput>['save'];
  conflicts?: Conflicts;
  onSaved: () => void;
}

export function InspectionForm<TOutput>({
  schema,
  defaultValues,
  prepare,
  opened,
  submitLabel,
  confirmUnanswered = false,
  controls,
  save,
  conflicts,
  onSaved,
}: InspectionFormProps<TOutput>) {
  const form = useContractForm<InspectionValues, TOutput>({ schema, defaultValues, prepare });
  useFormProgress(form.formState, controls.onProgress);
  const { formErrors, submit } = useSave({ form, save, onSaved });
  const { question, submitConfirmed } = useUnansweredQuestion({ form, submit, enabled: confirmUnanswered });
  return (
    <Form form={form} onSubmit={submitConfirmed} label="Receiving inspection">
      <DockForm>
        {conflicts ? <ConflictChoices conflicts={conflicts} /> : null}
        <InspectionFields opened={opened} />
        <DockBar
          notice={
            <>
              <FormErrorSummary messages={formErrors} />
              {formErrors.length > 0 ? null : <ConnectionNote />}
            </>
          }
          buttons={
            <>
              <Button variant="outline" size="lg" onClick={controls.cancel}>
                Cancel
              </Button>
              <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
                {submitLabel}
              </Button>
            </>
          }
        >
          <VerdictPanel opened={opened} />
        </DockBar>
      </DockForm>
      {question}
    </Form>
  );
}
