import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  getStandingCheck,
  STANDING_CHECK_RULES,
  standingCheckUpdate,
  type StandingCheck,
  type StandingCheckUpdate,
} from '@fsvp/contracts/program/standing-check';
import { Text } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useRecognisedSystems } from './api/list-recognised-systems.js';
import { useUpdateStandingCheck } from './api/save-standing-check.js';
import { CheckFields } from './check-fields.js';
import {
  CHECK_FIELD_LABELS,
  countryName,
  FOUND_LABELS,
  toFormValues,
  toUpdate,
  type CheckValues,
} from './check-form.values.js';
import { DocumentTitle } from '../documents/document-title.js';

interface EditCheckDialogProps {
  file: FsvpFile;
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditCheckDialog({ file, id, onClose }: EditCheckDialogProps) {
  return (
    <EditRecordDialog
      call={getStandingCheck}
      id={id}
      title="Edit Check"
      failure="The check could not be loaded"
      inUrl={false}
      onClose={onClose}
    >
      {(check, controls) => <EditCheckForm file={file} check={check} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditCheckFormProps {
  file: FsvpFile;
  check: StandingCheck;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditCheckForm({ file, check, controls, onSaved }: EditCheckFormProps) {
  const { id, kind } = check;
  const { label, code } = STANDING_CHECK_RULES[kind];
  const systems = useRecognisedSystems(true) ?? [];
  const update = useUpdateStandingCheck();
  const { opened, ...edit } = useRecordSave<StandingCheck, CheckValues, StandingCheckUpdate>({
    record: check,
    labels: CHECK_FIELD_LABELS,
    show: {
      countryCode: (country: string) => countryName(country),
      found: (found: 'yes' | 'no') => FOUND_LABELS[kind][found],
      documentId: (documentId: string | null) => (documentId ? <DocumentTitle id={documentId} /> : 'None'),
    },
    toFormValues,
    toBody: toUpdate,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<CheckValues, StandingCheckUpdate>({
    schema: standingCheckUpdate,
    defaultValues: toFormValues(opened),
    prepare: toUpdate,
  });
  return (
    <RecordForm
      form={form}
      label="Check of standing"
      submitLabel="Save"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    >
      <Text as="p" tone="muted">{`${label} (${code})`}</Text>
      <CheckFields file={file} systems={systems} />
    </RecordForm>
  );
}
