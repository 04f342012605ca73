import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteHazard } from './api/delete-hazard.js';
import { hazardTitle } from './hazard-labels.js';

interface DeleteHazardDialogProps {
  /** The analysis to delete; undefined closes the dialog. */
  hazard: HazardAnalysis | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteHazardDialog({ hazard, ...props }: DeleteHazardDialogProps) {
  return (
    <DeleteDialog
      record={hazard}
      title={({ hazardType }) => `Delete ${hazardTitle(hazardType)}`}
      question="Are you sure you want to delete this hazard analysis? This action cannot be undone."
      remove={useDeleteHazard()}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
