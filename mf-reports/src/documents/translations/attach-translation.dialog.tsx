import { getDocument, type Document } from '@fsvp/contracts/documents/document';
import { translationCreate, type TranslationCreate } from '@fsvp/contracts/documents/document-translation';
import { languageName } from '@fsvp/contracts/core/language';
import { CheckboxField, ComboboxField, TextField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { EditRecordDialog, RecordForm } from '@fsvp/web-kit/dialogs';
import { useAddDocumentTranslation } from '../api/add-document-translation.js';
import { loadTranslations } from '../api/load-translations.js';

interface AttachTranslationDialogProps {
  /** The document that gets a translation; undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function AttachTranslationDialog({ id, onClose }: AttachTranslationDialogProps) {
  return (
    <EditRecordDialog
      call={getDocument}
      id={id}
      title="Attach a Translation"
      failure="The document could not be loaded"
      onClose={onClose}
    >
      {(document, controls) => <TranslationForm document={document} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface TranslationValues {
  translatedDocumentId: string | null;
  translator: string;
  certified: boolean;
}

interface TranslationFormProps {
  document: Document;
  controls: FormDialogControls;
  onSaved: () => void;
}

function TranslationForm({ document, controls, onSaved }: TranslationFormProps) {
  const { id, title, fileVersion, language, supplierId } = document;
  const idempotencyKey = useIdempotencyKey();
  const add = useAddDocumentTranslation();
  const form = useContractForm<TranslationValues, TranslationCreate>({
    schema: translationCreate,
    defaultValues: { translatedDocumentId: null, translator: '', certified: false },
  });
  return (
    <RecordForm
      form={form}
      label="Translation"
      submitLabel="Attach Translation"
      controls={controls}
      save={async (body) => {
        await add.mutateAsync({ params: { id }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <ComboboxField
        name="translatedDocumentId"
        label="Translation"
        required
        hint={`A document in a language other than ${languageName(language)}, ${
          supplierId ? 'of the same supplier' : 'without a supplier'
        }, as the translation of “${title}”, version ${fileVersion}. Upload it first.`}
        loadOptions={loadTranslations(document)}
        placeholder="Search documents by title…"
        noun="a document"
        emptyText="No document in another language found"
      />
      <TextField
        name="translator"
        label="Translator"
        required
        maxLength={255}
        hint="The person or company that translated it."
      />
      <CheckboxField name="certified" label="The translator has certified that it is complete and correct" />
    </RecordForm>
  );
}
