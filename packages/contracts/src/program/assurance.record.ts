import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { ASSURANCE_KINDS, getAssurance } from './assurance.js';

export const assuranceRecord = defineStoredRecord({
  type: 'assurance',
  label: 'Assurances',
  service: 'program',
  read: getAssurance,
  derived: ['fileNumber', 'importerName'],
  data: z.looseObject({
    id: z.string(),
    kind: z.enum(ASSURANCE_KINDS),
    fileId: z.nullable(z.string()),
    importerId: z.nullable(z.string()),
    documentId: z.string(),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: assuranceRecorded,
  updated: assuranceUpdated,
  deleted: assuranceDeleted,
} = assuranceRecord.events;
