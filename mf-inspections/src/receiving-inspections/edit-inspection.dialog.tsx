import {
  getInspection,
  inspectionUpdate,
  type InspectionUpdate,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateInspection } from './api/update-inspection.js';
import { InspectionForm } from './inspection-form.js';
import { toUpdateBody, toFormValues, type InspectionValues } from './inspection-form.values.js';
import { comparedLabels, comparedTexts } from './inspection-value-texts.js';

interface EditInspectionDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
  /** Called after a change that made the inspection fail. */
  onFailed: (inspection: ReceivingInspection) => void;
}

export function EditInspectionDialog({ id, onClose, onFailed }: EditInspectionDialogProps) {
  return (
    <EditRecordDialog
      call={getInspection}
      id={id}
      title="Edit Receiving Inspection"
      failure="The inspection could not be loaded"
      onClose={onClose}
    >
      {(inspection, controls) => (
        <EditInspectionForm inspection={inspection} controls={controls} onFailed={onFailed} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditInspectionFormProps extends Pick<EditInspectionDialogProps, 'onFailed'> {
  inspection: ReceivingInspection;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditInspectionForm({ inspection, controls, onFailed, onSaved }: EditInspectionFormProps) {
  const update = useUpdateInspection();
  const { opened, ...edit } = useRecordSave<ReceivingInspection, InspectionValues, InspectionUpdate>({
    record: inspection,
    labels: comparedLabels(inspection),
    show: comparedTexts(inspection),
    companions: { actualTemp: ['tempCompliant'] },
    toFormValues,
    toBody: toUpdateBody,
    send: async (body, ifVersion) => {
      const saved = await update.mutateAsync({ params: { id: inspection.id }, body, ifVersion });
      if (saved.status === 'failed' && inspection.status !== 'failed') onFailed(saved);
    },
  });
  return (
    <InspectionForm<InspectionUpdate>
      schema={inspectionUpdate}
      defaultValues={toFormValues(opened)}
      prepare={(values) => toUpdateBody(values, opened)}
      opened={opened}
      submitLabel="Update Inspection"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
