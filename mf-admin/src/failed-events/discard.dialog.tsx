import { discardDeadLetter, type DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useDiscardFailedEvent } from './api/discard-failed-event.js';
import { eventName } from './event-texts.js';

interface DiscardDialogProps {
  /** Undefined closes the dialog. */
  event: DeadLetter | undefined;
  restore: (event: DeadLetter) => void;
  onClose: () => void;
  onDiscarded: () => void;
}

export function DiscardDialog({ event, restore, onClose, onDiscarded }: DiscardDialogProps) {
  const shown = useLastDefined(event);
  if (!shown) return null;
  return (
    <FormDialog
      open={event !== undefined}
      size="sm"
      recordId={shown.id}
      onClose={onClose}
      title="Discard this event?"
      description={`${eventName(shown)}. The service will not apply this change. You can restore the event later.`}
    >
      {(controls) => (
        <DiscardForm
          event={shown}
          restore={restore}
          controls={controls}
          onSaved={() => {
            onClose();
            onDiscarded();
          }}
        />
      )}
    </FormDialog>
  );
}

interface DiscardFormProps extends Pick<DiscardDialogProps, 'restore'> {
  event: DeadLetter;
  controls: FormDialogControls;
  onSaved: () => void;
}

function DiscardForm({ event: { service, id }, restore, controls, onSaved }: DiscardFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const discard = useDiscardFailedEvent(restore);
  const form = useContractForm<{ reason: string }>({ schema: discardDeadLetter.body!, defaultValues: { reason: '' } });
  return (
    <RecordForm
      form={form}
      label="Discard event"
      submitLabel="Discard"
      controls={controls}
      save={async (body) => {
        await discard.mutateAsync({ params: { service, id }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <TextareaField name="reason" label="Reason" hint="The audit trail keeps it." required />
    </RecordForm>
  );
}
