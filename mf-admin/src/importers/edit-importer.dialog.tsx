import { getImporter, importerUpdate, type Importer, type ImporterUpdate } from '@fsvp/contracts/program/importer';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { DocumentTitle } from '../qualifications/document-title.js';
import { useUpdateImporter } from './api/save-importer.js';
import { ImporterFields } from './importer-fields.js';
import {
  IMPORTER_FIELD_LABELS,
  IMPORTER_VALUE_TEXTS,
  toBody,
  toFormValues,
  type ImporterValues,
} from './importer-form.values.js';

const SHOW = {
  ...IMPORTER_VALUE_TEXTS,
  consentDocumentId: (id: string | null) => (id ? <DocumentTitle id={id} /> : 'None'),
};

/** @param props.id undefined closes the dialog */
export function EditImporterDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getImporter}
      id={id}
      title="Edit importer"
      failure="The importer could not be loaded"
      onClose={onClose}
    >
      {(importer, controls) => <EditImporterForm importer={importer} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditImporterFormProps {
  importer: Importer;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditImporterForm({ importer, controls, onSaved }: EditImporterFormProps) {
  const { id } = importer;
  const update = useUpdateImporter();
  const { opened, ...edit } = useRecordSave<Importer, ImporterValues, ImporterUpdate>({
    record: importer,
    labels: IMPORTER_FIELD_LABELS,
    show: SHOW,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<ImporterValues, ImporterUpdate>({
    schema: importerUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm form={form} label="Importer" submitLabel="Save" controls={controls} {...edit} onSaved={onSaved}>
      <ImporterFields />
    </RecordForm>
  );
}
