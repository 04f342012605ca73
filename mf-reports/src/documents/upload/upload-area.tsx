import { Button, ProgressBar } from '@fsvp/ui';
import { FileDrop } from '@fsvp/ui/dialogs';
import type { useUpload } from './use-upload.js';

type Upload = ReturnType<typeof useUpload>;

const HINT = 'One file of at most 10 MB: PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT.';

/** File picker and upload progress. */
export function UploadArea({ upload: { file, percent, problem, choose } }: { upload: Upload }) {
  return (
    <>
      <FileDrop label="Select Document" hint={HINT} fileName={file?.name} error={problem} onFile={choose} />
      {percent === undefined ? null : <ProgressBar label={`Uploading ${file?.name ?? 'the file'}…`} value={percent} />}
    </>
  );
}

export function UploadButtons({
  upload: { percent, retryable, retry, cancel },
  onClose,
}: {
  upload: Upload;
  onClose: () => void;
}) {
  if (percent !== undefined)
    return (
      <Button variant="outline" onClick={cancel}>
        Cancel Upload
      </Button>
    );
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      {retryable ? <Button onClick={retry}>Try again</Button> : null}
    </>
  );
}
