import { foodNoteUpdate, type FoodNote, type FoodNoteUpdate } from '@fsvp/contracts/program/food-note';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useUpdateNote } from './api/update-note.js';

interface DismissNoteDialogProps {
  /** Undefined closes the dialog. */
  note: FoodNote | undefined;
  onClose: () => void;
}

export function DismissNoteDialog({ note, onClose }: DismissNoteDialogProps) {
  const shown = useLastDefined(note);
  if (!shown) return null;
  return (
    <FormDialog
      open={note !== undefined}
      recordId={shown.id}
      size="sm"
      onClose={onClose}
      title={`Dismiss the Note on ${shown.hazardName}`}
    >
      {(controls) => <DismissNoteForm note={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface DismissNoteFormProps {
  note: FoodNote;
  controls: FormDialogControls;
  onSaved: () => void;
}

function DismissNoteForm({ note: { id, version }, controls, onSaved }: DismissNoteFormProps) {
  const update = useUpdateNote();
  const form = useContractForm<{ dismissal: string }, FoodNoteUpdate>({
    schema: foodNoteUpdate,
    defaultValues: { dismissal: '' },
  });
  return (
    <RecordForm
      form={form}
      label="Dismiss note"
      submitLabel="Dismiss"
      controls={controls}
      save={async (body) => {
        await update.mutateAsync({ params: { id }, body, ifVersion: version });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <Text as="p">The note stays in the list of the food with your reason, and can be opened again.</Text>
      <TextareaField name="dismissal" label="Why the analysis needs no change" required rows={3} />
    </RecordForm>
  );
}
