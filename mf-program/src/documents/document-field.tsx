import { ComboboxField, useWatch } from '@fsvp/ui/dialogs';
import { isMissing } from '@fsvp/web-kit';
import { useDocument, useLoadDocuments } from './load-documents.js';

interface DocumentFieldProps {
  name?: string;
  label: string;
  required?: boolean;
  hint: string;
  /** Whose documents to choose from; without it, all. */
  supplierId?: string | undefined;
}

/** A document, by default of the form's field `documentId`. */
export function DocumentField({ name = 'documentId', label, required, hint, supplierId }: DocumentFieldProps) {
  const id = useWatch<Record<string, string | null>>({ name }) as string | null;
  const { data, error } = useDocument(id ?? undefined);
  return (
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
  );
}
