import { UNKNOWN_SUPPLIER, loadError, useVersionedSave } from '@fsvp/web-kit';
import { actionUpdate, type ActionUpdate, type CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { ErrorState, FormDialog, type FormDialogControls, Spinner, useLastDefined } from '@fsvp/ui';
import { ActionForm } from './action-form.js';
import { ACTION_FIELD_LABELS, changeOf, valuesOf } from './action-form.values.js';
import { useFreshAction } from './api/get-action.js';
import { useUpdateAction } from './api/update-action.js';

interface EditedProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

/** @param props.id undefined closes the dialog */
export function EditActionDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Corrective Action">
      {(controls) => (shown ? <LoadedAction key={shown} id={shown} controls={controls} onSaved={onClose} /> : null)}
    </FormDialog>
  );
}

function LoadedAction({ id, ...props }: EditedProps & { id: string }) {
  const action = useFreshAction(id);
  const failure = loadError(action, 'The corrective action could not be loaded');
  if (action.data) return <EditActionForm action={action.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditActionForm({ action, controls, onSaved }: EditedProps & { action: CorrectiveAction }) {
  const update = useUpdateAction();
  const { opened, save } = useVersionedSave<CorrectiveAction, ActionUpdate>({
    record: action,
    labels: ACTION_FIELD_LABELS,
    save: (body, ifVersion) => update.mutateAsync({ params: { id: action.id }, body, ifVersion }),
  });
  return (
    <ActionForm<ActionUpdate>
      schema={actionUpdate}
      defaultValues={valuesOf(opened)}
      prepare={(values) => changeOf(values, opened)}
      supplierName={opened.supplierName ?? UNKNOWN_SUPPLIER}
      dueDate={opened.dueDate}
      submitLabel="Update Corrective Action"
      controls={controls}
      save={save}
      onSaved={onSaved}
    />
  );
}
