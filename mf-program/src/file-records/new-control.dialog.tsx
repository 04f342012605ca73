import {
  CONTROL_KINDS,
  CONTROL_RULES,
  controlRecordCreate,
  type ControlKind,
  type ControlRecordCreate,
  type Disclosure,
} from '@fsvp/contracts/program/control-records/control-record';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { ErrorState, Spinner, Stack, Text } from '@fsvp/ui';
import { FormDialog, SelectField, useContractForm, useWatch, type FormDialogControls } from '@fsvp/ui/dialogs';
import { loadError, useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useDisclosure } from './api/list-records.js';
import { useCreateControlRecord } from './api/save-control-record.js';
import { ControlFields } from './control-fields.js';
import { CONTROL_FIELD_LABELS, newControl, toCreate, type ControlValues } from './control-form.values.js';

const kinds = CONTROL_KINDS.map((value) => ({ value, label: `${CONTROL_RULES[value].label} (${value})` }));

interface NewControlDialogProps {
  file: FsvpFile;
  open: boolean;
  /** What the form begins with. */
  kind: ControlKind;
  onClose: () => void;
}

export function NewControlDialog({ file, open, kind, onClose }: NewControlDialogProps) {
  const disclosure = useDisclosure(file, open);
  const error = loadError(disclosure, 'What has to be disclosed could not be loaded');
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Record a Control Elsewhere"
      description={`For ${file.number}: ${file.foodName} from ${file.supplierName}`}
    >
      {(controls) =>
        error ? (
          <ErrorState {...error} />
        ) : disclosure.data ? (
          <NewControlForm file={file} kind={kind} disclosure={disclosure.data} controls={controls} onSaved={onClose} />
        ) : (
          <Spinner label="Loading…" />
        )
      }
    </FormDialog>
  );
}

interface NewControlFormProps extends Pick<NewControlDialogProps, 'file' | 'kind'> {
  disclosure: Disclosure;
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewControlForm({ file, kind, disclosure, controls, onSaved }: NewControlFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateControlRecord();
  const form = useContractForm<ControlValues, ControlRecordCreate>({
    schema: controlRecordCreate,
    defaultValues: newControl(kind, disclosure),
    prepare: toCreate,
  });
  return (
    <RecordForm
      form={form}
      label="Record of a control elsewhere"
      submitLabel="Save Record"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ params: { id: file.id }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <SelectField name="kind" label={CONTROL_FIELD_LABELS.kind} required options={kinds} />
      <FieldsOfKind file={file} disclosure={disclosure} />
    </RecordForm>
  );
}

function FieldsOfKind({ file, disclosure }: { file: FsvpFile; disclosure: Disclosure }) {
  const kind = useWatch<ControlValues, 'kind'>({ name: 'kind' });
  if (kind !== 'AS-2' || disclosure.hazards.length) return <ControlFields file={file} hazards={disclosure.hazards} />;
  return (
    <Stack gap={2}>
      <Text weight="medium">There is nothing to disclose yet.</Text>
      <Text tone="muted">
        No hazard of this file is allocated to a customer. Allocate it in the evaluation of the supplier, and sign that
        first.
      </Text>
    </Stack>
  );
}
