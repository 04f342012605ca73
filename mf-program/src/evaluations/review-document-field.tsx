import { ComboboxField, useWatch } from '@fsvp/ui/dialogs';
import { isMissing } from '@fsvp/web-kit';
import { useDocument, useLoadDocuments } from '../documents/load-documents.js';
import { LABELS, type EvaluationValues } from './evaluation-form.values.js';

/** The document of an evaluation that is relied on, of whatever supplier it is stored. */
export function ReviewDocumentField() {
  const id = useWatch<EvaluationValues, 'reviewed.documentId'>({ name: 'reviewed.documentId' });
  const { data, error } = useDocument(id ?? undefined);
  return (
    <ComboboxField
      name="reviewed.documentId"
      label={LABELS['reviewed.documentId']}
      required
      clearable
      loadOptions={useLoadDocuments()}
      selectedLabel={data?.title ?? (isMissing(error) ? 'Deleted document' : undefined)}
      placeholder="Search documents by title…"
      noun="a document"
      emptyText="No document found"
    />
  );
}
