import {
  getVerification,
  verificationUpdate,
  type VerificationActivity,
  type VerificationUpdate,
} from '@fsvp/contracts/quality/verification';
import { Section } from '@fsvp/ui';
import { type FormDialogControls, useContractForm } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useEffect } from 'react';
import { useUpdateVerification } from './api/update-verification.js';
import { PlanFields } from './plan-fields.js';
import { ResultFields } from './result-fields.js';
import {
  toUpdateBody,
  toFormValues,
  VERIFICATION_FIELD_LABELS,
  type VerificationValues,
} from './verification-form.values.js';
import { VERIFICATION_VALUE_TEXTS } from './verification-value-texts.js';

interface EditVerificationDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** Begins as completed, at what is left to fill in. */
  completing: boolean;
  onClose: () => void;
}

export function EditVerificationDialog({ id, completing, onClose }: EditVerificationDialogProps) {
  return (
    <EditRecordDialog
      call={getVerification}
      id={id}
      title="Edit Verification"
      failure="The verification activity could not be loaded"
      onClose={onClose}
    >
      {(activity, controls) => (
        <EditVerificationForm activity={activity} completing={completing} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditVerificationFormProps {
  activity: VerificationActivity;
  completing: boolean;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditVerificationForm({ activity, completing, ...props }: EditVerificationFormProps) {
  const update = useUpdateVerification(activity);
  const { opened, save, conflicts } = useRecordSave<VerificationActivity, VerificationValues, VerificationUpdate>({
    record: activity,
    labels: VERIFICATION_FIELD_LABELS,
    show: VERIFICATION_VALUE_TEXTS,
    toFormValues,
    toBody: toUpdateBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: activity.id }, body, ifVersion }),
  });
  const form = useContractForm<VerificationValues, VerificationUpdate>({
    schema: verificationUpdate,
    defaultValues: { ...toFormValues(opened), ...(completing && { status: 'completed' }) },
    prepare: (values) => toUpdateBody(values, opened),
  });
  useEffect(() => {
    if (completing) form.setFocus('completedDate');
  }, [form, completing]);
  return (
    <RecordForm
      form={form}
      label="Verification activity"
      submitLabel="Save Changes"
      save={save}
      conflicts={conflicts}
      {...props}
    >
      <Section title="Results" headingLevel={3}>
        <ResultFields opened={opened} />
      </Section>
      <Section title="Plan" headingLevel={3}>
        <PlanFields opened={opened} />
      </Section>
    </RecordForm>
  );
}
