import type { Webhook } from '@fsvp/contracts/webhooks/webhook';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteWebhook } from './api/delete-webhook.js';
import { countOf } from './webhook-texts.js';

interface DeleteWebhookDialogProps {
  /** Undefined closes the dialog. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteWebhookDialog({ webhook, onClose, onDeleted }: DeleteWebhookDialogProps) {
  return (
    <DeleteDialog
      record={webhook}
      title={({ name }) => `Delete ${name}?`}
      question={({ waiting }) =>
        (waiting > 0
          ? `${countOf(waiting, 'delivery')} ${waiting === 1 ? 'is' : 'are'} waiting and will never be sent. `
          : '') +
        'Its secret and its delivery log are deleted too. To stop sending for a while, pause the webhook instead.'
      }
      remove={useDeleteWebhook()}
      inputOf={({ id }) => ({ params: { id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
