import { getDocument } from '@fsvp/contracts/documents/document';
import { Combobox, Field, Stack } from '@fsvp/ui';
import { apiQuery, useQueryClient } from '@fsvp/web-kit';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { useLoadDocuments } from '../documents/load-documents.js';
import { candidateOfDocument, type Candidate } from './candidates.js';

interface FindDocumentProps {
  supplierId: string;
  onFound: (document: Candidate) => void;
}

/** Adds a document that is not among those that are listed. */
export function FindDocument({ supplierId, onFound }: FindDocumentProps) {
  const client = useQueryClient();
  const loadOptions = useLoadDocuments(supplierId);
  const choose = async (id: string) =>
    onFound(candidateOfDocument(await client.ensureQueryData(apiQuery(getDocument, { params: { id } }))));
  return (
    <Stack gap={2}>
      <Field label="Another document">
        {(control) => (
          <Combobox
            {...control}
            value={null}
            loadOptions={loadOptions}
            placeholder="Search documents by title…"
            noun="a document"
            emptyText="No document found"
            onChange={(id) => id && void choose(id)}
          />
        )}
      </Field>
      <DocumentDrop links={{ supplierId }} onStored={(document) => onFound(candidateOfDocument(document))} />
    </Stack>
  );
}
