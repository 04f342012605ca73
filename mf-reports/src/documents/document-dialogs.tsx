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
  { what: 'upload' } | { what: 'edit'; id: string } | { what: 'delete' | 'new-version'; document: Document };

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
  const known = (wanted: string | undefined) => documents?.find(({ id }) => id === wanted);
  const closeTask = () => onTask(undefined);
  const documentOf = (what: 'delete' | 'new-version') => (task?.what === what ? task.document : undefined);

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
        open={task?.what === 'upload' || links !== undefined}
        supplierId={links ? links.supplierId : supplierId}
        links={links}
        onClose={closeUpload}
      />
      <DocumentDetailsDialog
        id={view}
        known={known(view)}
        onClose={closeDetails}
        onEdit={({ id }) => {
          closeDetails();
          onTask({ what: 'edit', id });
        }}
        onDelete={(document) => onTask({ what: 'delete', document })}
        onNewVersion={(document) => onTask({ what: 'new-version', document })}
        onPreview={(previewed, number = 0) => setState({ preview: previewed.id, version: number })}
      />
      <PreviewDialog
        id={preview}
        version={version || undefined}
        known={known(preview)}
        onClose={() => setState({ preview: undefined, version: 0 }, 'replace')}
      />
      <NewVersionDialog document={documentOf('new-version')} onClose={closeTask} />
      <EditDocumentDialog id={task?.what === 'edit' ? task.id : undefined} onClose={closeTask} />
      <DeleteDocumentDialog document={documentOf('delete')} onClose={closeTask} onDeleted={closeDetails} />
    </>
  );
}
