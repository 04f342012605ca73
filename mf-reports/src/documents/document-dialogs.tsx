import type { Document } from '@fsvp/contracts/document';
import { type SetUrlState, useNavigate } from '@fsvp/web-kit';
import { DeleteDocumentDialog } from './delete-document.dialog.js';
import { DocumentDetailsDialog } from './document-details.dialog.js';
import { NO_UPLOAD, type DocumentsState, type documentsUrl } from './documents.url.js';
import { EditDocumentDialog } from './edit-document.dialog.js';
import { PreviewDialog } from './preview/preview.dialog.js';
import { linksOf, originHref } from './upload/document-links.js';
import { UploadDocumentDialog } from './upload/upload-document.dialog.js';
import { NewVersionDialog } from './versions/new-version.dialog.js';

/** An open dialog that is not part of the URL state. */
export type DocumentTask =
  { kind: 'upload' } | { kind: 'edit'; id: string } | { kind: 'delete' | 'new-version'; document: Document };

export interface DocumentDialogsProps {
  state: DocumentsState;
  setState: SetUrlState<typeof documentsUrl>;
  task: DocumentTask | undefined;
  onTask: (task: DocumentTask | undefined) => void;
  /** The documents of the loaded page, shown while a record loads. */
  documents: readonly Document[] | undefined;
}

/** All dialogs of the library. */
export function DocumentDialogs({ state, setState, task, onTask, documents }: DocumentDialogsProps) {
  const { supplierId, view, preview, version } = state;
  const navigate = useNavigate();
  const knownDocument = (wanted: string | undefined) => documents?.find(({ id }) => id === wanted);
  const closeTask = () => onTask(undefined);
  const documentOf = (kind: 'delete' | 'new-version') => (task?.kind === kind ? task.document : undefined);

  const links = state.upload ? linksOf(state) : undefined;
  const closeUpload = () => {
    closeTask();
    const origin = links && originHref(links);
    if (origin) navigate(origin, { replace: true });
    else setState(NO_UPLOAD, 'replace');
  };
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <>
      <UploadDocumentDialog
        open={task?.kind === 'upload' || links !== undefined}
        supplierId={links ? links.supplierId : supplierId}
        links={links}
        onClose={closeUpload}
      />
      <DocumentDetailsDialog
        id={view}
        known={knownDocument(view)}
        onClose={closeDetails}
        onEdit={({ id }) => {
          closeDetails();
          onTask({ kind: 'edit', id });
        }}
        onDelete={(document) => onTask({ kind: 'delete', document })}
        onNewVersion={(document) => onTask({ kind: 'new-version', document })}
        onPreview={(previewed, number = 0) => setState({ preview: previewed.id, version: number })}
      />
      <PreviewDialog
        id={preview}
        version={version || undefined}
        known={knownDocument(preview)}
        onClose={() => setState({ preview: undefined, version: 0 }, 'replace')}
      />
      <NewVersionDialog document={documentOf('new-version')} onClose={closeTask} />
      <EditDocumentDialog id={task?.kind === 'edit' ? task.id : undefined} onClose={closeTask} />
      <DeleteDocumentDialog document={documentOf('delete')} onClose={closeTask} onDeleted={closeDetails} />
    </>
  );
}
