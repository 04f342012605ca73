import { entryLineCreate, type EntryLineCreate } from '@fsvp/contracts/program/entry-line';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { Importer } from '@fsvp/contracts/program/importer';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateEntryLine } from './api/entry-lines.js';
import { EntryLineFields } from './entry-line-fields.js';
import { newEntryLine, toCreate, type EntryLineValues } from './entry-line-form.values.js';

interface NewEntryLineDialogProps {
  file: FsvpFile;
  importer: Importer;
  open: boolean;
  onClose: () => void;
}

export function NewEntryLineDialog({ file, importer, open, onClose }: NewEntryLineDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Record an Entry Line"
      description={`For ${file.number}: ${file.foodName} from ${file.supplierName}`}
    >
      {(controls) => <NewEntryLineForm file={file} importer={importer} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface NewEntryLineFormProps extends Pick<NewEntryLineDialogProps, 'file' | 'importer'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewEntryLineForm({ file, importer, controls, onSaved }: NewEntryLineFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateEntryLine();
  const form = useContractForm<EntryLineValues, EntryLineCreate>({
    schema: entryLineCreate,
    defaultValues: newEntryLine(importer),
    prepare: (values) => toCreate(values, file),
  });
  return (
    <RecordForm
      form={form}
      label="Entry line"
      submitLabel="Record Entry Line"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <EntryLineFields />
    </RecordForm>
  );
}
