import { fsvpFileUpdate, type FsvpFile, type FsvpFileUpdate } from '@fsvp/contracts/program/fsvp-file';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { Stack, Text } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useMoveFile } from './api/update-file.js';

interface StartImportingDialogProps {
  file: FsvpFile;
  /** 'Start importing' */
  label: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before importing begins under a file that lacks what is needed before. A policy may want a reason, or refuse it. */
export function StartImportingDialog({ file, label, open, onClose }: StartImportingDialogProps) {
  return (
    <FormDialog open={open} recordId={file.id} size="sm" onClose={onClose} title={`${label}: ${file.number}`}>
      {(controls) => <StartImportingForm file={file} label={label} controls={controls} onStarted={onClose} />}
    </FormDialog>
  );
}

interface StartImportingFormProps {
  file: FsvpFile;
  label: string;
  controls: FormDialogControls;
  onStarted: () => void;
}

function StartImportingForm({ file: { id, version, readiness }, label, controls, onStarted }: StartImportingFormProps) {
  const move = useMoveFile({ isShownElsewhere: true });
  const form = useContractForm<{ startReason: string }, FsvpFileUpdate>({
    schema: fsvpFileUpdate,
    defaultValues: { startReason: '' },
  });
  return (
    <RecordForm
      form={form}
      label={label}
      submitLabel={label}
      controls={controls}
      save={async ({ startReason }) => {
        await move.mutateAsync({ params: { id }, body: { lifecycle: 'importing', startReason }, ifVersion: version });
        return undefined;
      }}
      onSaved={onStarted}
    >
      <Stack gap={2}>
        <Text as="p">The file is missing what 21 CFR part 1 subpart L requires before the first import:</Text>
        <ul>
          {readiness.blocking.map((code) => (
            <li key={code}>
              {REQUIREMENTS[code].title} ({code})
            </li>
          ))}
        </ul>
      </Stack>
      <TextareaField name="startReason" label="Reason" rows={3} hint="Kept with the file." />
    </RecordForm>
  );
}
