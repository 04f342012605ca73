import type { Document } from '@fsvp/contracts/document';
import { Button, ErrorState, FormActions, Spinner, Stack } from '@fsvp/ui';
import { errorText, useIdempotencyKey } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAddDocumentVersion } from '../api/add-document-version.js';
import { keptAs, linksOf } from '../upload/document-links.js';
import type { SentFile } from '../upload/uploader.js';
import { useKeptFile } from '../upload/use-kept-file.js';

interface SavedVersionProps {
  file: SentFile;
  document: Document;
  /** What the dialog around does when it is closed. */
  leave: RefObject<() => void>;
  onClose: () => void;
}

/** Gives the uploaded file to its document. Where that is refused, it becomes a document of its own, so that it is not lost. */
export function SavedVersion({ file, document, leave, onClose }: SavedVersionProps) {
  const idempotencyKey = useIdempotencyKey();
  const links = linksOf(document);
  const add = useAddDocumentVersion();
  const { keep, keeping, registered } = useKeptFile(file, links);

  const save = async () => {
    try {
      await add.mutateAsync({ params: { id: document.id }, body: file, idempotencyKey });
    } catch {
      // Said below; the dialog stays.
      return;
    }
    registered();
    onClose();
  };
  const saveAtOnce = useEffectEvent(save);
  useEffect(() => void saveAtOnce(), []);

  const keepAndClose = useEffectEvent(async () => {
    if (add.isPending || keeping) return;
    try {
      await keep();
    } catch {
      // The toast says why.
      return;
    }
    onClose();
  });
  useEffect(() => {
    leave.current = () => void keepAndClose();
  }, [leave]);

  if (!add.isError) return <Spinner label="Saving the new version…" />;
  return (
    <Stack gap={4}>
      <ErrorState
        title="The new version could not be saved"
        message={`${errorText(add.error)} If you leave now, ${file.fileName} is kept as ${keptAs(links)}.`}
      />
      <FormActions>
        <Button variant="outline" loading={keeping} onClick={() => leave.current()}>
          Keep as a Document
        </Button>
        <Button onClick={() => void save()}>Try again</Button>
      </FormActions>
    </Stack>
  );
}
