import type { Importer } from '@fsvp/contracts/program/importer';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteImporter } from './api/delete-importer.js';

interface DeleteImporterDialogProps {
  /** Undefined closes the dialog. */
  importer: Importer | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteImporterDialog({ importer, ...dialog }: DeleteImporterDialogProps) {
  return (
    <DeleteDialog
      {...dialog}
      record={importer}
      title={({ legalName }) => `Delete ${legalName}?`}
      question="Its draft eligibilities are deleted too. An importer with a signed eligibility cannot be deleted. Make it inactive instead."
      remove={useDeleteImporter()}
      inputOf={({ id }) => ({ params: { id } })}
    />
  );
}
