import type { Document } from '@fsvp/contracts/documents/document';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteDocument } from './api/delete-document.js';

interface DeleteDocumentDialogProps {
  /** The document to delete; undefined closes the dialog. */
  document: Document | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDocumentDialog({ document, ...props }: DeleteDocumentDialogProps) {
  return (
    <DeleteDialog
      record={document}
      title={() => 'Delete document'}
      question={({ title }) =>
        `Are you sure you want to delete ${title}? It is removed from the library, but its file is kept for the record.`
      }
      remove={useDeleteDocument()}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
