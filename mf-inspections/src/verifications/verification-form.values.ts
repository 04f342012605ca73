import { keepInstant } from '@fsvp/web-kit';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { VerificationActivity, VerificationStatus, VerificationType } from '@fsvp/contracts/quality/verification';
import { isoDay, isoDayOfInstant } from '@fsvp/ui';

/** Values of the planning fields; days are 'yyyy-MM-dd'. */
export interface PlanValues {
  supplierId: string | null;
  type: VerificationType;
  title: string;
  description: string;
  status: VerificationStatus;
  scheduledDate: string | null;
  dueDate: string | null;
  assignedTo: string;
}

/** Values of the planning and the result fields. */
export interface VerificationValues extends PlanValues {
  completedDate: string | null;
  findings: string;
  recommendations: string;
  followUpRequired: boolean;
  followUpDate: string | null;
  cost: number | null;
}

/** The fields' labels. */
export const VERIFICATION_FIELD_LABELS: Record<keyof VerificationValues, string> = {
  supplierId: 'Supplier',
  type: 'Verification Type',
  title: 'Title',
  description: 'Description',
  status: 'Status',
  scheduledDate: 'Scheduled Date',
  dueDate: 'Due Date',
  assignedTo: 'Assigned To',
  completedDate: 'Completed Date',
  findings: 'Findings',
  recommendations: 'Recommendations',
  followUpRequired: 'Follow-up required',
  followUpDate: 'Follow-up Due Date',
  cost: 'Cost (USD)',
};

/** Values of a new activity. */
export function newVerification(): PlanValues {
  return {
    supplierId: null,
    type: 'audit',
    title: '',
    description: '',
    status: 'scheduled',
    scheduledDate: today(),
    dueDate: today(),
    assignedTo: '',
  };
}

export function toFormValues(activity: VerificationActivity): VerificationValues {
  return {
    supplierId: activity.supplierId,
    type: activity.type,
    title: activity.title,
    description: activity.description ?? '',
    status: activity.status,
    scheduledDate: isoDay(activity.scheduledDate) ?? null,
    dueDate: isoDay(activity.dueDate) ?? null,
    assignedTo: activity.assignedTo ?? '',
    completedDate: isoDayOfInstant(activity.completedDate) ?? null,
    findings: activity.findings ?? '',
    recommendations: activity.recommendations ?? '',
    followUpRequired: activity.followUpRequired,
    followUpDate: isoDay(activity.followUpDate) ?? null,
    cost: activity.cost,
  };
}

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
