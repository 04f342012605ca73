import { WEBHOOK_RETRIES, WEBHOOK_STATE_LABELS, type Webhook } from '@fsvp/contracts/webhooks/webhook';
import { Button, formatDateTime, Stack } from '@fsvp/ui';
import { icons } from '../icons.js';
import { Notice } from '../shared/notice.js';
import { countOf, DISABLED_REASONS } from './webhook-texts.js';

interface WebhookStateNoticeProps {
  webhook: Webhook;
  onActivate: () => Promise<unknown>;
}

const WHAT_TO_DO = {
  failing: 'Check that the program works and that the address is right.',
  gone: 'The program no longer accepts messages at this address. Enter its new address, or delete the webhook.',
};

/** Why a webhook sends nothing, and how that ends; or since when it fails. */
export function WebhookStateNotice({ webhook, onActivate }: WebhookStateNoticeProps) {
  const { state, disabledAt, disabledReason, failingSince, waiting } = webhook;
  if (state === 'active')
    return (
      <Notice>
        {failingSince
          ? `Nothing has been delivered since ${formatDateTime(failingSince)}. Check the program and the address. The suite keeps trying, and disables the webhook after a message has failed ${WEBHOOK_RETRIES.length + 1} times.`
          : null}
      </Notice>
    );
  const waits =
    waiting > 0
      ? `${countOf(waiting, 'delivery')} ${waiting === 1 ? 'waits' : 'wait'}, and ${waiting === 1 ? 'is' : 'are'} sent in order once the webhook is active.`
      : 'New changes wait, and are sent in order once the webhook is active.';
  return (
    <Notice>
      <Stack gap={2}>
        <span>
          {state === 'disabled'
            ? `${WEBHOOK_STATE_LABELS.disabled} since ${formatDateTime(disabledAt)}${disabledReason ? `: ${DISABLED_REASONS[disabledReason].toLowerCase()}. ${WHAT_TO_DO[disabledReason]}` : '.'}`
            : 'Paused.'}{' '}
          {waits}
        </span>
        <div>
          <Button variant="outline" size="sm" icon={icons.resume} onClick={onActivate}>
            {state === 'disabled' ? 'Reactivate' : 'Resume'}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
