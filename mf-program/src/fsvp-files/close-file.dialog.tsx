import { fileClosing, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useMoveFile } from './api/update-file.js';

interface CloseFileDialogProps {
  /** Undefined closes the dialog. */
  file: FsvpFile | undefined;
  onClose: () => void;
}

export function CloseFileDialog({ file, onClose }: CloseFileDialogProps) {
  const shown = useLastDefined(file);
  if (!shown) return null;
  return (
    <FormDialog
      open={file !== undefined}
      recordId={shown.id}
      size="sm"
      onClose={onClose}
      title={`Close ${shown.number}`}
    >
      {(controls) => <CloseFileForm file={shown} controls={controls} onClosed={onClose} />}
    </FormDialog>
  );
}

interface CloseFileFormProps {
  file: FsvpFile;
  controls: FormDialogControls;
  onClosed: () => void;
}

function CloseFileForm({ file: { id, version }, controls, onClosed }: CloseFileFormProps) {
  const move = useMoveFile({ isShownElsewhere: true });
  const form = useContractForm<{ reason: string }, { reason: string }>({
    schema: fileClosing,
    defaultValues: { reason: '' },
  });
  return (
    <RecordForm
      form={form}
      label="Close FSVP file"
      submitLabel="Close for Good"
      controls={controls}
      save={async ({ reason: closeReason }) => {
        // Not DELETE: its answer lacks the closed file, which stays on the screen.
        await move.mutateAsync({ params: { id }, body: { lifecycle: 'closed', closeReason }, ifVersion: version });
        return undefined;
      }}
      onSaved={onClosed}
    >
      <Text as="p">
        A closed file is kept as evidence. It cannot be changed or reopened, but you can open a new file for the same
        food from the same supplier.
      </Text>
      <TextareaField name="reason" label="Reason" required rows={3} />
    </RecordForm>
  );
}
