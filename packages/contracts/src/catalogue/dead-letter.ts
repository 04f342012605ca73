import * as z from 'zod/mini';
import { person } from '../core/access.js';
import { defineCall, defineInternalCall } from '../core/call.js';
import { id, idParams, instantText, nullableInstant, nullableText, requiredText, wholeNumber } from '../core/fields.js';
import { SERVICES } from '../core/service-name.js';

/** Events that a consumer could not handle: what failed, why, and what an administrator does about it. */

export const DEAD_LETTER_STATES = ['failed', 'discarded'] as const;
/** The list shows at most this many of the newest, over all services. */
export const DEAD_LETTER_LIMIT = 1000;
const MAX_REASON = 500;

export const deadLetter = z
  .object({
    id: z.string(),
    /** The service that could not handle the event. */
    service: z.enum(SERVICES),
    consumer: z.string(),
    eventId: z.string(),
    /** Null where the message is not an event. */
    eventType: nullableText,
    subject: nullableText,
    occurredAt: nullableInstant,
    /** The record that the event is about. */
    record: z.nullable(z.object({ type: z.string(), id: z.string(), name: nullableText })),
    failedAt: instantText,
    tries: z.int(),
    /** One sentence for people; `error` of the details has the technical one. */
    reason: z.string(),
    discarded: z.nullable(z.object({ at: instantText, by: nullableText, reason: z.string() })),
  })
  .check(z.meta({ id: 'DeadLetter' }));
export type DeadLetter = z.output<typeof deadLetter>;

export const deadLetterDetails = z
  .object({ ...deadLetter.shape, error: z.string(), event: z.unknown() })
  .check(z.meta({ id: 'DeadLetterDetails' }));
export type DeadLetterDetails = z.output<typeof deadLetterDetails>;

/** How many there are of one consumer and reason, for filters. */
const deadLetterGroup = z.object({
  service: z.enum(SERVICES),
  consumer: z.string(),
  reason: z.string(),
  count: z.int(),
});
export type DeadLetterGroup = z.output<typeof deadLetterGroup>;

const page = {
  deadLetters: z.array(deadLetter),
  total: z.int(),
  /** Of this state, whatever the other filters are; the largest first. */
  groups: z.array(deadLetterGroup),
};
const deadLetterPage = z.object(page);
export type DeadLetterPage = z.output<typeof deadLetterPage>;

export const deadLetterList = z
  .object({
    ...page,
    /** Services that did not answer: the list lacks theirs. */
    unavailable: z.array(z.enum(SERVICES)),
  })
  .check(z.meta({ id: 'DeadLetterList' }));
export type DeadLetterList = z.output<typeof deadLetterList>;

/** A replay that fails is no error of the call: the dead letter stays, with the new reason. */
export const replayResult = z
  .object({
    outcome: z.enum(['replayed', 'handled-before', 'failed']),
    /** Why it failed again. */
    reason: nullableText,
  })
  .check(z.meta({ id: 'ReplayResult' }));
export type ReplayResult = z.output<typeof replayResult>;

const filters = {
  state: z._default(z.enum(DEAD_LETTER_STATES, `One of ${DEAD_LETTER_STATES.join(', ')}`), 'failed'),
  consumer: z.optional(z.string()),
  reason: z.optional(z.string()),
  olderThanDays: z.optional(wholeNumber(1, 3650)),
};
const offset = z._default(wholeNumber(0, DEAD_LETTER_LIMIT), 0);
const discardBody = z
  .object({ reason: requiredText(MAX_REASON, 'Enter a reason') })
  .check(z.meta({ id: 'DeadLetterDiscard' }));

const publicPath = '/api/admin/dead-letters';
const onePath = `${publicPath}/{service}/{id}`;
const tag = 'Administration';
const params = z.object({ service: z.enum(SERVICES), id });

export const listDeadLetters = defineCall({
  id: 'listDeadLetters',
  method: 'GET',
  path: publicPath,
  summary: 'Failed events of all services, newest first; a service that does not answer is named',
  tag,
  access: person('administer'),
  query: z.object({
    ...filters,
    service: z.optional(z.enum(SERVICES, `One of ${SERVICES.join(', ')}`)),
    limit: z._default(wholeNumber(1, 100), 50),
    offset,
  }),
  response: deadLetterList,
});
export const getDeadLetter = defineCall({
  id: 'getDeadLetter',
  method: 'GET',
  path: onePath,
  summary: 'A failed event with its data and the technical reason',
  tag,
  access: person('administer'),
  params,
  response: deadLetterDetails,
});
export const replayDeadLetter = defineCall({
  id: 'replayDeadLetter',
  method: 'POST',
  path: `${onePath}/replay`,
  summary: 'Apply a failed event again, once',
  tag,
  access: person('administer'),
  params,
  response: replayResult,
  status: 200,
});
export const discardDeadLetter = defineCall({
  id: 'discardDeadLetter',
  method: 'POST',
  path: `${onePath}/discard`,
  summary: 'Decide that a failed event is not applied; the reason is kept in the audit trail',
  tag,
  access: person('administer'),
  params,
  body: discardBody,
  response: deadLetter,
  status: 200,
});
export const restoreDeadLetter = defineCall({
  id: 'restoreDeadLetter',
  method: 'POST',
  path: `${onePath}/restore`,
  summary: 'Put a discarded event back among the failed ones',
  tag,
  access: person('administer'),
  params,
  response: deadLetter,
  status: 200,
});

/** The same of one service, for the gateway. */
const internalPath = '/internal/dead-letters';
const internal = { tag: 'Internal' };

export const listServiceDeadLetters = defineInternalCall({
  id: 'listServiceDeadLetters',
  ...internal,
  method: 'GET',
  path: internalPath,
  summary: 'Failed events of this service, newest first',
  query: z.object({ ...filters, limit: z._default(wholeNumber(1, DEAD_LETTER_LIMIT + 100), 50), offset }),
  response: deadLetterPage,
});
export type DeadLetterQuery = z.output<NonNullable<typeof listServiceDeadLetters.query>>;
export const getServiceDeadLetter = defineInternalCall({
  id: 'getServiceDeadLetter',
  ...internal,
  method: 'GET',
  path: `${internalPath}/{id}`,
  summary: 'A failed event of this service',
  params: idParams,
  response: deadLetterDetails,
});
export const replayServiceDeadLetter = defineInternalCall({
  id: 'replayServiceDeadLetter',
  ...internal,
  method: 'POST',
  path: `${internalPath}/{id}/replay`,
  summary: 'Apply a failed event of this service again, once',
  params: idParams,
  response: replayResult,
  status: 200,
});
export const discardServiceDeadLetter = defineInternalCall({
  id: 'discardServiceDeadLetter',
  ...internal,
  method: 'POST',
  path: `${internalPath}/{id}/discard`,
  summary: 'Discard a failed event of this service',
  params: idParams,
  body: discardBody,
  response: deadLetter,
  status: 200,
});
export const restoreServiceDeadLetter = defineInternalCall({
  id: 'restoreServiceDeadLetter',
  ...internal,
  method: 'POST',
  path: `${internalPath}/{id}/restore`,
  summary: 'Put a discarded event of this service back',
  params: idParams,
  response: deadLetter,
  status: 200,
});
