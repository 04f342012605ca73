import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { SIGNED_STATES } from './qualification.js';
import { getIndividual, getQualification } from './qualified-individual.js';

export const individualRecord = defineStoredRecord({
  type: 'qualified-individual',
  label: 'Qualified individuals',
  service: 'program',
  read: getIndividual,
  derived: ['current', 'draft'],
  data: z.looseObject({ id: z.string(), userId: z.nullable(z.string()), name: z.string() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  created: individualCreated,
  updated: individualUpdated,
  deleted: individualDeleted,
} = individualRecord.events;

export const qualificationRecord = defineStoredRecord({
  type: 'qualification',
  label: 'Qualifications',
  service: 'program',
  read: getQualification,
  derived: ['individualName'],
  data: z.looseObject({ id: z.string(), individualId: z.string(), state: z.enum(SIGNED_STATES) }),
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
  drafted: qualificationDrafted,
  updated: qualificationUpdated,
  deleted: qualificationDeleted,
  signed: qualificationSigned,
  superseded: qualificationSuperseded,
  withdrawn: qualificationWithdrawn,
} = qualificationRecord.events;
