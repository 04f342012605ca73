import * as z from 'zod/mini';
import { person } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  id,
  idParams,
  instantText,
  nullableInstant,
  nullableText,
  recordFields,
  repeated,
  wholeNumber,
} from '../core/fields.js';

/**
 * Webhooks: the suite sends each change of a record to an address of another program, signed by the Standard Webhooks
 * specification (ADR 0045).
 */

/** Webhooks of a suite. */
export const WEBHOOK_LIMIT = 50;
/** Hours for which a replaced secret signs too. */
export const WEBHOOK_SECRET_OVERLAP = 24;
/** Days for which deliveries that ended are kept. */
export const WEBHOOK_DELIVERY_DAYS = 30;
/** Seconds until an attempt counts as failed. */
export const WEBHOOK_TIMEOUT = 15;
/**
 * Seconds from a failed attempt to the next one, each with up to a tenth more or less: ten attempts within three days.
 * (Standard Webhooks, Retry schedule.)
 */
export const WEBHOOK_RETRIES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 73_400] as const;

export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const WEBHOOK_STATE_LABELS: Record<WebhookState, string> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Disabled',
};

/** Why the suite disabled a webhook. */
export const WEBHOOK_DISABLED_REASONS = ['failing', 'gone'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** Sent on request, to try a webhook. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';

export const webhook = z
  .object({
    ...recordFields,
    name: z.string(),
    url: z.string(),
    /** Types of records or of events; empty for all. */
    types: z.array(z.string()),
    /** `paused` by a person, `disabled` by the suite. Deliveries wait in both. */
    state: z.enum(WEBHOOK_STATES),
    disabledAt: nullableInstant,
    disabledReason: z.nullable(z.enum(WEBHOOK_DISABLED_REASONS)),
    /** Until then the replaced secret signs too. */
    previousSecretUntil: nullableInstant,
    /** Deliveries that were not made yet. */
    waiting: z.int(),
    /** Deliveries of the last days that were given up. */
    failed: z.int(),
    lastDeliveredAt: nullableInstant,
    /** Since when every attempt failed; null after a success. */
    failingSince: nullableInstant,
  })
  .check(z.meta({ id: 'Webhook' }));
export type Webhook = z.output<typeof webhook>;

export const newWebhookSecret = z.object({ webhook, secret: z.string() }).check(z.meta({ id: 'NewWebhookSecret' }));

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_STATE_LABELS: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

const delivery = {
  id: z.string(),
  webhookId: z.string(),
  /** The header `webhook-id`: the same for every attempt and every replay of an event. */
  messageId: z.string(),
  type: z.string(),
  /** Of the record; null for a test. */
  recordType: nullableText,
  recordId: nullableText,
  recordVersion: z.nullable(z.int()),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Of the last attempt; null without an answer. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed. */
  error: nullableText,
  nextAttemptAt: nullableInstant,
  deliveredAt: nullableInstant,
  createdAt: instantText,
};
export const webhookDelivery = z.object(delivery).check(z.meta({ id: 'WebhookDelivery' }));
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookDeliveryDetails = z
  .object({
    ...delivery,
    /** The text that is sent, byte for byte. */
    body: z.string(),
    /** The latest 20, newest first. */
    history: z.array(
      z
        .object({
          at: instantText,
          status: z.nullable(z.int()),
          error: nullableText,
          /** The beginning of the answer. */
          answer: nullableText,
          milliseconds: z.int(),
        })
        .check(z.meta({ id: 'WebhookAttempt' })),
    ),
  })
  .check(z.meta({ id: 'WebhookDeliveryDetails' }));
export type WebhookDeliveryDetails = z.output<typeof webhookDeliveryDetails>;

const tag = 'Webhooks';
const path = '/api/webhooks';
const one = `${path}/{id}`;
const deliveryParams = z.object({ id, deliveryId: id });

export const listWebhooks = defineCall({
  id: 'listWebhooks',
  method: 'GET',
  path,
  summary: 'Webhooks, in the order of their names',
  tag,
  access: person('administer'),
  response: z.object({ webhooks: z.array(webhook), total: z.int() }).check(z.meta({ id: 'WebhookList' })),
});
export const getWebhook = defineCall({
  id: 'getWebhook',
  method: 'GET',
  path: one,
  summary: 'One webhook',
  tag,
  access: person('administer'),
  params: idParams,
  response: webhook,
});
export const deleteWebhook = defineCall({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: one,
  summary: 'Delete a webhook with its deliveries',
  tag,
  access: person('administer'),
  params: idParams,
});
export const rotateWebhookSecret = defineCall({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: `${one}/secret`,
  summary: 'Replace the secret of a webhook; the new one is in this answer only',
  tag,
  access: person('administer'),
  params: idParams,
  response: newWebhookSecret,
  status: 200,
});
export const testWebhook = defineCall({
  id: 'testWebhook',
  method: 'POST',
  path: `${one}/test`,
  summary: 'Send a test message to a webhook',
  tag,
  access: person('administer'),
  params: idParams,
  response: webhookDelivery,
  status: 202,
  location: `${path}/{webhookId}/deliveries/{id}`,
});
export const listWebhookDeliveries = defineCall({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: `${one}/deliveries`,
  summary: 'Deliveries of a webhook, newest first',
  tag,
  access: person('administer'),
  params: idParams,
  query: z.object({
    state: repeated(DELIVERY_STATES),
    recordId: z.optional(id),
    limit: z._default(wholeNumber(1, 100), 50),
    /** `next` of the last answer. */
    cursor: z.optional(z.string().check(z.maxLength(200, 'Not a cursor'))),
  }),
  response: z
    .object({ deliveries: z.array(webhookDelivery), next: nullableText })
    .check(z.meta({ id: 'WebhookDeliveryList' })),
});
export const getWebhookDelivery = defineCall({
  id: 'getWebhookDelivery',
  method: 'GET',
  path: `${one}/deliveries/{deliveryId}`,
  summary: 'One delivery with its body and attempts',
  tag,
  access: person('administer'),
  params: deliveryParams,
  response: webhookDeliveryDetails,
});
export const replayWebhookDelivery = defineCall({
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: `${one}/deliveries/{deliveryId}/replay`,
  summary: 'Send a delivery again, at once; one that waits is tried without waiting longer',
  tag,
  access: person('administer'),
  params: deliveryParams,
  response: webhookDelivery,
  status: 202,
});
export const replayFailedWebhookDeliveries = defineCall({
  id: 'replayFailedWebhookDeliveries',
  method: 'POST',
  path: `${one}/replay`,
  summary: 'Send all failed deliveries of a webhook again, the oldest first',
  tag,
  access: person('administer'),
  params: idParams,
  response: z.object({ replayed: z.int() }).check(z.meta({ id: 'WebhookReplay' })),
  status: 202,
});
