import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteVerification } from './api/delete-verification.js';

interface DeleteVerificationDialogProps {
  /** The activity to delete; undefined closes the dialog. */
  activity: VerificationActivity | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteVerificationDialog({ activity, ...props }: DeleteVerificationDialogProps) {
  return (
    <DeleteDialog
      record={activity}
      title={() => 'Delete verification activity'}
      question="Are you sure you want to delete this verification activity? This action cannot be undone."
      remove={useDeleteVerification(activity)}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
