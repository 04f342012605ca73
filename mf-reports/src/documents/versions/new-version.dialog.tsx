import { getDocument, type Document } from '@fsvp/contracts/documents/document';
import { Text } from '@fsvp/ui';
import { useRecord } from '@fsvp/web-kit';
import { UploadDialog } from '../upload/upload.dialog.js';
import { SavedVersion } from './saved-version.js';

interface NewVersionDialogProps {
  /** The document that gets a new version; undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: Document | undefined;
  onClose: () => void;
}

export function NewVersionDialog({ id, ...props }: NewVersionDialogProps) {
  return id === undefined ? null : <OpenDialog key={id} id={id} {...props} />;
}

function OpenDialog({ id, known, onClose }: NewVersionDialogProps & { id: string }) {
  const { data: document } = useRecord(getDocument, id, { known, enabled: true });
  if (!document) return null;
  const { title, fileVersion, fileName } = document;
  return (
    <UploadDialog
      title="Upload New Version"
      description={() => title}
      about={
        <Text as="p" tone="muted">
          The new file replaces the current one. Version {fileVersion}, {fileName}, is kept and can be downloaded from
          the details.
        </Text>
      }
      onClose={onClose}
    >
      {(file, leave) => <SavedVersion file={file} document={document} leave={leave} onClose={onClose} />}
    </UploadDialog>
  );
}
