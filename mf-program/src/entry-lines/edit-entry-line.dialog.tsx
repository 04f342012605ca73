import {
  entryLineUpdate,
  getEntryLine,
  type EntryLine,
  type EntryLineUpdate,
} from '@fsvp/contracts/program/entry-line';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateEntryLine } from './api/entry-lines.js';
import { EntryLineFields } from './entry-line-fields.js';
import { ENTRY_LINE_FIELD_LABELS, toFormValues, toUpdate, type EntryLineValues } from './entry-line-form.values.js';

interface EditEntryLineDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditEntryLineDialog({ id, onClose }: EditEntryLineDialogProps) {
  return (
    <EditRecordDialog
      call={getEntryLine}
      id={id}
      title="Edit Entry Line"
      failure="The entry line could not be loaded"
      inUrl
      onClose={onClose}
    >
      {(line, controls) => <EditEntryLineForm line={line} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditEntryLineFormProps {
  line: EntryLine;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditEntryLineForm({ line, controls, onSaved }: EditEntryLineFormProps) {
  const update = useUpdateEntryLine();
  const { opened, ...edit } = useRecordSave<EntryLine, EntryLineValues, EntryLineUpdate>({
    record: line,
    labels: ENTRY_LINE_FIELD_LABELS,
    toFormValues,
    toBody: toUpdate,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: line.id }, body, ifVersion }),
  });
  const form = useContractForm<EntryLineValues, EntryLineUpdate>({
    schema: entryLineUpdate,
    defaultValues: toFormValues(opened),
    prepare: toUpdate,
  });
  return (
    <RecordForm form={form} label="Entry line" submitLabel="Save" controls={controls} {...edit} onSaved={onSaved}>
      <EntryLineFields />
    </RecordForm>
  );
}
