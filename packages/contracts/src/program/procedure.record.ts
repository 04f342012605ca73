import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getProcedure, PROCEDURE_CODES } from './procedure.js';
import { SIGNED_STATES } from './qualification.js';

export const procedureRecord = defineStoredRecord({
  type: 'procedure',
  label: 'Procedures',
  service: 'program',
  read: getProcedure,
  derived: ['importerName', 'signedByName', 'signedAt'],
  data: z.looseObject({
    id: z.string(),
    importerId: z.string(),
    code: z.enum(PROCEDURE_CODES),
    state: z.enum(SIGNED_STATES),
    effectiveFrom: z.string(),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: procedureDrafted,
  updated: procedureUpdated,
  deleted: procedureDeleted,
  signed: procedureSigned,
  superseded: procedureSuperseded,
  withdrawn: procedureWithdrawn,
} = procedureRecord.events;
