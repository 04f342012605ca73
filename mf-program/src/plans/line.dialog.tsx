import {
  planLineInput,
  PLAN_ACTIVITY_LABELS,
  type PlanLine,
  type PlanLineInput,
} from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { useLastDefined } from '@fsvp/ui';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { toInput, useDecideOnLine, useSendChange, withLine } from './change-plan.js';
import { LineFields } from './line-fields.js';
import {
  LINE_LABELS,
  lineValueTexts,
  newLineValues,
  toLineInput,
  toLineValues,
  type LineValues,
} from './line-form.values.js';

interface FormProps {
  plan: VerificationPlan;
  controls: FormDialogControls;
  onSaved: () => void;
}

interface LineDialogProps {
  plan: VerificationPlan;
  /** Undefined closes the dialog. */
  line: PlanLine | 'new' | undefined;
  onClose: () => void;
}

/** Changes an activity of a draft, or adds one. */
export function LineDialog({ plan, line, onClose }: LineDialogProps) {
  const shown = useLastDefined(line);
  if (!shown) return null;
  return (
    <FormDialog
      open={line !== undefined}
      onClose={onClose}
      title={shown === 'new' ? 'Add an Activity' : `Change: ${PLAN_ACTIVITY_LABELS[shown.activity]}`}
      description={shown === 'new' ? undefined : 'A change needs a reason before the plan can be signed.'}
    >
      {(controls) =>
        shown === 'new' ? (
          <NewLineForm plan={plan} controls={controls} onSaved={onClose} />
        ) : (
          <EditLineForm key={shown.lineKey} plan={plan} line={shown} controls={controls} onSaved={onClose} />
        )
      }
    </FormDialog>
  );
}

function NewLineForm({ plan, ...dialog }: FormProps) {
  const decide = useDecideOnLine(plan);
  const only = plan.allocations.length === 1 ? [plan.allocations[0]!.hazardKey] : [];
  const form = useContractForm<LineValues, PlanLineInput>({
    schema: planLineInput,
    defaultValues: newLineValues(only),
    prepare: toLineInput,
  });
  return (
    <RecordForm
      form={form}
      label="Activity"
      submitLabel="Add to Draft"
      {...dialog}
      save={(line) => decide(undefined, ({ lines }) => ({ lines: [...lines.map(toInput), line] }))}
    >
      <LineFields plan={plan} />
    </RecordForm>
  );
}

function EditLineForm({ plan, line, ...dialog }: FormProps & { line: PlanLine }) {
  const send = useSendChange(plan);
  const names = new Map(plan.allocations.map(({ hazardKey, hazardName }) => [hazardKey, hazardName]));
  const valuesOf = ({ lines }: VerificationPlan) =>
    toLineValues(lines.find(({ lineKey }) => lineKey === line.lineKey) ?? line);
  const { opened, ...edit } = useRecordSave<VerificationPlan, LineValues, PlanLineInput>({
    record: plan,
    labels: LINE_LABELS,
    show: lineValueTexts(names),
    toFormValues: valuesOf,
    toBody: toLineInput,
    send: (change, ifVersion) => send((newest) => ({ lines: withLine(newest, line, change) }), ifVersion),
  });
  const form = useContractForm<LineValues, PlanLineInput>({
    schema: planLineInput,
    defaultValues: valuesOf(opened),
    prepare: toLineInput,
  });
  return (
    <RecordForm form={form} label="Activity" submitLabel="Save Draft" {...dialog} {...edit}>
      <LineFields plan={plan} line={line} />
    </RecordForm>
  );
}
