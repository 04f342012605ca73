import {
  frequencyText,
  ADDRESSEE_LABELS,
  ADDRESSEES,
  PLAN_ACTIVITIES,
  PLAN_ACTIVITY_LABELS,
  type PlanLine,
} from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Text } from '@fsvp/ui';
import { CheckboxField, NumberField, SelectField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { ChoicesField } from '../fsvp-files/choices-field.js';
import { LINE_LABELS, toLineInput, UNIT_LABELS, UNITS, type LineValues } from './line-form.values.js';
import { addresseeText } from './line-texts.js';

const activities = PLAN_ACTIVITIES.map((value) => ({ value, label: PLAN_ACTIVITY_LABELS[value] }));
const addressees = ADDRESSEES.map((value) => ({ value, label: ADDRESSEE_LABELS[value] }));
const units = UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }));
const COUNT_LABELS = { everyDays: 'Days', everyMonths: 'Months', everyLots: 'Lots', lots: 'Lots' };

interface LineFieldsProps {
  plan: VerificationPlan;
  /** The line that is changed: it keeps its activity and whom it concerns. */
  line?: PlanLine;
}

/** The fields of one activity. The reason opens once it differs from what was proposed. */
export function LineFields({ plan, line }: LineFieldsProps) {
  const values = useWatch<LineValues>() as LineValues;
  const { unit } = values.frequency;
  const hazards = plan.allocations.map(({ hazardKey, hazardName }) => ({ value: hazardKey, label: hazardName }));
  return (
    <>
      {line ? (
        <Text as="p" tone="muted">
          {addresseeText(line.addressee)}
        </Text>
      ) : (
        <>
          <SelectField name="activity" label="Activity" required options={activities} />
          <SelectField name="addressee.kind" label="Whose control it verifies" required options={addressees} />
          {values.addressee.kind === 'foreign_supplier' ? null : (
            <TextField name="addressee.name" label="Name of that entity" maxLength={255} />
          )}
        </>
      )}
      {plan.regime === 'ds_other' ? null : (
        <ChoicesField name="hazardKeys" label={LINE_LABELS.hazardKeys} options={hazards} />
      )}
      <SelectField name="frequency.unit" label={LINE_LABELS.frequency} required options={units} />
      {unit === 'once' ? null : (
        <NumberField key={unit} name={`frequency.${unit}`} label={COUNT_LABELS[unit]} required />
      )}
      <CheckboxField name="beforeFirstImport" label={LINE_LABELS.beforeFirstImport} />
      {values.activity === 'sampling_testing' ? (
        <>
          <CheckboxField name="beforeRelease" label={LINE_LABELS.beforeRelease} />
          <NumberField name="sampling.samples" label="Samples of each lot" />
          <TextField name="sampling.method" label="How they are taken and tested" maxLength={1000} />
        </>
      ) : null}
      <TextField
        name="description"
        label={LINE_LABELS.description}
        maxLength={1000}
        required={values.activity === 'other'}
      />
      {isReasonOpen(values, line) ? (
        <TextareaField
          name="changeReason"
          label={LINE_LABELS.changeReason}
          rows={3}
          maxLength={2000}
          hint={
            line?.proposed
              ? `Proposed: ${frequencyText(line.proposed.frequency)}. Say why you decide otherwise, before the plan is signed.`
              : 'Say why you add this activity, before the plan is signed.'
          }
        />
      ) : null}
    </>
  );
}

const sorted = (keys: readonly string[]) => [...keys].sort().join();

/** Whether a reason is asked for: of an added line, of one that differs from the proposal, and where there is one already. */
function isReasonOpen(values: LineValues, line: PlanLine | undefined): boolean {
  if (!line?.proposed || values.changeReason !== '') return true;
  const { proposed } = line;
  const { frequency } = toLineInput(values) as Pick<PlanLine, 'frequency'>;
  return (
    JSON.stringify(frequency) !== JSON.stringify(proposed.frequency) ||
    values.beforeFirstImport !== proposed.beforeFirstImport ||
    values.beforeRelease !== proposed.beforeRelease ||
    sorted(values.hazardKeys) !== sorted(proposed.hazardKeys)
  );
}
