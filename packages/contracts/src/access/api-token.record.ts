import * as z from 'zod/mini';
import { apiToken } from './api-token.js';
import { CHANGED, NEW } from '../core/event.js';
import { nullableInstant, recordFields } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';

export const apiTokenRecord = defineStoredRecord({
  type: 'api-token',
  service: 'gateway',
  response: apiToken,
  derived: ['ownerName', 'lastUsedAt', 'lastUsedAddress'],
  more: { ...recordFields, deletedAt: nullableInstant },
  notShown: 'tokens are for administrators and their owners',
  data: z.looseObject({ id: z.string(), name: z.string(), ownerId: z.string() }),
  events: { created: NEW, revoked: CHANGED },
});
export const { created: apiTokenCreated, revoked: apiTokenRevoked } = apiTokenRecord.events;
