import { keepInstant } from '@fsvp/web-kit';
import { today } from '@fsvp/contracts/calendar-day';
import type { VerificationActivity, VerificationStatus, VerificationType } from '@fsvp/contracts/verification';
import { isoDay } from '@fsvp/ui';

/** What the fields of a plan hold; days are 'yyyy-MM-dd'. */
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

/** A plan and what came of it. */
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

/** A new activity's values. */
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

export function valuesOf(activity: VerificationActivity): VerificationValues {
  return {
    supplierId: activity.supplierId,
    type: activity.type,
    title: activity.title,
    description: activity.description ?? '',
    status: activity.status,
    scheduledDate: isoDay(activity.scheduledDate) ?? null,
    dueDate: isoDay(activity.dueDate) ?? null,
    assignedTo: activity.assignedTo ?? '',
    completedDate: isoDay(activity.completedDate) ?? null,
    findings: activity.findings ?? '',
    recommendations: activity.recommendations ?? '',
    followUpRequired: activity.followUpRequired,
    followUpDate: isoDay(activity.followUpDate) ?? null,
    cost: activity.cost,
  };
}

/** What a change of `opened` sends: times that the form only shows as days stay as they are, and what is not on screen is cleared. */
export function changeOf(values: VerificationValues, opened: VerificationActivity): object {
  return {
    ...values,
    scheduledDate: keepInstant(values.scheduledDate, opened.scheduledDate),
    dueDate: keepInstant(values.dueDate, opened.dueDate),
    completedDate: values.status === 'completed' ? keepInstant(values.completedDate, opened.completedDate) : null,
    followUpDate: values.followUpRequired ? keepInstant(values.followUpDate, opened.followUpDate) : null,
  };
}
