import {
  ASSESSMENT_LABELS,
  ASSESSMENTS,
  resultReviewCreate,
  type ActivityResult,
  type ResultReview,
  type ResultReviewCreate,
} from '@fsvp/contracts/quality/activity-result';
import { actionCreate } from '@fsvp/contracts/quality/corrective-action';
import { Section, Text } from '@fsvp/ui';
import {
  Checkbox,
  ComboboxField,
  DateField,
  FormDialog,
  RadioGroupField,
  TextareaField,
  TextField,
  useContractForm,
  useController,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useRef } from 'react';
import { useCreateAction } from './api/create-action.js';
import { usePlanLines } from './api/list-plan-lines.js';
import { loadActions, useAction } from './api/load-actions.js';
import { useCreateReview, useUpdateReview } from './api/save-review.js';
import { REVIEW_FIELD_LABELS as labels, toReviewValues, type ReviewValues } from './review-form.values.js';

interface ReviewDialogProps {
  result: ActivityResult;
  /** The draft; undefined: a new one. */
  review: ResultReview | undefined;
  open: boolean;
  onClose: () => void;
}

/** Assesses a result; the assessment counts once it is signed. */
export function ReviewDialog({ open, onClose, ...props }: ReviewDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      recordId={props.result.activityId}
      title={props.review ? 'Edit Review' : 'Review Result'}
      description="Read the result and its documents, and assess whether it assures that the hazards are controlled (21 CFR 1.506(e)(3))."
    >
      {(controls) => <ReviewForm {...props} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, 'result' | 'review'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

const toBody = ({ assessment, reason, hazardKeys, actionId }: ReviewValues) => ({
  assessment,
  reason,
  hazardKeys: assessment === 'inadequate' ? hazardKeys : [],
  actionIds: assessment === 'inadequate' && actionId ? [actionId] : [],
});

function ReviewForm({ result, review, ...dialog }: ReviewFormProps) {
  const [create, update, createAction] = [useCreateReview(), useUpdateReview(), useCreateAction()];
  /** The action that a failed attempt has opened already. */
  const opened = useRef<string>(undefined);
  const form = useContractForm<ReviewValues, ResultReviewCreate>({
    schema: resultReviewCreate,
    defaultValues: toReviewValues(review, result),
    prepare: toBody,
  });

  /** @returns a message if the action cannot be opened as it is */
  async function openAction(values: ReviewValues): Promise<string | undefined> {
    const { supplierId, activityId: verificationId } = result;
    const parsed = actionCreate.safeParse({ supplierId, verificationId, ...values.action });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        form.setError(`action.${String(path[0])}` as 'action.title', { message });
      return 'Complete the corrective action.';
    }
    opened.current = (await createAction.mutateAsync({ body: parsed.data })).id;
    return undefined;
  }

  const save = async (body: ResultReviewCreate): Promise<string | undefined> => {
    const values = form.getValues();
    const needsAction = body.assessment === 'inadequate' && values.actionId === null;
    if (needsAction && opened.current === undefined) {
      const message = await openAction(values);
      if (message !== undefined) return message;
    }
    const others = review?.actionIds.slice(1) ?? [];
    const own = needsAction ? [opened.current!] : body.actionIds;
    const sent = { ...body, actionIds: body.assessment === 'inadequate' ? [...own, ...others] : [] };
    if (review) await update.mutateAsync({ params: { id: review.id }, body: sent, ifVersion: review.version });
    else await create.mutateAsync({ params: { id: result.activityId }, body: sent });
    return undefined;
  };
  return (
    <RecordForm form={form} label="Review" submitLabel="Save Draft" save={save} {...dialog}>
      <RadioGroupField
        name="assessment"
        label={labels.assessment}
        required
        options={ASSESSMENTS.map((value) => ({ value, label: ASSESSMENT_LABELS[value] }))}
      />
      <ReasonFields result={result} />
    </RecordForm>
  );
}

function ReasonFields({ result }: { result: ActivityResult }) {
  const assessment = useWatch<ReviewValues, 'assessment'>({ name: 'assessment' });
  const isInadequate = assessment === 'inadequate';
  return (
    <>
      <TextareaField
        name="reason"
        label={labels.reason}
        rows={3}
        maxLength={5000}
        hint={isInadequate ? 'Needed before you sign.' : 'Optional'}
      />
      {isInadequate ? (
        <>
          <HazardsField result={result} />
          <ActionFields supplierId={result.supplierId} />
        </>
      ) : null}
    </>
  );
}

/** The hazards that the line of the plan verifies. */
function HazardsField({ result }: { result: ActivityResult }) {
  const { data } = usePlanLines(result.activityId);
  const { field } = useController<ReviewValues, 'hazardKeys'>({ name: 'hazardKeys' });
  const line = data?.planLines.find(({ lineKey }) => lineKey === result.planLineKey);
  if (!line?.hazardKeys.length) return null;
  const toggle = (key: string, on: boolean) =>
    field.onChange(on ? [...field.value, key] : field.value.filter((one) => one !== key));
  return (
    <div role="group" aria-label="Hazards that the result concerns">
      <Text as="p">Hazards that the result concerns</Text>
      {line.hazardKeys.map((key, at) => (
        <Checkbox
          key={key}
          label={line.hazardNames[at] ?? key}
          checked={field.value.includes(key)}
          onChange={(on) => toggle(key, on)}
        />
      ))}
    </div>
  );
}

/** An existing corrective action, or a new one that has the finding. */
function ActionFields({ supplierId }: { supplierId: string }) {
  const actionId = useWatch<ReviewValues, 'actionId'>({ name: 'actionId' });
  const { data } = useAction(actionId ?? undefined);
  return (
    <>
      <ComboboxField
        name="actionId"
        label={labels.actionId}
        clearable
        loadOptions={loadActions(supplierId)}
        selectedLabel={data?.title}
        placeholder="A new one"
        noun="a corrective action"
        emptyText="No corrective action found"
        hint="Choose one of the supplier, or leave this blank to open a new one."
      />
      {actionId === null ? (
        <Section title="New corrective action" headingLevel={3}>
          <TextField name="action.title" label="Title of the action" required maxLength={255} />
          <TextareaField name="action.description" label="Finding" required rows={3} />
          <TextareaField name="action.correctiveAction" label="Action to take" required rows={2} />
          <DateField name="action.dueDate" label="Due date of the action" required />
        </Section>
      ) : null}
    </>
  );
}
