import {
  getQualification,
  qualificationUpdate,
  type Qualification,
  type QualificationUpdate,
} from '@fsvp/contracts/program/qualified-individual';
import { useLastDefined } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateQualification } from './api/update-qualification.js';
import { QualificationFields } from './qualification-fields.js';
import {
  QUALIFICATION_FIELD_LABELS,
  QUALIFICATION_VALUE_TEXTS,
  toBody,
  toFormValues,
  type QualificationValues,
} from './qualification-form.values.js';

interface EditQualificationDialogProps {
  /** Of the draft; undefined closes the dialog. */
  id: string | undefined;
  /** Of the person, if it is known. */
  name: string | undefined;
  onClose: () => void;
}

export function EditQualificationDialog({ id, name, onClose }: EditQualificationDialogProps) {
  const shownName = useLastDefined(name);
  return (
    <EditRecordDialog
      call={getQualification}
      id={id}
      title={shownName ? `Draft qualification of ${shownName}` : 'Draft qualification'}
      description="It takes effect once an administrator signs it. A signed version cannot be changed. Create a new version instead."
      failure="The qualification could not be loaded"
      onClose={onClose}
    >
      {(qualification, controls) => (
        <EditQualificationForm qualification={qualification} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditQualificationFormProps {
  qualification: Qualification;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditQualificationForm({ qualification, controls, onSaved }: EditQualificationFormProps) {
  const { id } = qualification;
  const update = useUpdateQualification();
  const { opened, ...edit } = useRecordSave<Qualification, QualificationValues, QualificationUpdate>({
    record: qualification,
    labels: QUALIFICATION_FIELD_LABELS,
    show: QUALIFICATION_VALUE_TEXTS,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<QualificationValues, QualificationUpdate>({
    schema: qualificationUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Qualification"
      submitLabel="Save draft"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    >
      <QualificationFields />
    </RecordForm>
  );
}
