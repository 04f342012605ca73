import { documentUpdate, type Document, type DocumentUpdate } from '@fsvp/contracts/document';
import {
  Button,
  ErrorState,
  Form,
  FormActions,
  FormDialog,
  FormErrorSummary,
  Spinner,
  useContractForm,
  useFormProgress,
  useLastDefined,
  type FormDialogControls,
} from '@fsvp/ui';
import { loadError, useSave, useVersionedSave } from '@fsvp/web-kit';
import { useFreshDocument } from './api/get-document.js';
import { useUpdateDocument } from './api/update-document.js';
import { DocumentFields } from './document-fields.js';
import { DOCUMENT_FIELD_LABELS, valuesOf, type DocumentValues } from './document-form.values.js';

interface EditDocumentDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

interface EditedDocumentProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

export function EditDocumentDialog({ id, onClose }: EditDocumentDialogProps) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Document">
      {(controls) => (shown ? <LoadedDocument key={shown} id={shown} controls={controls} onSaved={onClose} /> : null)}
    </FormDialog>
  );
}

function LoadedDocument({ id, ...props }: EditedDocumentProps & { id: string }) {
  const document = useFreshDocument(id);
  const failure = loadError(document, 'The document could not be loaded');
  if (document.data) return <EditDocumentForm document={document.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditDocumentForm({ document, controls, onSaved }: EditedDocumentProps & { document: Document }) {
  const update = useUpdateDocument();
  const { opened, save } = useVersionedSave<Document, DocumentUpdate>({
    record: document,
    labels: DOCUMENT_FIELD_LABELS,
    save: (body, ifVersion) => update.mutateAsync({ params: { id: document.id }, body, ifVersion }),
  });
  const form = useContractForm<DocumentValues, DocumentUpdate>({
    schema: documentUpdate,
    defaultValues: valuesOf(opened),
  });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit } = useSave({ form, save, onSaved });
  return (
    <Form form={form} onSubmit={submit} label="Document">
      <FormErrorSummary messages={refusals} />
      <DocumentFields supplierName={opened.supplierName ?? undefined} type={opened.type} />
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Update Document
        </Button>
      </FormActions>
    </Form>
  );
}
