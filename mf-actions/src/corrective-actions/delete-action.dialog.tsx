import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { ConfirmDialog } from '@fsvp/ui';
import { useDeleteAction } from './api/delete-action.js';

interface DeleteActionDialogProps {
  /** The action asked about; undefined closes the question. */
  action: CorrectiveAction | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteActionDialog({ action, onClose, onDeleted }: DeleteActionDialogProps) {
  const remove = useDeleteAction({
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={action !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete corrective action"
      question="Are you sure you want to delete this corrective action?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => action && remove.mutate({ params: { id: action.id } })}
    />
  );
}
