import type { HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { ConfirmDialog, useLastDefined } from '@fsvp/ui';
import { FailedQuestion } from '../shared/failed-question.js';
import { useDeleteHazard } from './api/delete-hazard.js';
import { hazardTitle } from './hazard-labels.js';

interface DeleteHazardDialogProps {
  /** The analysis asked about; undefined closes the question. */
  hazard: HazardAnalysis | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteHazardDialog({ hazard, onClose, onDeleted }: DeleteHazardDialogProps) {
  const shown = useLastDefined(hazard);
  const remove = useDeleteHazard({
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={hazard !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={shown ? `Delete ${hazardTitle(shown.hazardType)}` : 'Delete hazard analysis'}
      question={
        <FailedQuestion error={remove.error}>
          Are you sure you want to delete this hazard analysis? This action cannot be undone.
        </FailedQuestion>
      }
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => hazard && remove.mutate({ params: { id: hazard.id } })}
    />
  );
}
