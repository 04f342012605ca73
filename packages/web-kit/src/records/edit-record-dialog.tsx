import type { CallDefinition, ResponseOf } from '@fsvp/contracts/call';
import { ErrorState, FormDialog, Spinner, useLastDefined, type FormDialogControls } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { loadError } from './load-error.js';
import { useFreshRecord } from './use-record.js';

interface EditRecordDialogProps<C extends CallDefinition> {
  /** Loads the record: a GET with `{id}` at the end of its path. */
  call: C;
  /** Undefined closes the dialog. */
  id: string | undefined;
  title: string;
  /** Title of a failed load, such as 'The supplier could not be loaded'. */
  failure: string;
  onClose: () => void;
  /** The form, once the record's current state is loaded. */
  children: (record: ResponseOf<C>, controls: FormDialogControls) => ReactNode;
}

/** A dialog with the form of one existing record: a spinner, then the form, or why the record could not be loaded. */
export function EditRecordDialog<C extends CallDefinition>({ id, title, onClose, ...props }: EditRecordDialogProps<C>) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title={title}>
      {(controls) =>
        shown === undefined ? null : <LoadedForm key={shown} {...props} id={shown} controls={controls} />
      }
    </FormDialog>
  );
}

function LoadedForm<C extends CallDefinition>({
  call,
  id,
  failure,
  controls,
  children,
}: Pick<EditRecordDialogProps<C>, 'call' | 'failure' | 'children'> & { id: string; controls: FormDialogControls }) {
  const query = useFreshRecord(call, id);
  if (query.data !== undefined) return children(query.data, controls);
  const error = loadError(query, failure);
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}
