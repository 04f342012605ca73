import { today } from '@fsvp/contracts/core/calendar-day';
import {
  PERFORMER_RELATION_LABELS,
  PERFORMER_RELATIONS,
  PLAN_REVIEWED,
  PLAN_REVIEWED_LABELS,
  RESULTS_OF_TYPE,
} from '@fsvp/contracts/quality/activity-result';
import { RESULT_ACTIVITY_LABELS, type ResultActivity } from '@fsvp/contracts/quality/result-state';
import type { VerificationType } from '@fsvp/contracts/quality/verification';
import { Columns } from '@fsvp/ui';
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  useWatch,
} from '@fsvp/ui/dialogs';
import { RESULT_FIELD_LABELS as labels, type ResultValues } from './result-form.values.js';
import { TestsField } from './tests-field.js';

const PROCEDURES: Partial<Record<ResultActivity, string>> = {
  audit: 'Audit procedures',
  records_review: 'Records that were reviewed',
  other: 'Description of the activity',
};
const CONCLUSIONS: Partial<Record<ResultActivity, string>> = { other: 'Findings' };
const CORRECTIVE: Partial<Record<ResultActivity, string>> = {
  audit: 'Significant deficiencies and their corrective actions',
};

/** What was done, when, and what the result of such an activity records (21 CFR 1.506(e)(1)). */
export function ResultFields({ type }: { type: VerificationType }) {
  const activity = useWatch<ResultValues, 'activity'>({ name: 'activity' });
  const choices = RESULTS_OF_TYPE[type];
  return (
    <>
      {choices.length > 1 ? (
        <SelectField
          name="activity"
          label={labels.activity}
          required
          options={choices.map((value) => ({ value, label: RESULT_ACTIVITY_LABELS[value] }))}
        />
      ) : null}
      <Columns>
        <DateField
          name="startedOn"
          label={labels.startedOn}
          maxDate={today()}
          hint="Only where it took several days."
        />
        <DateField name="performedOn" label={labels.performedOn} maxDate={today()} hint="The last day, if several." />
      </Columns>
      {activity === 'inspection' ? <InspectionFields /> : <PerformerFields activity={activity} />}
      {activity === 'sampling_testing' ? <SamplingFields /> : null}
      {activity in PROCEDURES ? (
        <TextareaField name="procedures" label={PROCEDURES[activity]!} rows={3} maxLength={5000} />
      ) : null}
      {activity === 'audit' || activity === 'inspection' ? (
        <TextField name="regulations" label={labels.regulations} hint="Such as 21 CFR part 117." />
      ) : null}
      {activity === 'audit' ? <PlanFields /> : null}
      {activity === 'inspection' || activity === 'sampling_testing' ? null : (
        <TextareaField
          name="conclusions"
          label={CONCLUSIONS[activity] ?? labels.conclusions}
          rows={3}
          maxLength={5000}
        />
      )}
      {activity === 'inspection' ? null : (
        <TextareaField
          name="correctiveActions"
          label={CORRECTIVE[activity] ?? labels.correctiveActions}
          rows={2}
          maxLength={5000}
          hint="Enter “none” if there were none."
        />
      )}
    </>
  );
}

function InspectionFields() {
  return (
    <>
      <TextField name="authority" label={labels.authority} maxLength={500} hint="Such as FDA." />
      <TextareaField name="whyAppropriate" label={labels.whyAppropriate} rows={2} maxLength={5000} />
    </>
  );
}

function PerformerFields({ activity }: { activity: ResultActivity }) {
  const relations = PERFORMER_RELATIONS.filter((one) => one !== 'supplier' || activity === 'sampling_testing');
  return (
    <>
      <Columns>
        <TextField
          name="performedBy.name"
          label={activity === 'audit' ? 'Auditor' : 'Qualified individual'}
          maxLength={500}
        />
        <TextField name="performedBy.employer" label={labels['performedBy.employer']} maxLength={500} />
      </Columns>
      <SelectField
        name="performedBy.relation"
        label={labels['performedBy.relation']}
        placeholder="Choose who performed it"
        options={relations.map((value) => ({ value, label: PERFORMER_RELATION_LABELS[value] }))}
      />
      <TextareaField name="qualificationEvidence" label={labels.qualificationEvidence} rows={2} maxLength={5000} />
      <CheckboxField name="independent" label={labels.independent} hint="21 CFR 1.506(e)(4)" />
    </>
  );
}

function SamplingFields() {
  return (
    <>
      <Columns>
        <TextField name="food" label={labels.food} maxLength={500} />
        <TextField name="lotNumber" label={labels.lotNumber} maxLength={500} />
        <NumberField name="samples" label={labels.samples} min={1} step={1} />
        <DateField name="reportedOn" label={labels.reportedOn} maxDate={today()} />
        <TextField name="laboratoryName" label={labels.laboratoryName} maxLength={500} />
        <TextField name="laboratoryAddress" label={labels.laboratoryAddress} maxLength={500} />
      </Columns>
      <TestsField />
    </>
  );
}

function PlanFields() {
  const reviewed = useWatch<ResultValues, 'foodSafetyPlanReviewed'>({ name: 'foodSafetyPlanReviewed' });
  return (
    <>
      <SelectField
        name="foodSafetyPlanReviewed"
        label={labels.foodSafetyPlanReviewed}
        noneLabel="Not answered"
        options={PLAN_REVIEWED.map((value) => ({ value, label: PLAN_REVIEWED_LABELS[value] }))}
      />
      {reviewed === 'no_plan' ? (
        <TextareaField name="foodSafetyPlanReason" label={labels.foodSafetyPlanReason} rows={2} maxLength={5000} />
      ) : null}
    </>
  );
}
