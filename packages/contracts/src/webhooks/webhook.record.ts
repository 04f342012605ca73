import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { webhook } from './webhook.js';

export const webhookRecord = defineStoredRecord({
  type: 'webhook',
  service: 'documents',
  response: webhook,
  derived: ['waiting', 'failed', 'lastDeliveredAt', 'failingSince'],
  notShown: 'a setting of administrators',
  data: z.looseObject({ id: z.string(), name: z.string(), url: z.string() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED, 'secret-replaced': CHANGED, disabled: CHANGED },
});
export const {
  created: webhookCreated,
  updated: webhookUpdated,
  deleted: webhookDeleted,
  'secret-replaced': webhookSecretReplaced,
  /** By the suite, after all attempts of a delivery failed or the other side answered that the address is gone. */
  disabled: webhookDisabled,
} = webhookRecord.events;
