import { DOCUMENT_TYPE_LABELS, type Document, getDocument } from '@fsvp/contracts/documents/document';
import { Button, Inline, Spinner, Stack, Text } from '@fsvp/ui';
import { ComboboxField, FileDrop, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { apiQuery, invalidate, isMissing, useIdempotencyKey, useMay, useQueryClient } from '@fsvp/web-kit';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.js';
import { useDocument, useLoadDocuments } from './load-documents.js';
import { fileRefusal, uploadDocument } from './upload-document.js';

interface DocumentFieldProps {
  name?: string;
  label: string;
  required?: boolean;
  hint: string;
  /** Whose documents to choose from; without it, all. */
  supplierId?: string | undefined;
}

/** A document, by default of the form's field `documentId`: one of the library, or a file that becomes one. */
export function DocumentField({ name = 'documentId', label, required, hint, supplierId }: DocumentFieldProps) {
  const id = useWatch<Record<string, string | null>>({ name }) as string | null;
  const { setValue } = useFormContext<Record<string, string | null>>();
  const { data, error } = useDocument(id ?? undefined);
  return (
    <Stack gap={2}>
      <ComboboxField
        name={name}
        label={label}
        required={required}
        clearable={!required}
        loadOptions={useLoadDocuments(supplierId)}
        selectedLabel={data?.title ?? (isMissing(error) ? 'Deleted document' : undefined)}
        placeholder="Search documents by title…"
        noun="a document"
        emptyText="No document found"
        hint={hint}
      />
      <UploadHere
        supplierId={supplierId}
        onUploaded={(document) => setValue(name, document.id, { shouldDirty: true, shouldValidate: true })}
      />
    </Stack>
  );
}

interface UploadHereProps {
  supplierId: string | undefined;
  onUploaded: (document: Document) => void;
}

/** Takes a file, dropped or chosen, and makes it a document without leaving the form. */
function UploadHere({ supplierId, onUploaded }: UploadHereProps) {
  const client = useQueryClient();
  const formKey = useIdempotencyKey();
  /** How many files were chosen: each is a document of its own. */
  const chosen = useRef(0);
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState<{ file: File; key: string; problem?: string; isSending: boolean }>();
  const [uploaded, setUploaded] = useState<Document>();
  if (!useMay('write')) return null;

  const send = async (file: File, key: string) => {
    const refusal = fileRefusal(file);
    setUploaded(undefined);
    setAttempt({ file, key, isSending: !refusal, ...(refusal && { problem: refusal }) });
    if (refusal) return;
    try {
      const document = await uploadDocument(file, supplierId, key);
      client.setQueryData(apiQuery(getDocument, { params: { id: document.id } }).queryKey, document);
      setUploaded(document);
      setAttempt(undefined);
      setOpen(false);
      onUploaded(document);
      void invalidate(client, ['document']);
    } catch (error) {
      setAttempt({ file, key, problem: failureText(error), isSending: false });
    }
  };
  if (attempt?.isSending) return <Spinner label={`Uploading ${attempt.file.name}…`} />;
  return (
    <>
      {isOpen ? (
        <>
          <FileDrop
            label="Drop the file here, or choose it"
            hint="It becomes a document of the library, with its title and type after the name of the file."
            fileName={attempt?.file.name}
            error={attempt?.problem}
            onFile={(file) => void send(file, `${formKey}-${chosen.current++}`)}
          />
          <Inline>
            {attempt?.problem && !fileRefusal(attempt.file) ? (
              <Button variant="outline" size="sm" onClick={() => void send(attempt.file, attempt.key)}>
                Try Again
              </Button>
            ) : null}
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setOpen(false);
                setAttempt(undefined);
              }}
            >
              Choose from the library
            </Button>
          </Inline>
        </>
      ) : (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            Upload a file…
          </Button>
        </div>
      )}
      <div role="status">
        {uploaded ? (
          <Text size="meta" tone="muted">
            {`Uploaded as “${uploaded.title}”, ${DOCUMENT_TYPE_LABELS[uploaded.type]}. You can change both in Documents.`}
          </Text>
        ) : null}
      </div>
    </>
  );
}
