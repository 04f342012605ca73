import {
  actionUpdate,
  getAction,
  type ActionUpdate,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import { isActionDone } from '@fsvp/contracts/quality/action-status';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { ActionForm } from './action-form.js';
import { ACTION_FIELD_LABELS, toUpdateBody, toFormValues, type ActionValues } from './action-form.values.js';
import { ACTION_VALUE_TEXTS } from './action-value-texts.js';
import { useUpdateAction } from './api/update-action.js';

interface EditActionDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** Begins as completed, at what is left to fill in. */
  completing: boolean;
  onClose: () => void;
}

export function EditActionDialog({ id, completing, onClose }: EditActionDialogProps) {
  return (
    <EditRecordDialog
      call={getAction}
      id={id}
      title="Edit Corrective Action"
      failure="The corrective action could not be loaded"
      onClose={onClose}
    >
      {(action, controls) => (
        <EditActionForm action={action} completing={completing} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditActionFormProps {
  action: CorrectiveAction;
  completing: boolean;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditActionForm({ action, completing, controls, onSaved }: EditActionFormProps) {
  const update = useUpdateAction();
  const { opened, ...edit } = useRecordSave<CorrectiveAction, ActionValues, ActionUpdate>({
    record: action,
    labels: ACTION_FIELD_LABELS,
    show: ACTION_VALUE_TEXTS,
    toFormValues,
    toBody: toUpdateBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: action.id }, body, ifVersion }),
  });
  const isCompleting = completing && !isActionDone(opened.status);
  return (
    <ActionForm<ActionUpdate>
      schema={actionUpdate}
      defaultValues={{ ...toFormValues(opened), ...(isCompleting && { status: 'completed' }) }}
      prepare={(values) => toUpdateBody(values, opened)}
      supplierName={opened.supplierName ?? UNKNOWN_SUPPLIER}
      opened={opened}
      completing={isCompleting}
      submitLabel="Update Corrective Action"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
