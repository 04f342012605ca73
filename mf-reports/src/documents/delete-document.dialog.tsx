import type { Document } from '@fsvp/contracts/document';
import { ConfirmDialog, useLastDefined } from '@fsvp/ui';
import { useDeleteDocument } from './api/delete-document.js';

interface DeleteDocumentDialogProps {
  /** The document asked about; undefined closes the question. */
  document: Document | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const shown = useLastDefined(document);
  const remove = useDeleteDocument({
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={document !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete document"
      question={`Are you sure you want to delete ${shown?.title ?? 'this document'}? It leaves the library; its file is kept for the record.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => document && remove.mutate({ params: { id: document.id } })}
    />
  );
}
