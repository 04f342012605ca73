import { DocumentField } from '../documents/document-field.js';
import { LABELS } from './evaluation-form.values.js';

/** The document of an evaluation that is relied on, of whatever supplier it is stored. */
export function ReviewDocumentField() {
  return <DocumentField name="reviewed.documentId" label={LABELS['reviewed.documentId']} required />;
}
