import * as z from 'zod/mini';
import { policy, POLICY_KEYS } from './policy.js';
import { NEW_OR_CHANGED } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';

export const policyRecord = defineStoredRecord({
  type: 'policy',
  service: 'gateway',
  response: policy,
  derived: ['changedAt', 'changedByName'],
  more: { id: z.string() },
  notShown: 'a setting, read by GET /api/policies',
  data: z.looseObject({ key: z.enum(POLICY_KEYS), value: z.string() }),
  events: { changed: NEW_OR_CHANGED },
});
export const { changed: policyChanged } = policyRecord.events;
