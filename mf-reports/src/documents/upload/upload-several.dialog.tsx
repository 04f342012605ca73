import { FormDialog } from '@fsvp/ui/dialogs';
import { t } from '@fsvp/ui';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';

interface UploadSeveralDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Makes documents of several files; what each is, is guessed and shown to correct. */
export function UploadSeveralDialog({ open, onClose }: UploadSeveralDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      inUrl
      title={t({ defaultMessage: 'Upload Several Documents' })}
      description={t({
        defaultMessage:
          'Kind, days and supplier are guessed from the name, the folder and the first page. Check them before you upload.',
      })}
    >
      {() => (
        <DocumentDrop
          compact={false}
          label={t({ defaultMessage: 'Select Documents' })}
          hint={t({
            defaultMessage: 'Files of at most 10 MB each: PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT.',
          })}
        />
      )}
    </FormDialog>
  );
}
