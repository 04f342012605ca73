import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteQualification } from './api/delete-qualification.js';

interface DeleteDraftDialogProps {
  /** Undefined closes the dialog. */
  draft: Qualification | undefined;
  onClose: () => void;
}

export function DeleteDraftDialog({ draft, onClose }: DeleteDraftDialogProps) {
  return (
    <DeleteDialog
      record={draft}
      title={({ versionNumber }) => `Delete the draft of version ${versionNumber}?`}
      question="Signed versions are kept. The draft cannot be restored."
      remove={useDeleteQualification()}
      inputOf={({ id }) => ({ params: { id } })}
      onClose={onClose}
    />
  );
}
