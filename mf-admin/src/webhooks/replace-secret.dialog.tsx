import { WEBHOOK_SECRET_OVERLAP, type Webhook } from '@fsvp/contracts/webhooks/webhook';
import { useLastDefined } from '@fsvp/ui';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import { errorText, isUnauthorized } from '@fsvp/web-kit';
import type { NewWebhookSecret } from './api/create-webhook.js';
import { useRotateWebhookSecret } from './api/rotate-webhook-secret.js';

interface ReplaceSecretDialogProps {
  /** Undefined closes the dialog. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onReplaced: (created: NewWebhookSecret) => void;
}

export function ReplaceSecretDialog({ webhook, onClose, onReplaced }: ReplaceSecretDialogProps) {
  const shown = useLastDefined(webhook);
  const rotate = useRotateWebhookSecret((created) => {
    onClose();
    onReplaced(created);
  });
  const { error } = rotate;
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={webhook !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        rotate.reset();
        onClose();
      }}
      title={`Replace the secret of ${shown.name}?`}
      question={`Messages are also signed with the old secret for another ${WEBHOOK_SECRET_OVERLAP} hours. Enter the new secret in the program before then.`}
      failure={error && !isUnauthorized(error) ? errorText(error) : undefined}
      confirmLabel="Replace secret"
      tone="primary"
      pending={rotate.isPending}
      onConfirm={() => rotate.mutateAsync({ params: { id: shown.id } }).catch(() => undefined)}
    />
  );
}
