import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteInspection } from './api/delete-inspection.js';

interface DeleteInspectionDialogProps {
  /** The inspection to delete; undefined closes the dialog. */
  inspection: ReceivingInspection | undefined;
  onClose: () => void;
  onDeleted: (inspection: ReceivingInspection) => void;
}

export function DeleteInspectionDialog({ inspection, ...props }: DeleteInspectionDialogProps) {
  return (
    <DeleteDialog
      record={inspection}
      title={() => 'Delete receiving inspection'}
      question="Are you sure you want to delete this inspection?"
      remove={useDeleteInspection()}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
