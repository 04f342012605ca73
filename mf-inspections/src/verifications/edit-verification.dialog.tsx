import { loadError, useSave, useVersionedSave } from '@fsvp/web-kit';
import { verificationUpdate, type VerificationActivity, type VerificationUpdate } from '@fsvp/contracts/verification';
import {
  Button,
  ErrorState,
  Form,
  FormActions,
  FormDialog,
  type FormDialogControls,
  FormErrorSummary,
  Section,
  Spinner,
  useContractForm,
  useFormProgress,
  useLastDefined,
} from '@fsvp/ui';
import { useFreshVerification } from './api/get-verification.js';
import { useUpdateVerification } from './api/update-verification.js';
import { PlanFields } from './plan-fields.js';
import { ResultFields } from './result-fields.js';
import { changeOf, valuesOf, VERIFICATION_FIELD_LABELS, type VerificationValues } from './verification-form.values.js';

interface EditedProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

/** @param props.id undefined closes the dialog */
export function EditVerificationDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Verification">
      {(controls) =>
        shown ? <LoadedVerification key={shown} id={shown} controls={controls} onSaved={onClose} /> : null
      }
    </FormDialog>
  );
}

function LoadedVerification({ id, ...props }: EditedProps & { id: string }) {
  const activity = useFreshVerification(id);
  const failure = loadError(activity, 'The verification activity could not be loaded');
  if (activity.data) return <EditVerificationForm activity={activity.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditVerificationForm({ activity, controls, onSaved }: EditedProps & { activity: VerificationActivity }) {
  const update = useUpdateVerification();
  const versioned = useVersionedSave<VerificationActivity, VerificationUpdate>({
    record: activity,
    labels: VERIFICATION_FIELD_LABELS,
    save: (body, ifVersion) => update.mutateAsync({ params: { id: activity.id }, body, ifVersion }),
  });
  const { opened } = versioned;
  const form = useContractForm<VerificationValues, VerificationUpdate>({
    schema: verificationUpdate,
    defaultValues: valuesOf(opened),
    prepare: (values) => changeOf(values, opened),
  });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit } = useSave({ form, save: versioned.save, onSaved });
  return (
    <Form form={form} onSubmit={submit} label="Verification activity">
      <FormErrorSummary messages={refusals} />
      <Section title="Results" headingLevel={3}>
        <ResultFields opened={opened} />
      </Section>
      <Section title="Plan" headingLevel={3}>
        <PlanFields opened={opened} />
      </Section>
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Save Changes
        </Button>
      </FormActions>
    </Form>
  );
}
