import { importerCreate, type Importer, type ImporterCreate } from '@fsvp/contracts/program/importer';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateImporter } from './api/save-importer.js';
import { ImporterFields } from './importer-fields.js';
import { newImporter, toBody, type ImporterValues } from './importer-form.values.js';

interface AddImporterDialogProps {
  open: boolean;
  /** What the form begins with, such as what a supplier says of its importer. */
  known: Pick<ImporterValues, 'legalName' | 'duns'>;
  onClose: () => void;
  onAdded: (importer: Importer) => void;
}

export function AddImporterDialog({ open, known, onClose, onAdded }: AddImporterDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Add an importer">
      {(controls) => <AddImporterForm known={known} controls={controls} onAdded={onAdded} />}
    </FormDialog>
  );
}

interface AddImporterFormProps extends Pick<AddImporterDialogProps, 'known' | 'onAdded'> {
  controls: FormDialogControls;
}

function AddImporterForm({ known, controls, onAdded }: AddImporterFormProps) {
  const create = useCreateImporter(onAdded);
  const form = useContractForm<ImporterValues, ImporterCreate>({
    schema: importerCreate,
    defaultValues: newImporter(known),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Importer"
      submitLabel="Add importer"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body });
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <ImporterFields isNew />
    </RecordForm>
  );
}
