import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteIndividual } from './api/delete-individual.js';

interface DeleteIndividualDialogProps {
  /** Undefined closes the dialog. */
  individual: QualifiedIndividual | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteIndividualDialog({ individual, ...dialog }: DeleteIndividualDialogProps) {
  return (
    <DeleteDialog
      {...dialog}
      record={individual}
      title={({ name }) => `Delete ${name}?`}
      question="Only people who never had a signed qualification can be deleted. Drafts are deleted too."
      remove={useDeleteIndividual()}
      inputOf={({ id }) => ({ params: { id } })}
    />
  );
}
