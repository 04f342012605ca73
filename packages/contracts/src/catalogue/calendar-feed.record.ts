import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { nullableInstant, recordFields } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { calendarFeed } from './calendar-feed.js';

export const calendarFeedRecord = defineStoredRecord({
  type: 'calendar-feed',
  service: 'gateway',
  response: calendarFeed,
  derived: ['lastUsedAt'],
  more: { ...recordFields, ownerId: z.string(), deletedAt: nullableInstant },
  notShown: 'only its owner sees it',
  data: z.looseObject({ id: z.string(), name: z.string(), ownerId: z.string() }),
  events: { created: NEW, revoked: CHANGED },
});
export const { created: calendarFeedCreated, revoked: calendarFeedRevoked } = calendarFeedRecord.events;
