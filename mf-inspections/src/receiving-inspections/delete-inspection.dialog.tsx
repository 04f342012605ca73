import type { ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { ConfirmDialog } from '@fsvp/ui';
import { useDeleteInspection } from './api/delete-inspection.js';

interface DeleteInspectionDialogProps {
  /** The inspection asked about; undefined closes the question. */
  inspection: ReceivingInspection | undefined;
  onClose: () => void;
  onDeleted: (inspection: ReceivingInspection) => void;
}

export function DeleteInspectionDialog({ inspection, onClose, onDeleted }: DeleteInspectionDialogProps) {
  const remove = useDeleteInspection({
    onDeleted: () => {
      onClose();
      if (inspection) onDeleted(inspection);
    },
  });
  return (
    <ConfirmDialog
      open={inspection !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete receiving inspection"
      question="Are you sure you want to delete this inspection?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => inspection && remove.mutate({ params: { id: inspection.id } })}
    />
  );
}
