import {
  actionUpdate,
  getAction,
  type ActionUpdate,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { ActionForm } from './action-form.js';
import { ACTION_FIELD_LABELS, toUpdateBody, toFormValues, type ActionValues } from './action-form.values.js';
import { ACTION_VALUE_TEXTS } from './action-value-texts.js';
import { useUpdateAction } from './api/update-action.js';

/** @param props.id undefined closes the dialog */
export function EditActionDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getAction}
      id={id}
      title="Edit Corrective Action"
      failure="The corrective action could not be loaded"
      onClose={onClose}
    >
      {(action, controls) => <EditActionForm action={action} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditActionFormProps {
  action: CorrectiveAction;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditActionForm({ action, controls, onSaved }: EditActionFormProps) {
  const update = useUpdateAction();
  const { opened, ...edit } = useRecordSave<CorrectiveAction, ActionValues, ActionUpdate>({
    record: action,
    labels: ACTION_FIELD_LABELS,
    show: ACTION_VALUE_TEXTS,
    toFormValues,
    toBody: toUpdateBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: action.id }, body, ifVersion }),
  });
  return (
    <ActionForm<ActionUpdate>
      schema={actionUpdate}
      defaultValues={toFormValues(opened)}
      prepare={(values) => toUpdateBody(values, opened)}
      supplierName={opened.supplierName ?? UNKNOWN_SUPPLIER}
      opened={opened}
      submitLabel="Update Corrective Action"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
