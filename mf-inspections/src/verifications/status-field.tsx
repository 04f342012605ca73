import {
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_STATUSES,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { SelectField } from '@fsvp/ui/dialogs';
import { VERIFICATION_FIELD_LABELS } from './verification-form.values.js';

/** Overdue is derived, so it is offered only if it is the stored status. */
export function StatusField({ opened, hint }: { opened?: VerificationActivity; hint?: string }) {
  const offered = VERIFICATION_STATUSES.filter((status) => status !== 'overdue' || opened?.status === 'overdue');
  return (
    <SelectField
      name="status"
      label={VERIFICATION_FIELD_LABELS.status}
      hint={hint}
      options={offered.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }))}
    />
  );
}
