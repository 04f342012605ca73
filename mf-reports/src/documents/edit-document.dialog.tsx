import { documentUpdate, getDocument, type Document, type DocumentUpdate } from '@fsvp/contracts/documents/document';
import { type FormDialogControls, useContractForm } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateDocument } from './api/update-document.js';
import { DocumentFields } from './document-fields.js';
import { DOCUMENT_FIELD_LABELS, toFormValues, type DocumentValues } from './document-form.values.js';
import { DOCUMENT_VALUE_TEXTS } from './document-value-texts.js';

interface EditDocumentDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditDocumentDialog({ id, onClose }: EditDocumentDialogProps) {
  return (
    <EditRecordDialog
      call={getDocument}
      id={id}
      title="Edit Document"
      failure="The document could not be loaded"
      onClose={onClose}
    >
      {(document, controls) => <EditDocumentForm document={document} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditDocumentFormProps {
  document: Document;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditDocumentForm({ document, ...props }: EditDocumentFormProps) {
  const update = useUpdateDocument();
  const { opened, save, conflicts } = useRecordSave<Document, DocumentValues, DocumentUpdate>({
    record: document,
    labels: DOCUMENT_FIELD_LABELS,
    show: DOCUMENT_VALUE_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: document.id }, body, ifVersion }),
  });
  const form = useContractForm<DocumentValues, DocumentUpdate>({
    schema: documentUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm form={form} label="Document" submitLabel="Update Document" save={save} conflicts={conflicts} {...props}>
      <DocumentFields supplierName={opened.supplierName ?? undefined} type={opened.type} language={opened.language} />
    </RecordForm>
  );
}
