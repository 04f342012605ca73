import {
  CONTROL_RULES,
  controlRecordUpdate,
  getControlRecord,
  type ControlRecord,
  type ControlRecordUpdate,
  type DisclosedHazard,
} from '@fsvp/contracts/program/control-records/control-record';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Text } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { DocumentTitle } from '../documents/document-title.js';
import { useDisclosure } from './api/list-records.js';
import { useUpdateControlRecord } from './api/save-control-record.js';
import { ControlFields } from './control-fields.js';
import {
  CONTROL_FIELD_LABELS,
  CONTROL_TEXTS,
  toFormValues,
  toUpdate,
  type ControlValues,
} from './control-form.values.js';

const showDocument = (id: string | null) => (id ? <DocumentTitle id={id} /> : 'None');

interface EditControlDialogProps {
  file: FsvpFile;
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditControlDialog({ file, id, onClose }: EditControlDialogProps) {
  return (
    <EditRecordDialog
      call={getControlRecord}
      id={id}
      title="Edit Record"
      failure="The record could not be loaded"
      inUrl={false}
      onClose={onClose}
    >
      {(record, controls) => <EditControlForm file={file} record={record} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditControlFormProps {
  file: FsvpFile;
  record: ControlRecord;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditControlForm({ file, record, controls, onSaved }: EditControlFormProps) {
  const { id, kind } = record;
  const { data } = useDisclosure(file, kind === 'AS-2');
  const hazards = withRecorded(record, data?.hazards ?? []);
  const nameOf = (key: string) => hazards.find(({ hazardKey }) => hazardKey === key)?.hazardName ?? 'Unknown hazard';
  const update = useUpdateControlRecord();
  const { effectiveOn, documentId, statement } = CONTROL_TEXTS[kind];
  const { opened, ...edit } = useRecordSave<ControlRecord, ControlValues, ControlRecordUpdate>({
    record,
    labels: { ...CONTROL_FIELD_LABELS, effectiveOn, documentId, statement },
    show: {
      documentId: showDocument,
      useDocumentId: showDocument,
      hazardKeys: (keys: readonly string[]) => keys.map(nameOf).join(', ') || 'None',
    },
    toFormValues,
    toBody: toUpdate,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<ControlValues, ControlRecordUpdate>({
    schema: controlRecordUpdate,
    defaultValues: toFormValues(opened),
    prepare: toUpdate,
  });
  return (
    <RecordForm
      form={form}
      label="Record of a control elsewhere"
      submitLabel="Save"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    >
      <Text as="p" tone="muted">{`${CONTROL_RULES[kind].label} (${kind})`}</Text>
      <ControlFields file={file} hazards={hazards} />
    </RecordForm>
  );
}

/** Also those that it was recorded for and that are not allocated to a customer any more, so that they can be removed. */
function withRecorded(
  { hazardKeys, hazardNames }: ControlRecord,
  allocated: readonly DisclosedHazard[],
): readonly DisclosedHazard[] {
  const gone = hazardKeys.flatMap((hazardKey, at) =>
    allocated.some((one) => one.hazardKey === hazardKey)
      ? []
      : [{ hazardKey, hazardName: hazardNames[at] ?? '', hazardClass: 'other' }],
  );
  return [...allocated, ...gone];
}
