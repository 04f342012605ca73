import { getWebhook, type Webhook } from '@fsvp/contracts/webhooks/webhook';
import { webhookUpdate, type WebhookUpdate } from '@fsvp/contracts/catalogue/webhook-calls';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateWebhook } from './api/update-webhook.js';
import { typesText } from './type-labels.js';
import { WebhookFields } from './webhook-fields.js';
import { toBody, toFormValues, WEBHOOK_FIELD_LABELS, type WebhookValues } from './webhook-form.values.js';

const show = { types: (types: string[] | null) => typesText(types ?? []) };

/** @param props.id undefined closes the dialog */
export function EditWebhookDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getWebhook}
      id={id}
      title="Edit webhook"
      failure="The webhook could not be loaded"
      onClose={onClose}
    >
      {(webhook, controls) => <EditWebhookForm webhook={webhook} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditWebhookFormProps {
  webhook: Webhook;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditWebhookForm({ webhook, controls, onSaved }: EditWebhookFormProps) {
  const update = useUpdateWebhook('Webhook changed');
  const { opened, ...edit } = useRecordSave<Webhook, WebhookValues, WebhookUpdate>({
    record: webhook,
    labels: WEBHOOK_FIELD_LABELS,
    show,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: webhook.id }, body, ifVersion }),
  });
  const form = useContractForm<WebhookValues, WebhookUpdate>({
    schema: webhookUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm form={form} label="Webhook" submitLabel="Save" controls={controls} {...edit} onSaved={onSaved}>
      <WebhookFields />
    </RecordForm>
  );
}
