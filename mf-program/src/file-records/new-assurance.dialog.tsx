import { assuranceCreate, type AssuranceCreate, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateAssurance } from './api/save-assurance.js';
import { AssuranceFields } from './assurance-fields.js';
import { assertControls } from './assert-controls.js';
import { newAssurance, toCreate, type AssuranceValues } from './assurance-form.values.js';

interface NewAssuranceDialogProps {
  file: FsvpFile;
  open: boolean;
  /** What the form begins with; undefined: nothing is chosen. */
  kind: AssuranceKind | undefined;
  onClose: () => void;
}

export function NewAssuranceDialog({ file, open, kind, onClose }: NewAssuranceDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Record an Assurance"
      description={`For ${file.number}: ${file.foodName} from ${file.supplierName}`}
    >
      {(controls) => <NewAssuranceForm file={file} kind={kind} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface NewAssuranceFormProps extends Pick<NewAssuranceDialogProps, 'file' | 'kind'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewAssuranceForm({ file, kind, controls, onSaved }: NewAssuranceFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateAssurance();
  const form = useContractForm<AssuranceValues, AssuranceCreate>({
    schema: assuranceCreate,
    defaultValues: newAssurance(kind ?? null, kind !== undefined && file.readiness.missing.includes(kind)),
    prepare: (values) => toCreate(values, file),
  });
  return (
    <RecordForm
      form={form}
      label="Assurance"
      submitLabel="Record Assurance"
      controls={controls}
      save={async (body) => {
        assertControls(form.getValues(), file);
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <AssuranceFields file={file} isNew />
    </RecordForm>
  );
}
