import { today } from '@fsvp/contracts/core/calendar-day';
import {
  getReferenceSet,
  referenceUpdate,
  type ReferenceSet,
  type ReferenceUpdate,
} from '@fsvp/contracts/program/reference-set';
import { DateField, TextField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateReferenceSet } from './api/update-reference-set.js';
import { REFERENCE_FIELD_LABELS as labels } from './load-form.values.js';

interface SetValues {
  effectiveTo: string | null;
  source: string;
  retrievedOn: string;
}

const CHANGEABLE = { effectiveTo: labels.effectiveTo, source: labels.source, retrievedOn: labels.retrievedOn };

const toFormValues = ({ effectiveTo, source, retrievedOn }: ReferenceSet): SetValues => ({
  effectiveTo,
  source,
  retrievedOn,
});

/** @param props.id undefined closes the dialog */
export function ChangeSetDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getReferenceSet}
      id={id}
      title="Change a set"
      description="Its rows cannot be changed. To correct one, end the set and load a new one."
      failure="The set could not be loaded"
      onClose={onClose}
    >
      {(set, controls) => <ChangeSetForm set={set} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface ChangeSetFormProps {
  set: ReferenceSet;
  controls: FormDialogControls;
  onSaved: () => void;
}

function ChangeSetForm({ set, controls, onSaved }: ChangeSetFormProps) {
  const update = useUpdateReferenceSet();
  const { opened, ...edit } = useRecordSave<ReferenceSet, SetValues, ReferenceUpdate>({
    record: set,
    labels: CHANGEABLE,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: set.id }, body, ifVersion }),
  });
  const form = useContractForm<SetValues, ReferenceUpdate>({
    schema: referenceUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm form={form} label="Set" submitLabel="Save" controls={controls} {...edit} onSaved={onSaved}>
      <DateField
        name="effectiveTo"
        label={labels.effectiveTo}
        minDate={opened.effectiveFrom}
        hint="Leave empty if the set has no end date."
      />
      <TextField name="source" label={labels.source} required maxLength={500} />
      <DateField
        name="retrievedOn"
        label={labels.retrievedOn}
        required
        maxDate={today()}
        allowDate={opened.retrievedOn}
      />
    </RecordForm>
  );
}
