import * as z from 'zod/mini';
import { CHANGE_TYPES, changeFields } from './change.js';
import { person } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { idParams, instantText, requiredText } from '../core/fields.js';
import { newWebhookSecret, webhook } from '../webhooks/webhook.js';

/** What of webhooks names types of changes, which all domains have. */

/** The part of an address that schemas can check; whether its host may be called is checked when it is. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash, hostname } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && hostname !== '' && !username && !password && !hash;
}

const url = requiredText(2000, 'Enter the address').check(
  z.refine(isWebhookUrl, 'Enter an address such as https://erp.example.com/fsvp, without a user name or #'),
);
const types = z
  .array(z.enum(CHANGE_TYPES, `One of ${CHANGE_TYPES.join(', ')}`))
  .check(z.maxLength(CHANGE_TYPES.length, 'Name each type once'));

const fields = { name: requiredText(100, 'Enter a name'), url, types };

export const webhookCreate = z
  .object({ ...fields, types: z._default(types, []) })
  .check(z.meta({ id: 'WebhookCreate' }));
export const webhookUpdate = z
  .partial(z.object({ ...fields, state: z.enum(['active', 'paused'], 'Choose active or paused') }))
  .check(z.meta({ id: 'WebhookUpdate' }));
export type WebhookUpdate = z.output<typeof webhookUpdate>;

/** What is sent. `data` is the change as `GET /api/changes` has it, without its position; null for a test. */
export const webhookMessage = z
  .object({
    type: z.string(),
    timestamp: instantText,
    data: z.nullable(z.object(changeFields).check(z.meta({ id: 'WebhookChange' }))),
  })
  .check(z.meta({ id: 'WebhookMessage' }));
export type WebhookMessage = z.output<typeof webhookMessage>;

const tag = 'Webhooks';
const path = '/api/webhooks';
const one = `${path}/{id}`;

export const createWebhook = defineCall({
  id: 'createWebhook',
  method: 'POST',
  path,
  summary: 'Create a webhook; its secret is in this answer only',
  tag,
  access: person('administer'),
  body: webhookCreate,
  response: newWebhookSecret,
  location: `${path}/{webhook.id}`,
});
export const updateWebhook = defineCall({
  id: 'updateWebhook',
  method: 'PUT',
  path: one,
  summary: 'Change a webhook, pause it or make it active again',
  tag,
  access: person('administer'),
  params: idParams,
  body: webhookUpdate,
  response: webhook,
});
