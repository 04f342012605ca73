import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Button, Stack } from '@fsvp/ui';
import { ComboboxField, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { useLoadDocuments } from './api/load-documents.js';
import { DocumentTitle } from './document-title.js';
import type { ResultValues } from './result-form.values.js';

interface Picking extends ResultValues {
  /** The document that is added; it is no part of the result. */
  addedDocumentId: string | null;
}

/** The documents of a result, chosen from those of the supplier, or uploaded: they are then attachments of the activity, too. */
export function DocumentsField({ activity, hint }: { activity: VerificationActivity; hint: string }) {
  const { id: activityId, supplierId } = activity;
  const ids = useWatch<ResultValues, 'documentIds'>({ name: 'documentIds' });
  const { getValues, setValue } = useFormContext<Picking>();
  const change = (next: string[]) => setValue('documentIds', next, { shouldDirty: true, shouldValidate: false });
  return (
    <Stack gap={2}>
      <ComboboxField
        name="addedDocumentId"
        label="Documents"
        loadOptions={useLoadDocuments(supplierId)}
        placeholder="Search documents by title…"
        noun="a document"
        emptyText="No document found"
        hint={hint}
        onPicked={(id) => {
          if (id && !ids.includes(id)) change([...ids, id]);
          setValue('addedDocumentId', null);
        }}
      />
      <DocumentDrop
        links={{ supplierId, verificationId: activityId }}
        onStored={({ id }) => change([...getValues('documentIds'), id])}
      />
      {ids.length ? (
        <ul aria-label="Chosen documents">
          {ids.map((id) => (
            <li key={id} className="ins:flex ins:items-center ins:justify-between ins:gap-2">
              <DocumentTitle id={id} />
              <Button
                variant="ghost"
                size="sm"
                aria-label="Remove document"
                onClick={() => change(ids.filter((one) => one !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
