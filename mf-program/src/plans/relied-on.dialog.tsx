import {
  verificationPlanUpdate,
  type PlanReliedOn,
  type VerificationPlan,
  type VerificationPlanUpdate,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { FormDialog, TextareaField, TextField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useSendChange } from './change-plan.js';

interface Values {
  reliedOn: { [K in keyof PlanReliedOn]: string };
}
export const RELIED_ON_LABELS = {
  'reliedOn.entity': 'Entity',
  'reliedOn.qualificationEvidence': 'Qualified individual',
  'reliedOn.assessment': 'Review and assessment',
};

const toValues = ({ reliedOn }: VerificationPlan): Values => ({
  reliedOn: {
    entity: reliedOn?.entity ?? '',
    qualificationEvidence: reliedOn?.qualificationEvidence ?? '',
    assessment: reliedOn?.assessment ?? '',
  },
});

/** With nothing in it, the importer determines the activities itself. */
const toBody = ({ reliedOn }: Values) => ({
  reliedOn: Object.values(reliedOn).every((text) => text.trim() === '') ? null : reliedOn,
});

interface ReliedOnDialogProps {
  plan: VerificationPlan;
  open: boolean;
  onClose: () => void;
}

/** That another entity determined the activities, and the review of that. */
export function ReliedOnDialog({ plan, open, onClose }: ReliedOnDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Determination of Another Entity"
      description="You may rely on an entity other than the foreign supplier if you review and assess its determination (21 CFR 1.506(d)(3)). Empty all fields if you determine the activities yourself."
    >
      {(controls) => <ReliedOnForm plan={plan} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function ReliedOnForm({
  plan,
  ...dialog
}: {
  plan: VerificationPlan;
  controls: FormDialogControls;
  onSaved: () => void;
}) {
  const send = useSendChange(plan);
  const { opened, ...edit } = useRecordSave<VerificationPlan, Values, VerificationPlanUpdate>({
    record: plan,
    labels: RELIED_ON_LABELS,
    toFormValues: toValues,
    toBody,
    send: (body, ifVersion) => send(() => body, ifVersion),
  });
  const form = useContractForm<Values, VerificationPlanUpdate>({
    schema: verificationPlanUpdate,
    defaultValues: toValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm form={form} label="Determination of another entity" submitLabel="Save Draft" {...dialog} {...edit}>
      <TextField name="reliedOn.entity" label={RELIED_ON_LABELS['reliedOn.entity']} maxLength={255} />
      <TextareaField
        name="reliedOn.qualificationEvidence"
        label={RELIED_ON_LABELS['reliedOn.qualificationEvidence']}
        rows={2}
        maxLength={2000}
        hint="How you know that a qualified individual made the determination."
      />
      <TextareaField
        name="reliedOn.assessment"
        label={RELIED_ON_LABELS['reliedOn.assessment']}
        rows={4}
        maxLength={5000}
        hint="Whether the activities and how often they are performed are appropriate."
      />
    </RecordForm>
  );
}
