import type { EventDefinition } from '../core/event.js';
import { SERVICES } from '../core/service-name.js';
import { inService, type StoredRecord } from '../core/stored-record.js';
import { records as documentRecords } from '../documents/index.js';
import { records as programRecords } from '../program/index.js';
import { records as qualityRecords } from '../quality/index.js';
import { records as signatureRecords } from '../signatures/index.js';
import { records as supplierRecords } from '../suppliers/index.js';

/** The records of the domains that the feed of changes shows. Administration loads these, and not those of accounts, reports and releases. */
export const DOMAIN_RECORDS: readonly StoredRecord[] = [
  ...supplierRecords,
  ...qualityRecords,
  ...documentRecords,
  ...programRecords,
  ...signatureRecords,
];

/** The events of a record, of each service that has such records. */
export const eventsOf = ({ everyService, events }: StoredRecord): EventDefinition[] =>
  everyService ? SERVICES.flatMap((service) => Object.values(inService(service, events))) : Object.values(events);
