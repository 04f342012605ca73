import { keepInstant, recordFormValues, type FormValues } from '@fsvp/web-kit';
import { fieldLabelsOf } from '@fsvp/contracts/core/record';
import {
  actionCreate,
  actionFields,
  defaultDueDay,
  isActionDone,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import type { NewActionPrefill } from '@fsvp/contracts/quality/hrefs';
import { isoDay, isoDayOfInstant } from '@fsvp/ui';

/** The fields' labels. */
export const ACTION_FIELD_LABELS = {
  ...fieldLabelsOf(actionFields, ['attachments']),
  verificationId: 'Linked Verification',
};

/** The values of the form's fields; days are 'yyyy-MM-dd'. */
export type ActionValues = FormValues<CorrectiveAction, keyof typeof ACTION_FIELD_LABELS, 'supplierId' | 'dueDate'>;

const valuesOf = (from: Partial<ActionValues>) =>
  recordFormValues<ActionValues>(actionCreate, ACTION_FIELD_LABELS, from);

/** Values of a new action, with the prefill of another screen. */
export const newAction = ({
  supplierId,
  verificationId,
  inspectionId,
  title,
  description,
}: NewActionPrefill): ActionValues =>
  valuesOf({ supplierId, verificationId, inspectionId, title, description, dueDate: defaultDueDay() });

export const toFormValues = (action: CorrectiveAction): ActionValues =>
  valuesOf({
    ...action,
    dueDate: isoDay(action.dueDate),
    completedDate: isoDayOfInstant(action.completedDate),
  });

/** Hidden fields are cleared. */
export const toCreateBody = (values: ActionValues): object => ({
  ...values,
  completedDate: isActionDone(values.status) ? values.completedDate : null,
});

/** The form shows only days: unchanged days keep their stored times. */
export function toUpdateBody(values: ActionValues, opened: CorrectiveAction): object {
  const { dueDate, completedDate } = toCreateBody(values) as ActionValues;
  return {
    ...values,
    dueDate: keepInstant(dueDate, opened.dueDate),
    completedDate: keepInstant(completedDate, opened.completedDate, isoDayOfInstant),
  };
}
