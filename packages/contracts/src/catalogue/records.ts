import { deadLetterRecord } from './dead-letter.record.js';
import { acceptedEntriesRecord } from './event-log.record.js';
import { type EventDefinition, subjectOf } from '../core/event.js';
import { SERVICES } from '../core/service-name.js';
import { inService, type StoredRecord } from '../core/stored-record.js';
import * as access from '../access/index.js';
import * as documents from '../documents/index.js';
import * as modules from '../modules/index.js';
import * as program from '../program/index.js';
import * as quality from '../quality/index.js';
import * as reports from '../reports/index.js';
import * as signatures from '../signatures/index.js';
import * as suppliers from '../suppliers/index.js';
import * as webhooks from '../webhooks/index.js';

/** Every type of record that a service stores with events, by type; signatures are last. */
export const RECORDS: ReadonlyMap<string, StoredRecord> = new Map(
  [
    ...[suppliers, quality, documents, program, reports, webhooks, access, modules, signatures].flatMap(
      ({ records }): readonly StoredRecord[] => records,
    ),
    deadLetterRecord,
    acceptedEntriesRecord,
  ].map((record) => [record.type, record]),
);

/** The events of a record, of each service that has such records. */
export const eventsOf = ({ everyService, events }: StoredRecord): EventDefinition[] =>
  everyService ? SERVICES.flatMap((service) => Object.values(inService(service, events))) : Object.values(events);

/** Every event of every service, by service and type. */
export const ALL_EVENTS: readonly EventDefinition[] = [...RECORDS.values()]
  .flatMap(eventsOf)
  .sort((one, other) => subjectOf(one).localeCompare(subjectOf(other)));
