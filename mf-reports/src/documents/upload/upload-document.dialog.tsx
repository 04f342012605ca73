import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { Dialog, Stack } from '@fsvp/ui';
import { useRef } from 'react';
import { AttachedTo } from './attached-to.js';
import { NewDocumentForm } from './new-document-form.js';
import { UploadArea, UploadButtons } from './upload-area.js';
import { useUpload } from './use-upload.js';

interface UploadDocumentDialogProps {
  open: boolean;
  /** The supplier that the library is filtered by: the form starts with it. */
  supplierId: string | undefined;
  /** What another record opened the dialog for; also a file that nobody describes belongs to it. */
  links: NewDocumentLinks | undefined;
  onClose: () => void;
}

const NO_LINKS: NewDocumentLinks = {};

export function UploadDocumentDialog({ open, ...props }: UploadDocumentDialogProps) {
  // Each opening begins anew.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ supplierId, links = NO_LINKS, onClose }: Omit<UploadDocumentDialogProps, 'open'>) {
  const upload = useUpload();
  const { sent } = upload;
  /** What closing means once the file is there; set by the form. */
  const leave = useRef(onClose);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) leave.current();
      }}
      title="Upload New Document"
      description={sent ? `${sent.fileName} is uploaded. Say what it is.` : undefined}
      footer={sent ? undefined : <UploadButtons upload={upload} onClose={onClose} />}
    >
      <Stack gap={4}>
        <AttachedTo links={links} />
        {sent ? <NewDocumentForm file={sent} supplierId={supplierId} links={links} leave={leave} onClose={onClose} /> : <UploadArea upload={upload} />}
      </Stack>
    </Dialog>
  );
}
