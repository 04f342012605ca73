import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { ErrorState, Spinner, useLastDefined } from '@fsvp/ui';
import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import type { ReactNode } from 'react';
import { useMay } from '../session/use-may.js';
import { loadError } from './load-error.js';
import { useFreshRecord, type ParamsOf } from './use-record.js';

interface EditRecordDialogProps<C extends CallDefinition> {
  /** Loads the record. */
  call: C;
  paramsOf?: ParamsOf;
  /** Undefined closes the dialog. */
  id: string | undefined;
  title: string;
  description?: string;
  /** Whether its opening is a history entry of its own; default: true. */
  inUrl?: boolean;
  /** Title of a failed load, such as 'The supplier could not be loaded'. */
  failure: string;
  onClose: () => void;
  /** The form, once the record's current state is loaded. */
  children: (record: ResponseOf<C>, controls: FormDialogControls) => ReactNode;
}

/** A dialog with the form of one existing record: a spinner, then the form, or why the record could not be loaded. */
export function EditRecordDialog<C extends CallDefinition>({
  id,
  title,
  description,
  inUrl = true,
  onClose,
  ...props
}: EditRecordDialogProps<C>) {
  const shown = useLastDefined(id);
  // The address of a form opens nothing for a reader.
  const mayWrite = useMay('write');
  return (
    <FormDialog
      open={mayWrite && id !== undefined}
      inUrl={inUrl}
      recordId={shown}
      onClose={onClose}
      title={title}
      description={description}
    >
      {(controls) =>
        shown === undefined ? null : <LoadedForm key={shown} {...props} id={shown} controls={controls} />
      }
    </FormDialog>
  );
}

function LoadedForm<C extends CallDefinition>({
  call,
  paramsOf,
  id,
  failure,
  controls,
  children,
}: Pick<EditRecordDialogProps<C>, 'call' | 'paramsOf' | 'failure' | 'children'> & {
  id: string;
  controls: FormDialogControls;
}) {
  const query = useFreshRecord(call, id, paramsOf);
  if (query.data !== undefined) return children(query.data, controls);
  const error = loadError(query, failure);
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}
