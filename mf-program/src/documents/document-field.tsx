import { ComboboxField, useWatch } from '@fsvp/ui/dialogs';
import { isMissing } from '@fsvp/web-kit';
import { useDocument, useLoadDocuments } from './load-documents.js';

interface DocumentFieldProps {
  label: string;
  required?: boolean;
  hint: string;
  /** Whose documents to choose from; without it, all. */
  supplierId?: string | undefined;
}

/** The document of the form's field `documentId`. */
export function DocumentField({ label, required, hint, supplierId }: DocumentFieldProps) {
  const id = useWatch<{ documentId: string | null }, 'documentId'>({ name: 'documentId' });
  const { data, error } = useDocument(id ?? undefined);
  return (
    <ComboboxField
      name="documentId"
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
  );
}
