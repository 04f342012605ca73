import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { SUPPLIER } from '../examples/records.js';

const WEBHOOK = {
  id: EXAMPLE_IDS.webhook,
  version: 1,
  createdBy: EXAMPLE_IDS.account,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  name: 'ERP system',
  url: 'https://erp.example.com/fsvp',
  types: ['supplier', 'document.registered.v1'],
  state: 'active',
  disabledAt: null,
  disabledReason: null,
  previousSecretUntil: null,
  waiting: 0,
  failed: 0,
  lastDeliveredAt: '2026-11-24T09:41:31.000Z',
  failingSince: null,
};
const DELIVERY = {
  id: EXAMPLE_IDS.delivery,
  webhookId: EXAMPLE_IDS.webhook,
  messageId: EXAMPLE_IDS.event,
  type: 'supplier.updated.v1',
  recordType: 'supplier',
  recordId: EXAMPLE_IDS.supplier,
  recordVersion: 3,
  state: 'delivered',
  attempts: 1,
  status: 200,
  error: null,
  nextAttemptAt: null,
  deliveredAt: '2026-11-24T09:41:31.000Z',
  createdAt: '2026-11-24T09:41:30.000Z',
};
const WAITING = { ...DELIVERY, state: 'waiting', nextAttemptAt: '2026-11-24T10:00:00.000Z', deliveredAt: null };
const SECRET = `whsec_${'x'.repeat(43)}=`;
const one = { id: EXAMPLE_IDS.webhook };
const ofDelivery = { ...one, deliveryId: EXAMPLE_IDS.delivery };

export const WEBHOOK_CALLS: CallsDocs = {
  listWebhooks: {
    description: 'Without their secrets, which nobody can read after they were made.',
    response: { webhooks: [WEBHOOK], total: 1 },
  },
  getWebhook: { description: 'Without its secret.', params: one, response: WEBHOOK },
  createWebhook: {
    description:
      'Each change of a record from now on is sent as a POST, signed by the [Standard Webhooks](https://www.standardwebhooks.com) specification: `webhook-id`, `webhook-timestamp` and `webhook-signature`. `data` is the change as `GET /api/changes` has it. Changes of a record arrive in their order, each at least once; any answer 2xx within 15 s accepts one. Publishes `webhook.created.v1`.',
    request: { name: WEBHOOK.name, url: WEBHOOK.url, types: WEBHOOK.types },
    response: { webhook: { ...WEBHOOK, lastDeliveredAt: null }, secret: SECRET },
    problems: ['duplicate', 'webhook-limit'],
  },
  updateWebhook: {
    description:
      'Messages wait while the webhook is paused or disabled, for at most 30 days. When it is active again they are sent in their order, also those that were tried before. Publishes `webhook.updated.v1`.',
    params: one,
    request: { types: [] },
    response: { ...WEBHOOK, version: 2, types: [] },
    problems: ['duplicate'],
  },
  deleteWebhook: {
    description: 'What waits is not sent any more. The name can be used again. Publishes `webhook.deleted.v1`.',
    params: one,
  },
  rotateWebhookSecret: {
    description:
      'For 24 hours messages have a signature of the replaced secret too, so that the receiver can change to the new one without a gap. Publishes `webhook.secret-replaced.v1`.',
    params: one,
    response: {
      webhook: { ...WEBHOOK, version: 2, previousSecretUntil: '2026-11-25T09:00:00.000Z' },
      secret: SECRET,
    },
  },
  testWebhook: {
    description:
      'Its type is `webhook.test` and its data null. It is tried once, also while the webhook is paused or disabled, and changes nothing of the webhook. The delivery shows what came of it.',
    params: one,
    response: {
      ...WAITING,
      type: 'webhook.test',
      recordType: null,
      recordId: null,
      recordVersion: null,
      attempts: 0,
      status: null,
    },
  },
  listWebhookDeliveries: {
    description: 'They are kept for 30 days after their end.',
    params: one,
    response: { deliveries: [DELIVERY], next: null },
  },
  getWebhookDelivery: {
    description: 'The body is as it was signed; the history has the latest 20 attempts.',
    params: ofDelivery,
    response: {
      ...DELIVERY,
      body: JSON.stringify({
        type: DELIVERY.type,
        timestamp: '2026-11-24T09:41:30.000Z',
        data: { id: DELIVERY.messageId, recordType: 'supplier', recordId: SUPPLIER.id, version: 3 },
      }),
      history: [{ at: '2026-11-24T09:41:31.000Z', status: 200, error: null, answer: 'ok', milliseconds: 84 }],
    },
  },
  replayWebhookDelivery: {
    description:
      'The message has the same `webhook-id` again. Earlier messages of the record that wait are sent before it.',
    params: ofDelivery,
    response: WAITING,
  },
  replayFailedWebhookDeliveries: {
    description: 'While the webhook is paused or disabled they wait.',
    params: one,
    response: { replayed: 2 },
  },
};
