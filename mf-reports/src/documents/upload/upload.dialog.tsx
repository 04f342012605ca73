import { Stack } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { useRef, type ReactNode, type RefObject } from 'react';
import { UploadArea, UploadButtons } from './upload-area.js';
import type { UploadedFile } from './uploader.js';
import { useUpload } from './use-upload.js';

interface UploadDialogProps {
  title: string;
  /** The description below the title, before and after the upload. */
  description: (sent: UploadedFile | undefined) => string | undefined;
  /** Explains what the file is for; shown before the upload. */
  about: ReactNode;
  onClose: () => void;
  /** Shown after the upload; it sets `leave` to what closing must do from then on. */
  children: (file: UploadedFile, leave: RefObject<() => unknown>) => ReactNode;
}

/** Uploads a file, then shows `children` for it. Mounted again for each upload. */
export function UploadDialog({ title, description, about, onClose, children }: UploadDialogProps) {
  const upload = useUpload();
  const { sent } = upload;
  const leave = useRef<() => unknown>(onClose);
  return (
    <Dialog
      open
      // After the upload, Back asks as the close button does.
      inUrl={!sent}
      onOpenChange={(next) => {
        if (!next) leave.current();
      }}
      title={title}
      description={description(sent)}
      footer={sent ? undefined : <UploadButtons upload={upload} onClose={onClose} />}
    >
      {sent ? (
        children(sent, leave)
      ) : (
        <Stack gap={4}>
          {about}
          <UploadArea upload={upload} />
        </Stack>
      )}
    </Dialog>
  );
}
