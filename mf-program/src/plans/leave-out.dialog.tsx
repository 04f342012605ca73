import {
  droppedLineInput,
  type DroppedLineInput,
  type PlanLine,
} from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { toInput, useDecideOnLine, withReason } from './change-plan.js';
import { lineTitle } from './line-texts.js';

interface LeaveOutDialogProps {
  plan: VerificationPlan;
  /** A proposed line; undefined closes the dialog. */
  line: PlanLine | undefined;
  onClose: () => void;
}

/** Leaves a proposed activity out of the plan, with a reason. */
export function LeaveOutDialog({ plan, line, onClose }: LeaveOutDialogProps) {
  const shown = useLastDefined(line);
  if (!shown) return null;
  return (
    <FormDialog open={line !== undefined} size="sm" onClose={onClose} title={`Leave out: ${lineTitle(shown)}`}>
      {(controls) => (
        <LeaveOutForm key={shown.lineKey} plan={plan} line={shown} controls={controls} onSaved={onClose} />
      )}
    </FormDialog>
  );
}

interface FormProps {
  plan: VerificationPlan;
  line: PlanLine;
  controls: FormDialogControls;
  onSaved: () => void;
}

function LeaveOutForm({ plan, line, ...dialog }: FormProps) {
  const decide = useDecideOnLine(plan);
  const { lineKey } = line;
  const isJustified = line.rule === 'P1' || line.rule === 'P2';
  const isPlanned = plan.lines.some((one) => one.lineKey === lineKey);
  const form = useContractForm<{ changeReason: string }, DroppedLineInput>({
    schema: droppedLineInput,
    defaultValues: { changeReason: isPlanned ? '' : (line.changeReason ?? '') },
    prepare: (values) => ({ ...values, lineKey }),
  });
  return (
    <RecordForm
      form={form}
      label="Leave out an activity"
      submitLabel={isPlanned ? 'Leave Out' : 'Save Draft'}
      {...dialog}
      save={(reason) =>
        decide(isPlanned ? line : undefined, (newest) => ({
          lines: newest.lines.filter((one) => one.lineKey !== lineKey).map(toInput),
          droppedLines: withReason(newest, reason),
        }))
      }
    >
      {isJustified ? (
        <Text as="p">
          The yearly onsite audit is the rule for this hazard (21 CFR 1.506(d)(2)). Without it the plan needs a
          justification, which also is the reason.
        </Text>
      ) : null}
      <TextareaField
        name="changeReason"
        label="Reason"
        rows={3}
        maxLength={2000}
        hint={isJustified ? undefined : 'Needed before the plan is signed.'}
      />
    </RecordForm>
  );
}
