import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import {
  activityResultSet,
  type ActivityResult,
  type ActivityResultSet,
  type VerifiableLine,
} from '@fsvp/contracts/quality/activity-result';
import { findMissing } from '@fsvp/contracts/quality/find-missing';
import { RESULT_ACTIVITY_LABELS, type ResultActivity } from '@fsvp/contracts/quality/result-state';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { formatDate } from '@fsvp/ui';
import {
  CheckboxField,
  FormDialog,
  SelectField,
  TextareaField,
  useContractForm,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useCompleteActivity } from './api/complete-activity.js';
import { usePlanLines } from './api/list-plan-lines.js';
import { useSetResult } from './api/set-result.js';
import { DocumentsField } from './documents-field.js';
import { MissingList } from './missing-list.js';
import { ResultFields } from './result-fields.js';
import {
  emptyResult,
  fitsLine,
  lineText,
  RESULT_FIELD_LABELS as labels,
  toBody,
  toContent,
  toFormValues,
  type ResultValues,
} from './result-form.values.js';

interface ResultDialogProps {
  activity: VerificationActivity;
  /** Undefined: there is none yet. */
  result: ActivityResult | undefined;
  open: boolean;
  onClose: () => void;
}

/** Records what a verification activity found. */
export function ResultDialog({ open, onClose, ...props }: ResultDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      recordId={props.activity.id}
      title={props.result ? 'Edit Result' : 'Record Result'}
      description="What the activity must record follows from 21 CFR 1.506(e)(1). You can save a draft at any time."
    >
      {(controls) => <ResultForm {...props} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

const SHOW = {
  activity: (activity: ResultActivity) => RESULT_ACTIVITY_LABELS[activity],
  startedOn: (day: string | null) => formatDate(day, 'Empty'),
  performedOn: (day: string | null) => formatDate(day, 'Empty'),
  reportedOn: (day: string | null) => formatDate(day, 'Empty'),
  tests: (tests: ResultValues['tests']) => tests.map(({ name }) => name).join(', ') || 'None',
  documentIds: (ids: string[]) => (ids.length === 1 ? '1 document' : `${ids.length} documents`),
};

interface ResultFormProps extends Pick<ResultDialogProps, 'activity' | 'result'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

const NO_LINES: readonly VerifiableLine[] = [];

function ResultForm({ activity, result, ...dialog }: ResultFormProps) {
  const set = useSetResult();
  const complete = useCompleteActivity();
  const { data } = usePlanLines(activity.id);
  const lines = data?.planLines ?? NO_LINES;
  const prepare = (values: ResultValues, current: ActivityResult) => toBody(values, current, lines);
  const { opened, save, conflicts } = useRecordSave<ActivityResult, ResultValues, ActivityResultSet>({
    record: result ?? emptyResult(activity),
    labels,
    show: SHOW,
    toFormValues,
    toBody: prepare,
    send: (body, ifVersion) => set.mutateAsync({ params: { id: activity.id }, body, ifVersion }),
  });
  const form = useContractForm<ResultValues, ActivityResultSet>({
    schema: activityResultSet,
    defaultValues: toFormValues(opened),
    prepare: (values) => prepare(values, opened),
  });
  const saveAll: typeof save = async (body, saved) => {
    const message = await save(body, saved);
    const { complete: isComplete, completesActivity, performedOn } = form.getValues();
    if (message === undefined && isComplete && completesActivity && isOpen(activity))
      await complete
        .mutateAsync({ params: { id: activity.id }, body: { status: 'completed', completedDate: performedOn } })
        .catch(() => undefined);
    // The completed date that came from the result follows it.
    else if (message === undefined && isComplete && followsResult(activity, opened.performedOn) && performedOn)
      await complete
        .mutateAsync({ params: { id: activity.id }, body: { completedDate: performedOn } })
        .catch(() => undefined);
    return message;
  };
  return (
    <RecordForm form={form} label="Result" submitLabel="Save Result" save={saveAll} conflicts={conflicts} {...dialog}>
      <ResultFields type={activity.type} />
      <DocumentsField activity={activity} hint="Documents of the supplier, such as the report." />
      {activity.planLineKey === null ? <LineField lines={lines} /> : null}
      <TextareaField
        name="lateReason"
        label={labels.lateReason}
        rows={2}
        maxLength={5000}
        hint="It changes no due day."
      />
      <LiveMissing opened={opened} />
      <CheckboxField name="complete" label={labels.complete} hint="Then it can be reviewed." />
      <CompletesField activity={activity} />
    </RecordForm>
  );
}

/** Whether the activity was completed on the day that its result had. */
const followsResult = ({ status, completedDate }: VerificationActivity, performedOn: string | null) =>
  status === 'completed' &&
  completedDate !== null &&
  performedOn !== null &&
  dayOfInstant(completedDate) === performedOn;

const isOpen = ({ status }: VerificationActivity) => status !== 'completed' && status !== 'cancelled';

function LineField({ lines }: { lines: readonly VerifiableLine[] }) {
  const activity = useWatch<ResultValues, 'activity'>({ name: 'activity' });
  const fitting = lines.filter((line) => fitsLine(activity, line));
  if (!fitting.length) return null;
  return (
    <SelectField
      name="lineKey"
      label="Planned activity"
      noneLabel="None"
      options={fitting.map((line) => ({ value: line.lineKey, label: lineText(line) }))}
      hint="The activity of a verification plan that this one fulfils."
    />
  );
}

/** What is missing of the values in the form. */
function LiveMissing({ opened }: { opened: ActivityResult }) {
  const values = useWatch<ResultValues>() as ResultValues;
  return <MissingList missing={findMissing(toContent(values, opened))} />;
}

function CompletesField({ activity }: { activity: VerificationActivity }) {
  const complete = useWatch<ResultValues, 'complete'>({ name: 'complete' });
  if (!complete || !isOpen(activity)) return null;
  return (
    <CheckboxField
      name="completesActivity"
      label="Also set the activity to Completed"
      hint="With the day on which it was performed as its completed date, which updates the supplier’s last verification."
    />
  );
}
