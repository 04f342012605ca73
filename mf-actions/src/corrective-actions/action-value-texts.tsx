import {
  ACTION_PRIORITY_LABELS,
  ACTION_STATUS_LABELS,
  type ActionPriority,
  type ActionStatus,
} from '@fsvp/contracts/quality/corrective-action';
import { formatDate } from '@fsvp/ui';
import { SupplierName } from '@fsvp/web-kit';
import { useInspectionTitle } from './api/get-inspection-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';

function VerificationTitle({ id }: { id: string }) {
  return useVerificationTitle(id) ?? '…';
}

function InspectionTitle({ id }: { id: string }) {
  return useInspectionTitle(id) ?? '…';
}

const day = (value: string | null) => formatDate(value, 'Empty');

/** Texts of values that the form shows by their labels. */
export const ACTION_VALUE_TEXTS = {
  supplierId: (id: string) => <SupplierName id={id} />,
  priority: (priority: ActionPriority) => ACTION_PRIORITY_LABELS[priority],
  status: (status: ActionStatus) => ACTION_STATUS_LABELS[status],
  dueDate: day,
  completedDate: day,
  verificationId: (id: string | null) => (id === null ? 'Empty' : <VerificationTitle id={id} />),
  inspectionId: (id: string | null) => (id === null ? 'Empty' : <InspectionTitle id={id} />),
};
