import * as z from 'zod/mini';
import { DOMAIN_RECORDS, eventsOf } from './domain-records.js';
import { READ } from '../core/access.js';
import { defineCall, defineInternalCall } from '../core/call.js';
import type { EventDefinition } from '../core/event.js';
import { instantText, nullableText, repeated, wholeNumber } from '../core/fields.js';
import { type ServiceName, SERVICES } from '../core/service-name.js';
import type { StoredRecord } from '../core/stored-record.js';

/**
 * The feed of changes: what the event logs of the services keep of each record, so that a program can build a full copy and follow it
 * (ADR 0040).
 */

/** What the feed shows of one type of record. */
export interface ChangingRecord extends Pick<StoredRecord, 'path' | 'derived' | 'fields'> {
  /** In the plural. */
  label: string;
  events: readonly EventDefinition[];
}

function changing(record: StoredRecord): ChangingRecord {
  const { type, label = type, path, derived, fields } = record;
  // Those of account reviews are in the gateway, which the feed leaves out.
  const events = eventsOf(record).filter(({ service }) => service !== 'gateway');
  return { label, ...(path !== undefined && { path }), derived, fields, events };
}

/** What the feed shows, by type of record. */
export const CHANGING_RECORDS: Readonly<Record<string, ChangingRecord>> = Object.fromEntries(
  DOMAIN_RECORDS.filter(({ notShown }) => notShown === undefined).map((record) => [record.type, changing(record)]),
);

const RECORD_TYPES = Object.keys(CHANGING_RECORDS);
const ENTRIES = Object.entries(CHANGING_RECORDS);

/** What `types` accepts: types of records, and types of events. */
export const CHANGE_TYPES = [
  ...RECORD_TYPES,
  ...new Set(ENTRIES.flatMap(([, record]) => record.events.map(({ type }) => type))),
] as unknown as readonly [string, ...string[]];

/**
 * The events that a reader of the feed asks one service for.
 * @param types as a request names them; without any, all that the feed shows
 * @returns types of events, none for a service that has none of them
 */
export function changeEventsOf(service: ServiceName, types: readonly string[] = []): string[] {
  return ENTRIES.flatMap(([recordType, record]) =>
    record.events
      .filter((event) => event.service === service)
      .map(({ type }) => type)
      .filter((type) => types.length === 0 || types.includes(recordType) || types.includes(type)),
  );
}

/** Most changes of one answer. */
export const CHANGES_LIMIT = 1000;
/** An answer is cut after the change that exceeds this, in bytes. */
export const CHANGES_BYTES = 4 * 1024 * 1024;
/** Longest `wait`, in seconds. */
export const CHANGES_WAIT = 30;

/** All but the position of a change, which only the feed has. */
export const changeFields = {
  /** Of the event: the same change always has the same one. */
  id: z.string(),
  service: z.enum(SERVICES),
  type: z.string(),
  recordType: z.enum(RECORD_TYPES),
  recordId: z.string(),
  /** Of the record after the change. It grows by one with each change; a deletion has one too. */
  version: z.int(),
  occurredAt: instantText,
  /** Null for the system, and for a reader who may not read the audit trail, except of their own changes. */
  actor: nullableText,
  requestId: nullableText,
  deleted: z.boolean(),
  /** The stored fields of the record after the change; null once it is deleted. Fields of later releases are missing in old changes. */
  record: z.nullable(z.record(z.string(), z.unknown())),
};

export const change = z
  .object({
    ...changeFields,
    /** In the order of its service, without gaps in the event log: changes that are not shown have positions too. */
    position: z.int(),
  })
  .check(z.meta({ id: 'Change' }));
export type Change = z.output<typeof change>;

export const changeList = z
  .object({
    changes: z.array(change),
    /** The cursor after these changes. */
    next: z.string(),
    /** There are more already: ask again at once. */
    more: z.boolean(),
    /** Services that did not answer. Their changes come with a later answer: `next` has not moved for them. */
    unavailable: z.array(z.enum(SERVICES)),
  })
  .check(z.meta({ id: 'ChangeList' }));
export type ChangeList = z.output<typeof changeList>;

const limit = z._default(wholeNumber(1, CHANGES_LIMIT), CHANGES_LIMIT);

export const listChanges = defineCall({
  id: 'listChanges',
  method: 'GET',
  path: '/api/changes',
  summary: 'Changes of records since a cursor, oldest first, deletions too; without `after`, from the beginning',
  tag: 'Changes',
  access: READ,
  query: z.object({
    /** `next` of the last answer. */
    after: z.optional(z.string().check(z.maxLength(2000, 'Send `next` of an earlier answer'))),
    /** Types of records or of events; without any, all. A cursor is for the types that it was made with. */
    types: repeated(CHANGE_TYPES),
    limit,
    /** Seconds to wait for the first change. */
    wait: z._default(wholeNumber(0, CHANGES_WAIT), 0),
  }),
  response: changeList,
});

const position = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The part of one service. */
export const serviceChanges = z.object({
  /** Up to here everything was read. */
  position: z.int(),
  /** Of the entry at this position: another log has another one there. */
  mark: z.string(),
  more: z.boolean(),
  count: z.int(),
  changes: z.array(change),
});

export const listServiceChanges = defineInternalCall({
  id: 'listServiceChanges',
  method: 'GET',
  path: '/internal/changes',
  summary: "A service's changes since a position; 400 for a position that is not of its event log",
  query: z.object({
    after: position,
    mark: z.string().check(z.maxLength(100)),
    types: repeated(CHANGE_TYPES),
    limit,
    maxBytes: z._default(wholeNumber(1, CHANGES_BYTES), CHANGES_BYTES),
  }),
  response: serviceChanges,
});

/** How long a service waits, in seconds: less than its caller. */
export const HEAD_WAIT = 25;

export const getChangeHead = defineInternalCall({
  id: 'getChangeHead',
  method: 'GET',
  path: '/internal/changes/head',
  summary: "The last position of a service's event log, once it is beyond another",
  query: z.object({ after: position, wait: z._default(wholeNumber(0, HEAD_WAIT), 0) }),
  /** `mark` proves that the position is of this log; absent from an earlier release. */
  response: z.object({ position: z.int(), mark: z.optional(z.string()) }),
});

/** How far the events of a service are behind its records, so that another service knows how old its copies are. */
export const getEventLag = defineInternalCall({
  id: 'getEventLag',
  method: 'GET',
  path: '/internal/changes/lag',
  summary: 'How far the published events are behind the event log',
  response: z.object({
    /** Age of the oldest event that is not in the stream yet, in ms; 0 without any. */
    lagMs: z.int(),
    /** When the stream was created into which they are published; null before the first one. */
    stream: nullableText,
  }),
});
