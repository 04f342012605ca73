import type { Document } from '@fsvp/contracts/documents/document';
import { type SetUrlState, useEntryBelow, useNavigate, useMay } from '@fsvp/web-kit';
import { DeleteDocumentDialog } from './delete-document.dialog.js';
import { DocumentDetailsDialog } from './document-details.dialog.js';
import { NO_UPLOAD, type DocumentsState, type documentsUrl } from './documents.url.js';
import { EditDocumentDialog } from './edit-document.dialog.js';
import { PreviewDialog } from './preview/preview.dialog.js';
import { AttachTranslationDialog } from './translations/attach-translation.dialog.js';
import { linksOf, originHref } from './upload/document-links.js';
import { UploadDocumentDialog } from './upload/upload-document.dialog.js';
import { UploadSeveralDialog } from './upload/upload-several.dialog.js';
import { NewVersionDialog } from './versions/new-version.dialog.js';

export interface DocumentDialogsProps {
  state: DocumentsState;
  setState: SetUrlState<typeof documentsUrl>;
  /** The document that the user is asked about. */
  deleting: Document | undefined;
  onDelete: (document: Document | undefined) => void;
  /** The documents of the loaded page, shown while a record loads. */
  documents: readonly Document[] | undefined;
}

/** All dialogs of the library. */
export function DocumentDialogs({ state, setState, deleting, onDelete, documents }: DocumentDialogsProps) {
  const { supplierId, view, preview, version, newVersion, newTranslation, edit } = state;
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const below = useEntryBelow();
  const knownDocument = (wanted: string | undefined) => documents?.find(({ id }) => id === wanted);

  const links = state.upload ? linksOf(state) : undefined;
  const closeUpload = () => {
    const origin = links && originHref(links);
    if (origin) navigate(below ?? origin, { replace: true, below });
    else setState(NO_UPLOAD, 'replace');
  };
  const closeDetails = () => setState({ view: undefined, newVersion: undefined, newTranslation: undefined }, 'close');
  return (
    <>
      <UploadDocumentDialog
        open={mayWrite && (state.new === '1' || links !== undefined)}
        supplierId={links ? links.supplierId : supplierId}
        links={links}
        onClose={closeUpload}
      />
      <UploadSeveralDialog
        open={mayWrite && state.several === '1'}
        onClose={() => setState({ several: undefined }, 'replace')}
      />
      <DocumentDetailsDialog
        id={view}
        known={knownDocument(view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={onDelete}
        onNewVersion={() => setState({ newVersion: '1' })}
        onNewTranslation={() => setState({ newTranslation: '1' })}
        onPreview={(previewed, number = 0) => setState({ preview: previewed.id, version: number })}
      />
      <PreviewDialog
        id={preview}
        version={version || undefined}
        known={knownDocument(preview)}
        onClose={() => setState({ preview: undefined, version: 0 }, 'replace')}
      />
      <NewVersionDialog
        id={mayWrite ? newVersion && view : undefined}
        known={knownDocument(view)}
        onClose={() => setState({ newVersion: undefined }, 'close')}
      />
      <AttachTranslationDialog
        id={newTranslation && view}
        onClose={() => setState({ newTranslation: undefined }, 'replace')}
      />
      <EditDocumentDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteDocumentDialog document={deleting} onClose={() => onDelete(undefined)} onDeleted={closeDetails} />
    </>
  );
}
