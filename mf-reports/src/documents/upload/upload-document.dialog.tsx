import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { AttachedTo } from './attached-to.js';
import { NewDocumentForm } from './new-document-form.js';
import { UploadDialog } from './upload.dialog.js';

interface UploadDocumentDialogProps {
  open: boolean;
  /** The supplier filter of the library, which is the initial supplier. */
  supplierId: string | undefined;
  /** The record that opened the upload; the file is attached to it even without details. */
  links: NewDocumentLinks | undefined;
  onClose: () => void;
}

const NO_LINKS: NewDocumentLinks = {};

export function UploadDocumentDialog({ open, supplierId, links = NO_LINKS, onClose }: UploadDocumentDialogProps) {
  if (!open) return null;
  return (
    <UploadDialog
      title="Upload New Document"
      description={(sent) => sent && `${sent.fileName} is uploaded. Add its details.`}
      about={<AttachedTo links={links} />}
      onClose={onClose}
    >
      {(file, leave) => (
        <NewDocumentForm file={file} supplierId={supplierId} links={links} leave={leave} onClose={onClose} />
      )}
    </UploadDialog>
  );
}
