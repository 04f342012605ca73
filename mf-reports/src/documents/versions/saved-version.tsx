import type { Document } from '@fsvp/contracts/documents/document';
import { Button, ErrorState, Spinner, Stack } from '@fsvp/ui';
import { FormActions } from '@fsvp/ui/dialogs';
import { errorText, useIdempotencyKey } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAddDocumentVersion } from '../api/add-document-version.js';
import { defaultDocumentText, linksOf } from '../upload/document-links.js';
import type { UploadedFile } from '../upload/uploader.js';
import { useRegisterUpload } from '../upload/use-register-upload.js';

interface SavedVersionProps {
  file: UploadedFile;
  document: Document;
  /** Set this to what closing the dialog must do. */
  leave: RefObject<() => unknown>;
  onClose: () => void;
}

/** Saves the uploaded file as a new version. If that fails, it becomes a separate document, so that it is not lost. */
export function SavedVersion({ file, document, leave, onClose }: SavedVersionProps) {
  const idempotencyKey = useIdempotencyKey();
  const links = linksOf(document);
  const add = useAddDocumentVersion();
  const { register, registering, markRegistered } = useRegisterUpload(file, links);

  const save = async () => {
    try {
      await add.mutateAsync({ params: { id: document.id }, body: file, idempotencyKey });
    } catch {
      // Shown below; the dialog stays open.
      return;
    }
    markRegistered();
    onClose();
  };
  const saveAtOnce = useEffectEvent(save);
  useEffect(() => void saveAtOnce(), []);

  const registerAndClose = useEffectEvent(async () => {
    if (add.isPending || registering) return;
    try {
      await register();
    } catch {
      // The toast shows the reason.
      return;
    }
    onClose();
  });
  useEffect(() => {
    leave.current = () => registerAndClose();
  }, [leave]);

  if (!add.isError) return <Spinner label="Saving the new version…" />;
  return (
    <Stack gap={4}>
      <ErrorState
        title="The new version could not be saved"
        message={`${errorText(add.error)} If you leave now, ${file.fileName} is kept as ${defaultDocumentText(links)}.`}
      />
      <FormActions>
        <Button variant="outline" loading={registering} onClick={() => leave.current()}>
          Keep as a Document
        </Button>
        <Button onClick={save}>Try again</Button>
      </FormActions>
    </Stack>
  );
}
