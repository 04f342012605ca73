import { Combobox, Field, IconButton } from '@fsvp/ui';
import { useController, useFormContext } from '@fsvp/ui/dialogs';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { MAX_EVIDENCE } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { DocumentTitle } from '../documents/document-title.js';
import { useLoadDocuments } from '../documents/load-documents.js';
import { icons } from '../icons.js';

interface EvidenceFieldProps {
  /** Of a list of ids of documents. */
  name: string;
  label: string;
  supplierId: string;
}

/** Documents of the supplier that a statement rests on. */
export function EvidenceField({ name, label, supplierId }: EvidenceFieldProps) {
  const { field, fieldState } = useController({ name });
  const loadOptions = useLoadDocuments(supplierId);
  const { getValues } = useFormContext();
  const ids = field.value as string[];
  const errors = fieldState.error as { message?: string } | ({ message?: string } | undefined)[] | undefined;
  const error = Array.isArray(errors) ? errors.find((one) => one?.message)?.message : errors?.message;
  return (
    <div className="program:flex program:min-w-0 program:flex-col program:gap-2">
      {ids.length < MAX_EVIDENCE ? (
        <Field label={label} error={error}>
          {(control) => (
            <Combobox
              {...control}
              ref={field.ref}
              key={ids.join()}
              value={null}
              loadOptions={loadOptions}
              placeholder="Add a document of the supplier…"
              noun="a document"
              emptyText="No document found"
              onBlur={field.onBlur}
              onChange={(id) => {
                if (id && !ids.includes(id)) field.onChange([...ids, id]);
              }}
            />
          )}
        </Field>
      ) : null}
      {ids.length < MAX_EVIDENCE ? (
        <DocumentDrop
          links={{ supplierId }}
          onStored={({ id }) => field.onChange([...(getValues(name) as string[]), id].slice(0, MAX_EVIDENCE))}
        />
      ) : null}
      {ids.length > 0 ? (
        <ul aria-label={label} className="program:flex program:flex-col program:gap-1 program:text-body">
          {ids.map((id) => (
            <li
              key={id}
              className="program:flex program:min-w-0 program:items-center program:justify-between program:gap-2"
            >
              <span className="program:min-w-0 program:break-words">
                <DocumentTitle id={id} linked />
              </span>
              <IconButton
                label="Remove this document"
                icon={icons.clear}
                size="sm"
                onClick={() => field.onChange(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
