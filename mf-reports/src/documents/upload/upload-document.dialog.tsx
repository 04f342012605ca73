import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { AttachedTo } from './attached-to.js';
import { NewDocumentForm } from './new-document-form.js';
import { UploadDialog } from './upload.dialog.js';

interface UploadDocumentDialogProps {
  open: boolean;
  /** The supplier that the library is filtered by: the form starts with it. */
  supplierId: string | undefined;
  /** What another record opened the dialog for; also a file that nobody describes belongs to it. */
  links: NewDocumentLinks | undefined;
  onClose: () => void;
}

const NO_LINKS: NewDocumentLinks = {};

export function UploadDocumentDialog({ open, supplierId, links = NO_LINKS, onClose }: UploadDocumentDialogProps) {
  if (!open) return null;
  return (
    <UploadDialog
      title="Upload New Document"
      describe={(sent) => sent && `${sent.fileName} is uploaded. Add its details.`}
      about={<AttachedTo links={links} />}
      onClose={onClose}
    >
      {(file, leave) => (
        <NewDocumentForm file={file} supplierId={supplierId} links={links} leave={leave} onClose={onClose} />
      )}
    </UploadDialog>
  );
}
