import {
  downloadDocument,
  downloadDocumentVersion,
  getDocument,
  type Document,
} from '@fsvp/contracts/documents/document';
import { Button, ErrorState, LinkButton, Spinner, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { api, lazyComponent, loadError, useRecord } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { icons } from '../document.icons.js';
import { useDocumentFile } from '../api/get-document-file.js';
import { ImagePreview } from './image-preview.js';
import { isPreviewed } from './previewed-file.js';
import type { PdfPreviewProps } from './pdf-preview.js';

interface PreviewDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The number of an earlier version; undefined for the current file. */
  version: number | undefined;
  /** The copy from the list, shown while the document loads. */
  known: Document | undefined;
  onClose: () => void;
}

/** Loaded on demand: pdf.js is ten times as large as the rest of the module. */
const PdfPreview = lazyComponent<PdfPreviewProps>(async () => ({
  default: (await import('./pdf-preview.js')).PdfPreview,
}));

/** Shows the file of a document. */
export function PreviewDialog({ id, ...props }: PreviewDialogProps) {
  const shown = useLastDefined(id);
  return shown ? <ShownPreview id={shown} open={id !== undefined} {...props} /> : null;
}

function ShownPreview({ id, version, open, known, onClose }: PreviewDialogProps & { id: string; open: boolean }) {
  const { data: document } = useRecord(getDocument, id, { known, enabled: open });
  const name = document?.title ?? 'Document';
  const href =
    version === undefined
      ? api.href(downloadDocument, { params: { id } })
      : api.href(downloadDocumentVersion, { params: { id, number: version } });
  const description = version === undefined ? document?.fileName : `Version ${version}`;
  return (
    <Dialog
      open={open}
      inUrl
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={name}
      description={
        description ? (
          // One line only: the height of the pane below is calculated for that.
          <Text tone="muted" truncate>
            {description}
          </Text>
        ) : undefined
      }
      size="lg"
      footer={
        <>
          <LinkButton variant="outline" href={href} download icon={icons.download}>
            Download
          </LinkButton>
          <Button onClick={onClose}>Close Preview</Button>
        </>
      }
    >
      {open ? <FilePreview id={id} version={version} name={name} /> : null}
    </Dialog>
  );
}

function FilePreview({ id, version, name }: { id: string; version: number | undefined; name: string }) {
  const query = useDocumentFile(id, version);
  const file = query.data;
  const failure = loadError(query, 'The file could not be loaded');
  if (failure) return <ErrorState {...failure} />;
  if (!file) return <Spinner label="Loading…" />;
  if (!isPreviewed(file.type))
    return (
      <ErrorState
        title="No preview available"
        message="This file type can’t be previewed. Download the file to open it."
      />
    );
  if (file.type !== 'application/pdf') return <ImagePreview file={file} name={name} />;
  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <PdfPreview file={file} name={name} />
    </Suspense>
  );
}
