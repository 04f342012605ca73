import { Stack } from '@fsvp/ui';
import { ComboboxField, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { isMissing } from '@fsvp/web-kit';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { useDocument, useLoadDocuments } from './load-documents.js';

interface DocumentFieldProps {
  name?: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** Whose documents to choose from, and whose new ones are; without it, all. */
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
      <DocumentDrop
        single
        links={supplierId ? { supplierId } : undefined}
        onStored={(document) => setValue(name, document.id, { shouldDirty: true, shouldValidate: true })}
      />
    </Stack>
  );
}
