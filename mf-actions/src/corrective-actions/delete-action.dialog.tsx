import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteAction } from './api/delete-action.js';

interface DeleteActionDialogProps {
  /** The action to delete; undefined closes the dialog. */
  action: CorrectiveAction | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteActionDialog({ action, ...props }: DeleteActionDialogProps) {
  return (
    <DeleteDialog
      record={action}
      title={() => 'Delete corrective action'}
      question="Are you sure you want to delete this corrective action?"
      remove={useDeleteAction()}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
