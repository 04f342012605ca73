import { listDocuments, type Document, documentSignatures } from '@fsvp/contracts/documents/document';
import { Button, Card, PageHeader, Pagination, PrintableCardList, Stack } from '@fsvp/ui';
import {
  lazyDialogs,
  loadError,
  SignMany,
  usePagedList,
  usePageTitle,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from './document.icons.js';
import { listDocumentsToSign } from './api/list-documents-to-sign.js';
import { DocumentStats } from './document-stats.js';
import type { DocumentDialogsProps } from './document-dialogs.js';
import { documentColumns, documentPrintColumns } from './document-print-columns.js';
import { DocumentRow } from './document-row.js';
import { DocumentsToolbar } from './documents-toolbar.js';
import { documentsUrl, type DocumentsState } from './documents.url.js';

const DocumentDialogs = lazyDialogs<DocumentDialogsProps>(async () => ({
  default: (await import('./document-dialogs.js')).DocumentDialogs,
}));

const filtersOf = ({ type, supplierId }: DocumentsState) => ({ type: type && [type], supplierId });

export function DocumentsPage() {
  usePageTitle('Document Management');
  const {
    state,
    setState,
    list,
    records: documents,
    signed,
    pages,
  } = usePagedList(documentsUrl, {
    call: listDocuments,
    query: filtersOf,
    records: 'documents',
    signatures: documentSignatures,
  });
  const { search, offset, view, preview, edit, upload } = state;
  const [deleting, setDeleting] = useState<Document>();
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Document Management"
          subtitle="Manage supplier documents, certificates, and compliance records"
          actions={
            <>
              <SignMany
                calls={documentSignatures}
                title="Sign documents"
                description="The documents on this page."
                load={(signal) => listDocumentsToSign({ ...filtersOf(state), search, offset }, signal)}
              />
              <WriteOnly>
                <Button variant="outline" icon={icons.several} onClick={() => setState({ several: '1' })}>
                  Upload Several
                </Button>
                <Button icon={icons.upload} onClick={() => setState({ new: '1' })}>
                  Upload Document
                </Button>
              </WriteOnly>
            </>
          }
        />
        <DocumentStats counts={list.data?.counts} loading={list.isPending} />
        <Card
          title="Document Library"
          flush
          toolbar={<DocumentsToolbar state={state} setState={setState} />}
          footer={<Pagination label="Pages of documents" {...pages} />}
        >
          <PrintableCardList
            label="Documents"
            look="rows"
            items={documents}
            itemKey={(document) => document.id}
            emptyText="No documents found"
            compact={{
              columns: withSignatureBadges(documentColumns, 'expiry', signed),
              onOpen: ({ id }) => setState({ view: id }),
            }}
            printColumns={withSignatureBadges(documentPrintColumns, 'expiry', signed)}
            error={loadError(list, 'The documents could not be loaded')}
            render={(document) => (
              <DocumentRow
                document={document}
                signed={signed.get(document.id)}
                onView={() => setState({ view: document.id })}
                onPreview={() => setState({ preview: document.id })}
                onEdit={() => setState({ edit: document.id })}
                onDelete={() => setDeleting(document)}
              />
            )}
          />
        </Card>
      </Stack>
      <DocumentDialogs
        open={Boolean(deleting || view || preview || edit || upload || state.new || state.several)}
        state={state}
        setState={setState}
        deleting={deleting}
        onDelete={setDeleting}
        documents={documents}
      />
    </>
  );
}
