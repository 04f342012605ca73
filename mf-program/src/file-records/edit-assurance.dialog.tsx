import {
  ASSURANCE_RULES,
  assuranceUpdate,
  getAssurance,
  type Assurance,
  type AssuranceUpdate,
} from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Text } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateAssurance } from './api/save-assurance.js';
import { assertControls } from './assert-controls.js';
import { AssuranceFields } from './assurance-fields.js';
import { ASSURANCE_FIELD_LABELS, toFormValues, toUpdate, type AssuranceValues } from './assurance-form.values.js';
import { DocumentTitle } from '../documents/document-title.js';

const SHOW = {
  documentId: (id: string | null) => (id ? <DocumentTitle id={id} /> : 'None'),
};

interface EditAssuranceDialogProps {
  file: FsvpFile;
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditAssuranceDialog({ file, id, onClose }: EditAssuranceDialogProps) {
  return (
    <EditRecordDialog
      call={getAssurance}
      id={id}
      title="Edit Assurance"
      failure="The assurance could not be loaded"
      inUrl={false}
      onClose={onClose}
    >
      {(assurance, controls) => (
        <EditAssuranceForm file={file} assurance={assurance} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditAssuranceFormProps {
  file: FsvpFile;
  assurance: Assurance;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditAssuranceForm({ file, assurance, controls, onSaved }: EditAssuranceFormProps) {
  const { id, kind, importerName } = assurance;
  const update = useUpdateAssurance();
  const toBody = (values: AssuranceValues) => toUpdate(values, file);
  const { opened, ...edit } = useRecordSave<Assurance, AssuranceValues, AssuranceUpdate>({
    record: assurance,
    labels: ASSURANCE_FIELD_LABELS,
    show: SHOW,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<AssuranceValues, AssuranceUpdate>({
    schema: assuranceUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Assurance"
      submitLabel="Save"
      controls={controls}
      {...edit}
      save={(body, saved) => {
        assertControls(saved.getValues(), file);
        return edit.save(body, saved);
      }}
      onSaved={onSaved}
    >
      <Text as="p" tone="muted">
        {`${ASSURANCE_RULES[kind].label} (${kind})${importerName ? `, for all files of ${importerName}` : ''}`}
      </Text>
      <AssuranceFields file={file} />
    </RecordForm>
  );
}
