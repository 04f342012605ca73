import { getHazard, type HazardAnalysis, type HazardCreate } from '@fsvp/contracts/quality/hazard-analysis';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateHazard } from './api/update-hazard.js';
import { HAZARD_FIELD_LABELS, toFormValues, type HazardValues } from './hazard-form.values.js';
import { HazardForm } from './hazard-form.js';
import { productOf } from './hazard-labels.js';
import { HAZARD_VALUE_TEXTS } from './hazard-value-texts.js';

interface EditHazardDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditHazardDialog({ id, onClose }: EditHazardDialogProps) {
  return (
    <EditRecordDialog
      call={getHazard}
      id={id}
      title="Edit Hazard Analysis"
      failure="The hazard analysis could not be loaded"
      onClose={onClose}
    >
      {(hazard, controls) => <EditHazardForm hazard={hazard} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditHazardFormProps {
  hazard: HazardAnalysis;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditHazardForm({ hazard, controls, onSaved }: EditHazardFormProps) {
  const update = useUpdateHazard();
  const { opened, ...edit } = useRecordSave<HazardAnalysis, HazardValues, HazardCreate>({
    record: hazard,
    labels: HAZARD_FIELD_LABELS,
    show: HAZARD_VALUE_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: hazard.id }, body, ifVersion }),
  });
  return (
    <HazardForm
      label="Hazard analysis"
      submitLabel="Update Hazard Analysis"
      defaultValues={toFormValues(opened)}
      supplierName={opened.supplierName ?? UNKNOWN_SUPPLIER}
      productName={productOf(opened)}
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
