import type { Document } from '@fsvp/contracts/document';
import { Dialog, Stack, Text } from '@fsvp/ui';
import { useRef } from 'react';
import { UploadArea, UploadButtons } from '../upload/upload-area.js';
import { useUpload } from '../upload/use-upload.js';
import { SavedVersion } from './saved-version.js';

interface NewVersionDialogProps {
  /** The document that gets a newer file; undefined closes the dialog. */
  document: Document | undefined;
  onClose: () => void;
}

export function NewVersionDialog({ document, onClose }: NewVersionDialogProps) {
  // Each opening begins anew.
  return document ? <OpenDialog document={document} onClose={onClose} /> : null;
}

function OpenDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const upload = useUpload();
  const { sent } = upload;
  /** What closing means once the file is there. */
  const leave = useRef(onClose);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) leave.current();
      }}
      title="Upload New Version"
      description={document.title}
      footer={sent ? undefined : <UploadButtons upload={upload} onClose={onClose} />}
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          The document takes the newer file. Version {document.fileVersion}, {document.fileName}, is kept and can be downloaded from the details.
        </Text>
        {sent ? <SavedVersion file={sent} document={document} leave={leave} onClose={onClose} /> : <UploadArea upload={upload} />}
      </Stack>
    </Dialog>
  );
}
