import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { createReevaluation, REASON_RULES } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Button, Text } from '@fsvp/ui';
import { DateField, FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { icons } from '../icons.js';
import { useAskForReevaluation } from './api/reevaluations.js';

type Body = z.output<NonNullable<typeof createReevaluation.body>>;

interface AskButtonProps {
  file: Pick<FsvpFile, 'id' | 'number'>;
}

/** Asks for the reevaluation of a file, for a reason that the suite does not see. */
export function AskButton({ file }: AskButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" icon={icons.reevaluate} onClick={() => setOpen(true)}>
        Ask for a reevaluation…
      </Button>
      <FormDialog open={open} recordId={file.id} size="sm" onClose={close} title={`Reevaluate ${file.number}`}>
        {(controls) => <AskForm file={file} controls={controls} onSaved={close} />}
      </FormDialog>
    </>
  );
}

interface AskFormProps extends AskButtonProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

function AskForm({ file, controls, onSaved }: AskFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const ask = useAskForReevaluation();
  const form = useContractForm<{ text: string; dueOn: string | null }, Body>({
    schema: createReevaluation.body!,
    defaultValues: { text: '', dueOn: addDays(today(), REASON_RULES.refusal.days) },
    prepare: (values) => ({ ...values, fileId: file.id }),
  });
  return (
    <RecordForm
      form={form}
      label="Reevaluation"
      submitLabel="Ask for It"
      controls={controls}
      save={async (body) => {
        await ask.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <Text as="p">
        You must reevaluate promptly when you learn of something new about the food or its supplier (21 CFR
        1.505(c)(1)). If a reevaluation is open already, your reason joins it.
      </Text>
      <TextareaField name="text" label="Reason" required rows={3} maxLength={2000} />
      <DateField name="dueOn" label="Due" required minDate={today()} />
    </RecordForm>
  );
}
