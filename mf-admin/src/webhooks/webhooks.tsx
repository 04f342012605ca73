import type { Webhook } from '@fsvp/contracts/webhooks/webhook';
import { Button, Card } from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import type { NewWebhookSecret } from './api/create-webhook.js';
import { useWebhooks } from './api/list-webhooks.js';
import { CreateWebhookDialog } from './create-webhook.dialog.js';
import { DeleteWebhookDialog } from './delete-webhook.dialog.js';
import { DeliveryDetailsDialog } from './delivery-details.dialog.js';
import { EditWebhookDialog } from './edit-webhook.dialog.js';
import { OneTimeTextDialog } from '../shared/one-time-text.dialog.js';
import { describeNewSecret } from './new-secret-text.js';
import { ReplaceSecretDialog } from './replace-secret.dialog.js';
import { WebhookDetailsDialog } from './webhook-details.dialog.js';
import { WebhooksTable } from './webhooks-table.js';
import { webhooksUrl } from './webhooks.url.js';

const CLOSED = { view: undefined, state: undefined, delivery: undefined };

export function Webhooks() {
  const [{ view, state, delivery, edit, new: creating }, setState] = useUrlState(webhooksUrl);
  const [created, setCreated] = useState<NewWebhookSecret>();
  const [replacing, setReplacing] = useState<Webhook>();
  const [deleting, setDeleting] = useState<Webhook>();
  const list = useWebhooks(view);
  const closeDetails = () => setState(CLOSED, 'replace');
  const create = (
    <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
      Create webhook
    </Button>
  );
  return (
    <>
      <Card
        flush
        title="Webhooks"
        description="Programs that the suite sends record changes to. A message that does not arrive is retried for three days, and kept."
        actions={list.data?.webhooks.length ? create : null}
      >
        <WebhooksTable
          webhooks={list.data?.webhooks}
          error={loadError(list, 'The webhooks could not be loaded')}
          emptyAction={create}
          onView={({ id }) => setState({ view: id })}
        />
      </Card>
      <WebhookDetailsDialog
        id={view}
        list={list}
        state={state}
        onFilter={(next) => setState({ state: next }, 'replace')}
        onViewDelivery={({ id }) => setState({ delivery: id })}
        onEdit={({ id }) => setState({ ...CLOSED, edit: id }, 'replace')}
        onReplaceSecret={setReplacing}
        onDelete={setDeleting}
        onClose={closeDetails}
      />
      <DeliveryDetailsDialog
        webhookId={view}
        id={delivery}
        onClose={() => setState({ delivery: undefined }, 'replace')}
      />
      <EditWebhookDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <CreateWebhookDialog
        open={creating === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onCreated={setCreated}
      />
      <ReplaceSecretDialog webhook={replacing} onClose={() => setReplacing(undefined)} onReplaced={setCreated} />
      <DeleteWebhookDialog webhook={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
      <OneTimeTextDialog created={created} describe={describeNewSecret} onClose={() => setCreated(undefined)} />
    </>
  );
}
