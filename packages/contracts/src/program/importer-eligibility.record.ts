import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { addedLater, choice, dollars, list, named, plain, yesNo } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getImporterEligibility, type ImporterEligibility } from './importer-eligibility.js';
import { FOOD_CLASS_LABELS, FOOD_CLASSES } from './qualification.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../signatures/index.js';

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

export const eligibilitySigning: SignableDefinition<ImporterEligibility> = {
  type: 'importer-eligibility',
  noun: 'importer eligibility',
  fields: signedFields<ImporterEligibility>()({
    // A later change of its name takes nothing away from what was determined.
    importerId: named('Importer'),
    versionNumber: plain('Version'),
    foodClass: choice('Class of Food', FOOD_CLASS_LABELS),
    year: plain('Year'),
    years: list('Amounts', (value) => {
      const { year, sales, valueWithoutSale } = value as ImporterEligibility['years'][number];
      return `${year}: ${dollars(sales)} sales and ${dollars(valueWithoutSale)} of food without a sale`;
    }),
    average: { label: 'Average of the Years', text: dollars },
    cutoff: { label: 'Average of the Cut-offs', text: dollars },
    cutoffBasis: addedLater('Cut-offs'),
    eligible: yesNo('Very Small Importer'),
    importerName: false,
    state: false,
    signedByName: false,
    signedAt: false,
  }),
  meanings: {
    determined: {
      permission: 'sign',
      activity: () => 'eligibility',
      refusal: ({ state }) => (state === 'draft' ? undefined : 'Only a draft can be signed.'),
    },
  },
};
