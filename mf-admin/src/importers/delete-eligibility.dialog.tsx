import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteEligibility } from './api/delete-eligibility.js';
import { seriesText } from './eligibility-texts.js';

interface DeleteEligibilityDialogProps {
  /** Undefined closes the dialog. */
  draft: ImporterEligibility | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEligibilityDialog({ draft, ...dialog }: DeleteEligibilityDialogProps) {
  return (
    <DeleteDialog
      {...dialog}
      record={draft}
      title={(one) => `Delete the draft for ${seriesText(one)}?`}
      question="Signed versions are kept. The draft cannot be restored."
      remove={useDeleteEligibility()}
      inputOf={({ id }) => ({ params: { id } })}
    />
  );
}
