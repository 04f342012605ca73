import { keepInstant, recordFormValues, type FormValues } from '@fsvp/web-kit';
import { fieldLabelsOf } from '@fsvp/contracts/core/record';
import {
  actionCreate,
  actionFields,
  defaultDueDay,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import type { NewActionPrefill } from '@fsvp/contracts/quality/hrefs';
import { isoDay } from '@fsvp/ui';

/** The fields' labels. */
export const ACTION_FIELD_LABELS = {
  ...fieldLabelsOf(actionFields, ['completedDate', 'attachments']),
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
  valuesOf({ ...action, dueDate: isoDay(action.dueDate) });

/** The form shows only the day of the due date: an unchanged day keeps the stored time. */
export function toUpdateBody(values: ActionValues, opened: CorrectiveAction): object {
  return { ...values, dueDate: keepInstant(values.dueDate, opened.dueDate) };
}
