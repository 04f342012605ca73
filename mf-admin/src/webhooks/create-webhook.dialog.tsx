import type { HandlerInput } from '@fsvp/contracts/core/call';
import { webhookCreate, type createWebhook } from '@fsvp/contracts/catalogue/webhook-calls';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateWebhook, type NewWebhookSecret } from './api/create-webhook.js';
import { WebhookFields } from './webhook-fields.js';
import { newWebhook, toBody, type WebhookValues } from './webhook-form.values.js';

type WebhookCreate = HandlerInput<typeof createWebhook>['body'];

interface CreateWebhookDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (created: NewWebhookSecret) => void;
}

export function CreateWebhookDialog({ open, onClose, onCreated }: CreateWebhookDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Create a webhook">
      {(controls) => <CreateWebhookForm controls={controls} onSaved={onClose} onCreated={onCreated} />}
    </FormDialog>
  );
}

interface CreateWebhookFormProps extends Pick<CreateWebhookDialogProps, 'onCreated'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

function CreateWebhookForm({ controls, onSaved, onCreated }: CreateWebhookFormProps) {
  const create = useCreateWebhook(onCreated);
  const form = useContractForm<WebhookValues, WebhookCreate>({
    schema: webhookCreate,
    defaultValues: newWebhook,
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Webhook"
      submitLabel="Create webhook"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <WebhookFields />
    </RecordForm>
  );
}
