import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getDetermination } from './determination.js';
import { SIGNED_STATES } from './qualification.js';
import { REGIMES } from './readiness/regime.js';

export const determinationRecord = defineStoredRecord({
  type: 'applicability-determination',
  label: 'Determinations of FSVP files',
  service: 'program',
  read: getDetermination,
  derived: ['fileNumber', 'outdated'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    state: z.enum(SIGNED_STATES),
    chosenRegime: z.enum(REGIMES),
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
  drafted: determinationDrafted,
  updated: determinationUpdated,
  deleted: determinationDeleted,
  signed: determinationSigned,
  superseded: determinationSuperseded,
  withdrawn: determinationWithdrawn,
} = determinationRecord.events;
