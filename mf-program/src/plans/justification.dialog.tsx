import {
  JUSTIFICATION_BASES,
  JUSTIFICATION_BASIS_LABELS,
  MIN_JUSTIFICATION,
  verificationPlanUpdate,
  type JustificationBasis,
  type VerificationPlan,
  type VerificationPlanUpdate,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { findPlanWarnings } from '@fsvp/contracts/program/verification-plans/judge-plan';
import { Text } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, useWatch, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { ChoicesField } from '../fsvp-files/choices-field.js';
import { useSendChange } from './change-plan.js';

interface Values {
  justification: { text: string; basis: JustificationBasis[] };
}
const LABELS = { 'justification.text': 'Justification', 'justification.basis': 'What it rests on' };
const bases = JUSTIFICATION_BASES.map((value) => ({ value, label: JUSTIFICATION_BASIS_LABELS[value] }));
const SHOW = {
  'justification.basis': (basis: JustificationBasis[]) =>
    basis.map((one) => JUSTIFICATION_BASIS_LABELS[one]).join(', ') || 'Nothing',
};

const toValues = ({ justification }: VerificationPlan): Values => ({
  justification: { text: justification?.text ?? '', basis: [...(justification?.basis ?? [])] },
});

interface JustificationDialogProps {
  plan: VerificationPlan;
  open: boolean;
  onClose: () => void;
}

/** Why no yearly onsite audit is planned where it is the rule. */
export function JustificationDialog({ plan, open, onClose }: JustificationDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Justify Another Plan"
      description="Why other activities, or another frequency, give adequate assurance (21 CFR 1.506(d)(2))."
    >
      {(controls) => <JustificationForm plan={plan} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function JustificationForm({
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
    labels: LABELS,
    show: SHOW,
    toFormValues: toValues,
    send: (body, ifVersion) => send(() => body, ifVersion),
  });
  const form = useContractForm<Values, VerificationPlanUpdate>({
    schema: verificationPlanUpdate,
    defaultValues: toValues(opened),
  });
  const text = useWatch({ control: form.control, name: 'justification.text' });
  return (
    <RecordForm form={form} label="Justification" submitLabel="Save Draft" {...dialog} {...edit}>
      {findPlanWarnings(plan).map((warning) => (
        <Text key={warning} as="p" tone="warning">
          {warning}
        </Text>
      ))}
      <TextareaField
        name="justification.text"
        label={LABELS['justification.text']}
        required
        rows={6}
        maxLength={5000}
        hint={`At least ${MIN_JUSTIFICATION} characters before the plan can be signed; ${text.trim().length} so far.`}
      />
      <ChoicesField
        name="justification.basis"
        label={LABELS['justification.basis']}
        options={bases}
        hint="At least one."
      />
    </RecordForm>
  );
}
