import type { VerificationActivity } from '@fsvp/contracts/verification';
import { ConfirmDialog } from '@fsvp/ui';
import { useDeleteVerification } from './api/delete-verification.js';

interface DeleteVerificationDialogProps {
  /** The activity asked about; undefined closes the question. */
  activity: VerificationActivity | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteVerificationDialog({ activity, onClose, onDeleted }: DeleteVerificationDialogProps) {
  const remove = useDeleteVerification({
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={activity !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete verification activity"
      question="Are you sure you want to delete this verification activity? This action cannot be undone."
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => activity && remove.mutate({ params: { id: activity.id } })}
    />
  );
}
