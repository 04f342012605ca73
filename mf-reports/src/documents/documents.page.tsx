import type { Document } from '@fsvp/contracts/document';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { Button, Card, CardList, PageHeader, Pagination, Stack } from '@fsvp/ui';
import { loadError, useExistingPage, useNavigate, usePageTitle, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../shared/icons.js';
import { useDocuments } from './api/get-documents.js';
import { DeleteDocumentDialog } from './delete-document.dialog.js';
import { DocumentCards } from './document-cards.js';
import { DocumentDetailsDialog } from './document-details.dialog.js';
import { DocumentRow } from './document-row.js';
import { DocumentsToolbar } from './documents-toolbar.js';
import { documentsUrl, NO_UPLOAD } from './documents.url.js';
import { EditDocumentDialog } from './edit-document.dialog.js';
import { PreviewDialog } from './preview/preview.dialog.js';
import { linksOf, originOf } from './upload/document-links.js';
import { UploadDocumentDialog } from './upload/upload-document.dialog.js';
import { NewVersionDialog } from './versions/new-version.dialog.js';

export function DocumentsPage() {
  usePageTitle('Document Management');
  const [state, setState] = useUrlState(documentsUrl);
  const { search, type, supplierId, offset, view, preview, version } = state;
  const [uploading, setUploading] = useState(false);
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<Document>();
  const [renewing, setRenewing] = useState<Document>();

  const list = useDocuments({ search, type: type && [type], supplierId, offset });
  const { documents, total, counts } = list.data ?? {};
  useExistingPage({ offset, limit: DEFAULT_LIMIT, total: list.isPlaceholderData ? undefined : total, show: (last) => setState({ offset: last }, 'replace') });

  const navigate = useNavigate();
  const links = state.upload ? linksOf(state) : undefined;
  const closeUpload = () => {
    setUploading(false);
    const origin = links && originOf(links);
    if (origin) navigate(origin, { replace: true });
    else setState(NO_UPLOAD, 'replace');
  };
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <Stack gap={6}>
      <PageHeader
        title="Document Management"
        subtitle="Manage supplier documents, certificates, and compliance records"
        actions={
          <Button icon={icons.upload} onClick={() => setUploading(true)}>
            Upload Document
          </Button>
        }
      />
      <DocumentCards counts={counts} loading={list.isPending} />
      <Card
        title="Document Library"
        flush
        toolbar={<DocumentsToolbar state={state} setState={setState} />}
        footer={total === undefined ? null : <Pagination label="Pages of documents" limit={DEFAULT_LIMIT} offset={offset} total={total} onChange={(next) => setState({ offset: next })} />}
      >
        <CardList
          label="Documents"
          look="rows"
          items={documents}
          itemKey={(document) => document.id}
          emptyText="No documents found"
          error={loadError(list, 'The documents could not be loaded')}
          render={(document) => (
            <DocumentRow document={document} onView={() => setState({ view: document.id })} onPreview={() => setState({ preview: document.id })} onEdit={() => setEditing(document.id)} onDelete={() => setDeleting(document)} />
          )}
        />
      </Card>
      <UploadDocumentDialog open={uploading || links !== undefined} supplierId={links ? links.supplierId : supplierId} links={links} onClose={closeUpload} />
      <DocumentDetailsDialog
        id={view}
        known={documents?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => {
          closeDetails();
          setEditing(id);
        }}
        onDelete={setDeleting}
        onNewVersion={setRenewing}
        onPreview={(previewed, number = 0) => setState({ preview: previewed.id, version: number })}
      />
      <PreviewDialog id={preview} version={version || undefined} known={documents?.find(({ id }) => id === preview)} onClose={() => setState({ preview: undefined, version: 0 }, 'replace')} />
      <NewVersionDialog document={renewing} onClose={() => setRenewing(undefined)} />
      <EditDocumentDialog id={editing} onClose={() => setEditing(undefined)} />
      <DeleteDocumentDialog document={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
    </Stack>
  );
}
