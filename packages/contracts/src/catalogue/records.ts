import { records as accessRecords } from '../access/index.js';
import { subjectOf, type EventDefinition } from '../core/event.js';
import type { StoredRecord } from '../core/stored-record.js';
import { records as moduleRecords } from '../modules/index.js';
import { records as reportRecords } from '../reports/index.js';
import { records as webhookRecords } from '../webhooks/index.js';
import { calendarFeedRecord } from './calendar-feed.record.js';
import { deadLetterRecord } from './dead-letter.record.js';
import { DOMAIN_RECORDS, eventsOf } from './domain-records.js';
import { acceptedEntriesRecord } from './event-log.record.js';
import { workItemRecord } from './work-item.record.js';

/** Every type of record that a service stores with events, by type. */
export const RECORDS: ReadonlyMap<string, StoredRecord> = new Map(
  [
    ...DOMAIN_RECORDS,
    ...reportRecords,
    ...webhookRecords,
    ...accessRecords,
    ...moduleRecords,
    deadLetterRecord,
    acceptedEntriesRecord,
    workItemRecord,
    calendarFeedRecord,
  ].map((record) => [record.type, record]),
);

/** Every event of every service, by service and type. */
export const ALL_EVENTS: readonly EventDefinition[] = [...RECORDS.values()]
  .flatMap(eventsOf)
  .sort((one, other) => subjectOf(one).localeCompare(subjectOf(other)));
