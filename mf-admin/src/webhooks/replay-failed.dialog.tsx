import type { Webhook } from '@fsvp/contracts/webhooks/webhook';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import { errorText, isUnauthorized } from '@fsvp/web-kit';
import { useReplayFailedWebhookDeliveries } from './api/replay-failed-webhook-deliveries.js';
import { countOf } from './webhook-texts.js';

interface ReplayFailedDialogProps {
  open: boolean;
  webhook: Webhook;
  onClose: () => void;
}

export function ReplayFailedDialog({ open, webhook: { id, failed }, onClose }: ReplayFailedDialogProps) {
  const replay = useReplayFailedWebhookDeliveries();
  const { error } = replay;
  const close = () => {
    replay.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={`Send ${countOf(failed, 'failed delivery')} again?`}
      question="The oldest is sent first. The program can recognize messages that it already has by the header webhook-id."
      failure={error && !isUnauthorized(error) ? errorText(error) : undefined}
      confirmLabel="Send again"
      tone="primary"
      pending={replay.isPending}
      onConfirm={() => replay.mutateAsync({ params: { id } }).then(close, () => undefined)}
    />
  );
}
