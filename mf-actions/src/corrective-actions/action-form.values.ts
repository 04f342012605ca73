import { keepInstant } from '@fsvp/web-kit';
import {
  defaultDueDay,
  type ActionPriority,
  type ActionStatus,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import type { NewActionPrefill } from '@fsvp/contracts/quality/hrefs';
import { isoDay } from '@fsvp/ui';

/** The values of the form's fields; days are 'yyyy-MM-dd'. */
export interface ActionValues {
  supplierId: string | null;
  title: string;
  description: string;
  priority: ActionPriority;
  status: ActionStatus;
  dueDate: string | null;
  assignedTo: string;
  rootCause: string;
  correctiveAction: string;
  preventiveAction: string;
  verificationOfEffectiveness: string;
  verificationId: string | null;
  inspectionId: string | null;
}

/** The fields' labels. */
export const ACTION_FIELD_LABELS: Record<keyof ActionValues, string> = {
  supplierId: 'Supplier',
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  status: 'Status',
  dueDate: 'Due Date',
  assignedTo: 'Assigned To',
  rootCause: 'Root Cause',
  correctiveAction: 'Corrective Action',
  preventiveAction: 'Preventive Action',
  verificationOfEffectiveness: 'Verification of Effectiveness',
  verificationId: 'Linked Verification',
  inspectionId: 'Receiving Inspection',
};

/** Values of a new action, with the prefill of another screen. */
export function newAction({
  supplierId,
  verificationId,
  inspectionId,
  title,
  description,
}: NewActionPrefill): ActionValues {
  return {
    supplierId: supplierId ?? null,
    title: title ?? '',
    description: description ?? '',
    priority: 'medium',
    status: 'open',
    dueDate: defaultDueDay(),
    assignedTo: '',
    rootCause: '',
    correctiveAction: '',
    preventiveAction: '',
    verificationOfEffectiveness: '',
    verificationId: verificationId ?? null,
    inspectionId: inspectionId ?? null,
  };
}

export function toFormValues(action: CorrectiveAction): ActionValues {
  return {
    supplierId: action.supplierId,
    title: action.title,
    description: action.description,
    priority: action.priority,
    status: action.status,
    dueDate: isoDay(action.dueDate) ?? null,
    assignedTo: action.assignedTo ?? '',
    rootCause: action.rootCause ?? '',
    correctiveAction: action.correctiveAction,
    preventiveAction: action.preventiveAction ?? '',
    verificationOfEffectiveness: action.verificationOfEffectiveness ?? '',
    verificationId: action.verificationId,
    inspectionId: action.inspectionId,
  };
}

/** The form shows only the day of the due date: an unchanged day keeps the stored time. */
export function toUpdateBody(values: ActionValues, opened: CorrectiveAction): object {
  return { ...values, dueDate: keepInstant(values.dueDate, opened.dueDate) };
}
