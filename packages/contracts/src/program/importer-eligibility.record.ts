import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getImporterEligibility } from './importer-eligibility.js';
import { FOOD_CLASSES, SIGNED_STATES } from './qualification.js';

export const eligibilityRecord = defineStoredRecord({
  type: 'importer-eligibility',
  label: 'Eligibilities of importers',
  service: 'program',
  read: getImporterEligibility,
  derived: ['importerName', 'signedByName', 'signedAt'],
  data: z.looseObject({
    id: z.string(),
    importerId: z.string(),
    foodClass: z.enum(FOOD_CLASSES),
    year: z.int(),
    eligible: z.boolean(),
    state: z.enum(SIGNED_STATES),
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
  drafted: eligibilityDrafted,
  updated: eligibilityUpdated,
  deleted: eligibilityDeleted,
  signed: eligibilitySigned,
  superseded: eligibilitySuperseded,
  withdrawn: eligibilityWithdrawn,
} = eligibilityRecord.events;
