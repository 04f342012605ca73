import { Dialog, Stack } from '@fsvp/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { UploadArea, UploadButtons } from './upload-area.js';
import type { SentFile } from './uploader.js';
import { useUpload } from './use-upload.js';

interface UploadDialogProps {
  title: string;
  /** Under the title; another once the file is there. */
  describe: (sent: SentFile | undefined) => string | undefined;
  /** What the file is for. */
  about: ReactNode;
  onClose: () => void;
  /** What is done with the file; it decides from then on what closing means. */
  children: (file: SentFile, leave: RefObject<() => void>) => ReactNode;
}

/** Uploads a file, then shows the form of its document. Mounted again for each file. */
export function UploadDialog({ title, describe, about, onClose, children }: UploadDialogProps) {
  const upload = useUpload();
  const { sent } = upload;
  const leave = useRef(onClose);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) leave.current();
      }}
      title={title}
      description={describe(sent)}
      footer={sent ? undefined : <UploadButtons upload={upload} onClose={onClose} />}
    >
      <Stack gap={4}>
        {about}
        {sent ? children(sent, leave) : <UploadArea upload={upload} />}
      </Stack>
    </Dialog>
  );
}
