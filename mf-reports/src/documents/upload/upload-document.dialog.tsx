import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { Button, Dialog, FileDrop, ProgressBar, Stack } from '@fsvp/ui';
import { useRef } from 'react';
import { AttachedTo } from './attached-to.js';
import { NewDocumentForm } from './new-document-form.js';
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
const TITLE = 'Upload New Document';
const HINT = 'One file of at most 10 MB: PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT.';

export function UploadDocumentDialog({ open, ...props }: UploadDocumentDialogProps) {
  // Each opening begins anew.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ supplierId, links = NO_LINKS, onClose }: Omit<UploadDocumentDialogProps, 'open'>) {
  const { file, percent, problem, repeatable, sent, choose, repeat } = useUpload();
  /** What closing means once the file is there; set by the form. */
  const leave = useRef(onClose);
  const sending = percent !== undefined;
  const buttons = sent ? undefined : (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      {repeatable ? <Button onClick={repeat}>Try again</Button> : null}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) leave.current();
      }}
      title={TITLE}
      description={sent ? `${sent.fileName} is uploaded. Say what it is.` : undefined}
      footer={buttons}
    >
      <Stack gap={4}>
        <AttachedTo links={links} />
        {sent ? <NewDocumentForm file={sent} supplierId={supplierId} links={links} leave={leave} onClose={onClose} /> : null}
        {sent ? null : <FileDrop label="Select Document" hint={HINT} fileName={file?.name} disabled={sending} error={problem} onFile={choose} />}
        {sending ? <ProgressBar label={`Uploading ${file?.name ?? 'the file'}…`} value={percent} /> : null}
      </Stack>
    </Dialog>
  );
}
