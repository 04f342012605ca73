import * as z from 'zod/mini';
import { person, PUBLIC } from '../core/access.js';
import { calendarFilters, CALENDAR_KINDS } from '../core/calendar-entry.js';
import { defineCall } from '../core/call.js';
import { id, idParams, instantText, nullableInstant, nullableText, requiredText } from '../core/fields.js';

/** Personal addresses under which other calendars read the calendar (ADR 96). */

/** A file of a feed: the prefix names the kind of secret, which has 256 bits. */
export const CALENDAR_FEED_FILE = /^fsvpcal_([\w-]{43})\.ics$/;
/** Reads of one feed in a minute, and of unknown addresses from one network. */
export const CALENDAR_FEED_READS = 30;
/** Feeds of one person that are not revoked. */
export const CALENDAR_FEED_MOST = 20;

const filters = z
  .object({
    supplierId: nullableText,
    foodId: nullableText,
    personId: nullableText,
    /** Empty: all kinds. */
    kinds: z.array(z.enum(CALENDAR_KINDS)),
  })
  .check(z.meta({ id: 'CalendarFeedFilters' }));

export const calendarFeed = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    filters,
    lastUsedAt: nullableInstant,
    revokedAt: nullableInstant,
    createdAt: instantText,
  })
  .check(z.meta({ id: 'CalendarFeed' }));
export type CalendarFeed = z.output<typeof calendarFeed>;

export const calendarFeedCreate = z
  .object({
    name: requiredText(100, 'Enter a name'),
    supplierId: calendarFilters.supplierId,
    foodId: calendarFilters.foodId,
    /** Only what this person is to do. */
    personId: z.optional(id),
    kinds: z._default(
      z
        .array(z.enum(CALENDAR_KINDS, `One of ${CALENDAR_KINDS.join(', ')}`))
        .check(z.maxLength(CALENDAR_KINDS.length, `At most ${CALENDAR_KINDS.length} values`)),
      [],
    ),
  })
  .check(z.meta({ id: 'CalendarFeedCreate' }));

const tag = 'Calendar';
const path = '/api/calendar-feeds';

export const listCalendarFeeds = defineCall({
  id: 'listCalendarFeeds',
  method: 'GET',
  path,
  summary: 'Your addresses for other calendars that are not revoked, the newest first',
  tag,
  access: person('self'),
  response: z.object({ feeds: z.array(calendarFeed), total: z.int() }).check(z.meta({ id: 'CalendarFeedList' })),
});
export const createCalendarFeed = defineCall({
  id: 'createCalendarFeed',
  method: 'POST',
  path,
  summary: 'Create an address for another calendar; the address is in this answer only',
  tag,
  access: person('self'),
  body: calendarFeedCreate,
  response: z.object({ feed: calendarFeed, url: z.string() }).check(z.meta({ id: 'NewCalendarFeed' })),
});
export const revokeCalendarFeed = defineCall({
  id: 'revokeCalendarFeed',
  method: 'POST',
  path: `${path}/{id}/revoke`,
  summary: 'Revoke an address for another calendar for good',
  tag,
  access: person('self'),
  params: idParams,
  response: calendarFeed,
  status: 200,
});
export const readCalendarFeed = defineCall({
  id: 'readCalendarFeed',
  method: 'GET',
  path: `${path}/{file}`,
  summary: 'What is due in the next year, as iCalendar (RFC 5545)',
  tag,
  access: PUBLIC,
  public: true,
  params: z.object({ file: z.string().check(z.maxLength(100)) }),
  responseType: 'text/calendar',
});
