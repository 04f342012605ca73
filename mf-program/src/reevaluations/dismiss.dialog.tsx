import {
  createReevaluationDismissal,
  REASON_RULES,
  type ReevaluationReason,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import type * as z from 'zod/mini';
import { useDraftDismissal } from './api/reevaluations.js';

type Body = z.output<NonNullable<typeof createReevaluationDismissal.body>>;

interface DismissDialogProps {
  reevaluationId: string;
  /** Undefined closes the dialog. */
  reason: ReevaluationReason | undefined;
  /** Of the draft that there is. */
  text: string | undefined;
  onClose: () => void;
}

/** The text of the dismissal of a reason, which is signed below the reason. */
export function DismissDialog({ reason, onClose, ...props }: DismissDialogProps) {
  const shown = useLastDefined(reason);
  if (!shown) return null;
  return (
    <FormDialog
      open={reason !== undefined}
      recordId={shown.id}
      onClose={onClose}
      title="Dismiss This Reason"
      description={`${REASON_RULES[shown.kind].label}: ${shown.text}`}
    >
      {(controls) => <DismissForm {...props} reasonId={shown.id} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface DismissFormProps extends Pick<DismissDialogProps, 'reevaluationId' | 'text'> {
  reasonId: string;
  controls: FormDialogControls;
  onSaved: () => void;
}

function DismissForm({ reevaluationId, reasonId, text = '', controls, onSaved }: DismissFormProps) {
  const draft = useDraftDismissal();
  const form = useContractForm<{ text: string }, Body>({
    schema: createReevaluationDismissal.body!,
    defaultValues: { text },
    prepare: (values) => ({ ...values, reasonId }),
  });
  return (
    <RecordForm
      form={form}
      label="Dismissal"
      submitLabel="Save Draft"
      controls={controls}
      save={async (body) => {
        await draft.mutateAsync({ params: { id: reevaluationId }, body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <Text as="p">
        The reason counts until a qualified individual has signed this. Once all reasons are dismissed, the reevaluation
        is over. The three years since the last evaluation go on.
      </Text>
      <TextareaField name="text" label="Why none is needed" required rows={4} maxLength={2000} />
    </RecordForm>
  );
}
