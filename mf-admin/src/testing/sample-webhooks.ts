import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@fsvp/contracts/webhooks/webhook';

export const WEBHOOK_ID = '0197a000-0000-7000-8000-0000000000d1';
export const DELIVERY_ID = '0197a000-0000-7000-8000-0000000000d2';
export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000d3';

export function sampleWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: WEBHOOK_ID,
    version: 3,
    createdBy: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    name: 'ERP system',
    url: 'https://erp.example.com/fsvp/changes?tenant=7',
    types: [],
    state: 'active',
    disabledAt: null,
    disabledReason: null,
    previousSecretUntil: null,
    waiting: 0,
    failed: 0,
    lastDeliveredAt: null,
    failingSince: null,
    ...changes,
  };
}

export function sampleDelivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: DELIVERY_ID,
    webhookId: WEBHOOK_ID,
    messageId: 'msg_0197a000',
    type: 'supplier.updated.v1',
    recordType: 'supplier',
    recordId: SUPPLIER_ID,
    recordVersion: 4,
    state: 'delivered',
    attempts: 1,
    status: 200,
    error: null,
    nextAttemptAt: null,
    deliveredAt: '2026-03-05T12:00:01.000Z',
    createdAt: '2026-03-05T12:00:00.000Z',
    ...changes,
  };
}

export const sampleDeliveryDetails = (changes: Partial<WebhookDeliveryDetails> = {}): WebhookDeliveryDetails => ({
  ...sampleDelivery(),
  body: '{"type":"supplier.updated.v1","data":{"recordId":"s1"}}',
  history: [{ at: '2026-03-05T12:00:01.000Z', status: 200, error: null, answer: 'thank you', milliseconds: 1230 }],
  ...changes,
});
