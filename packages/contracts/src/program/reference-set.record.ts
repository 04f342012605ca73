import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getReferenceSet, REFERENCE_KINDS } from './reference-set.js';

/** `after` has all rows, so that other services can keep copies. */
export const referenceSetRecord = defineStoredRecord({
  type: 'reference-set',
  label: 'Reference data',
  service: 'program',
  read: getReferenceSet,
  data: z.looseObject({
    id: z.string(),
    kind: z.enum(REFERENCE_KINDS),
    effectiveFrom: z.string(),
    effectiveTo: z.nullable(z.string()),
  }),
  events: { loaded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  loaded: referenceSetLoaded,
  updated: referenceSetUpdated,
  deleted: referenceSetDeleted,
} = referenceSetRecord.events;
