import {
  getIndividual,
  individualUpdate,
  type IndividualUpdate,
  type QualifiedIndividual,
} from '@fsvp/contracts/qualified-individual';
import { useContractForm, type FormDialogControls } from '@fsvp/ui';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit';
import { useUpdateIndividual } from './api/update-individual.js';
import { IndividualFields } from './individual-fields.js';
import {
  INDIVIDUAL_FIELD_LABELS,
  INDIVIDUAL_VALUE_TEXTS,
  toFormValues,
  type IndividualValues,
} from './individual-form.values.js';

/** @param props.id undefined closes the dialog */
export function EditIndividualDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getIndividual}
      id={id}
      title="Edit qualified individual"
      description="Signed records keep the name that the person had when they were signed."
      failure="The person could not be loaded"
      onClose={onClose}
    >
      {(individual, controls) => <EditIndividualForm individual={individual} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditIndividualFormProps {
  individual: QualifiedIndividual;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditIndividualForm({ individual, controls, onSaved }: EditIndividualFormProps) {
  const { id } = individual;
  const update = useUpdateIndividual();
  const { opened, ...edit } = useRecordSave<QualifiedIndividual, IndividualValues, IndividualUpdate>({
    record: individual,
    labels: INDIVIDUAL_FIELD_LABELS,
    show: INDIVIDUAL_VALUE_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<IndividualValues, IndividualUpdate>({
    schema: individualUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm
      form={form}
      label="Qualified individual"
      submitLabel="Save"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    >
      <IndividualFields />
    </RecordForm>
  );
}
