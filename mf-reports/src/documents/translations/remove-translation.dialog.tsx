import type { Document } from '@fsvp/contracts/documents/document';
import type { ListedTranslation } from '@fsvp/contracts/documents/document-translation';
import { languageName } from '@fsvp/contracts/core/language';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useRemoveDocumentTranslation } from '../api/remove-document-translation.js';

interface RemoveTranslationDialogProps {
  document: Document;
  /** The translation to remove; undefined closes the dialog. */
  translation: ListedTranslation | undefined;
  onClose: () => void;
}

export function RemoveTranslationDialog({ document, translation, onClose }: RemoveTranslationDialogProps) {
  return (
    <DeleteDialog
      record={translation}
      title={({ language }) => `Remove the ${languageName(language)} translation?`}
      question={({ title }) =>
        `“${title}” no longer counts as a translation of “${document.title}”. Both documents are kept, and the audit trail records the removal.`
      }
      confirmLabel="Remove"
      remove={useRemoveDocumentTranslation()}
      inputOf={({ id: translationId }) => ({ params: { id: document.id, translationId } })}
      onClose={onClose}
    />
  );
}
