import {
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_TYPE_LABELS,
  type VerificationStatus,
  type VerificationType,
} from '@fsvp/contracts/quality/verification';
import { formatDate, formatDollars } from '@fsvp/ui';
import { SupplierName } from '@fsvp/web-kit';

const day = (value: string | null) => formatDate(value, 'Empty');

/** Texts of values that the form shows by their labels. */
export const VERIFICATION_VALUE_TEXTS = {
  supplierId: (id: string) => <SupplierName id={id} />,
  type: (type: VerificationType) => VERIFICATION_TYPE_LABELS[type],
  status: (status: VerificationStatus) => VERIFICATION_STATUS_LABELS[status],
  scheduledDate: day,
  dueDate: day,
  completedDate: day,
  followUpDate: day,
  cost: (cost: number | null) => (cost === null ? 'Empty' : formatDollars(cost)),
};
