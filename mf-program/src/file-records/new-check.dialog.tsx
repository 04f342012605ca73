import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  standingCheckCreate,
  type StandingCheckCreate,
  type StandingCheckKind,
} from '@fsvp/contracts/program/standing-check';
import { Spinner } from '@fsvp/ui';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useRecognisedSystems, type RecognisedSystem } from './api/list-recognised-systems.js';
import { useCreateStandingCheck } from './api/save-standing-check.js';
import { CheckFields } from './check-fields.js';
import { newCheck, toCreate, type CheckValues } from './check-form.values.js';

interface NewCheckDialogProps {
  file: FsvpFile;
  open: boolean;
  /** What the form begins with. */
  kind: StandingCheckKind;
  onClose: () => void;
}

export function NewCheckDialog({ file, open, kind, onClose }: NewCheckDialogProps) {
  const systems = useRecognisedSystems(open);
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Record a Check of Standing"
      description={`For ${file.number}: ${file.foodName} from ${file.supplierName}`}
    >
      {(controls) =>
        systems ? (
          <NewCheckForm file={file} kind={kind} systems={systems} controls={controls} onSaved={onClose} />
        ) : (
          <Spinner label="Loading…" />
        )
      }
    </FormDialog>
  );
}

interface NewCheckFormProps extends Pick<NewCheckDialogProps, 'file' | 'kind'> {
  systems: readonly RecognisedSystem[];
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewCheckForm({ file, kind, systems, controls, onSaved }: NewCheckFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateStandingCheck();
  const form = useContractForm<CheckValues, StandingCheckCreate>({
    schema: standingCheckCreate,
    defaultValues: newCheck(kind, file, systems),
    prepare: toCreate,
  });
  return (
    <RecordForm
      form={form}
      label="Check of standing"
      submitLabel="Record Check"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ params: { id: file.id }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <CheckFields file={file} systems={systems} isNew />
    </RecordForm>
  );
}
