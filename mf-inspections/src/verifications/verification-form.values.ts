import { keepInstant, recordFormValues, type FormValues } from '@fsvp/web-kit';
import { today } from '@fsvp/contracts/core/calendar-day';
import { verificationCreate, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { isoDay, isoDayOfInstant } from '@fsvp/ui';

/** The labels of the planning fields. */
const PLAN_FIELD_LABELS = {
  supplierId: 'Supplier',
  type: 'Verification Type',
  title: 'Title',
  description: 'Description',
  status: 'Status',
  scheduledDate: 'Scheduled Date',
  dueDate: 'Due Date',
  assignedTo: 'Assigned To',
} satisfies Partial<Record<keyof VerificationActivity, string>>;

/** The labels of all fields. */
export const VERIFICATION_FIELD_LABELS = {
  ...PLAN_FIELD_LABELS,
  completedDate: 'Completed Date',
  findings: 'Findings',
  recommendations: 'Recommendations',
  followUpRequired: 'Follow-up required',
  followUpDate: 'Follow-up Due Date',
  cost: 'Cost (USD)',
} satisfies Partial<Record<keyof VerificationActivity, string>>;

type Values<F extends keyof VerificationActivity> = FormValues<
  VerificationActivity,
  F,
  F & ('supplierId' | 'scheduledDate' | 'dueDate')
>;
/** Values of the planning fields; days are 'yyyy-MM-dd'. */
export type PlanValues = Values<keyof typeof PLAN_FIELD_LABELS>;
/** Values of the planning and the result fields. */
export type VerificationValues = Values<keyof typeof VERIFICATION_FIELD_LABELS>;

const { status: _status, scheduledDate: _scheduled, dueDate: _due, ...pastLabels } = VERIFICATION_FIELD_LABELS;
/** Values of an activity that is recorded afterwards. */
export type PastActivityValues = Values<keyof typeof pastLabels>;
export const newPastActivity = (): PastActivityValues => recordFormValues(verificationCreate, pastLabels, {});

/** Nothing was scheduled in the suite: the day on which it was done is its only one. */
export const toPastActivityBody = (values: PastActivityValues): object => ({
  ...values,
  status: 'completed',
  scheduledDate: values.completedDate ?? today(),
  dueDate: values.completedDate ?? today(),
  followUpDate: values.followUpRequired ? values.followUpDate : null,
});

/** Values of a new activity. */
export const newVerification = (): PlanValues =>
  recordFormValues(verificationCreate, PLAN_FIELD_LABELS, { scheduledDate: today(), dueDate: today() });

export const toFormValues = (activity: VerificationActivity): VerificationValues =>
  recordFormValues(verificationCreate, VERIFICATION_FIELD_LABELS, {
    ...activity,
    scheduledDate: isoDay(activity.scheduledDate),
    dueDate: isoDay(activity.dueDate),
    completedDate: isoDayOfInstant(activity.completedDate),
    followUpDate: isoDay(activity.followUpDate),
  });

/** The form shows only days: unchanged days keep their stored times. Hidden fields are cleared. */
export function toUpdateBody(values: VerificationValues, opened: VerificationActivity): object {
  return {
    ...values,
    scheduledDate: keepInstant(values.scheduledDate, opened.scheduledDate),
    dueDate: keepInstant(values.dueDate, opened.dueDate),
    completedDate:
      values.status === 'completed' ? keepInstant(values.completedDate, opened.completedDate, isoDayOfInstant) : null,
    followUpDate: values.followUpRequired ? keepInstant(values.followUpDate, opened.followUpDate) : null,
  };
}
