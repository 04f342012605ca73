import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { signedFieldsOf } from '../core/record.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getHazard, type HazardAnalysis, hazardComputed, hazardFields } from './hazard-analysis.js';
import type { SignableDefinition } from '../signatures/index.js';

export const hazardRecord = defineStoredRecord({
  type: 'hazard-analysis',
  label: 'Hazard analyses',
  service: 'quality',
  read: getHazard,
  derived: hazardComputed,
  data: z.looseObject({ id: z.string(), supplierId: z.string() }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const { recorded: hazardRecorded, updated: hazardUpdated, deleted: hazardDeleted } = hazardRecord.events;

export const hazardSigning: SignableDefinition<HazardAnalysis> = {
  type: 'hazard-analysis',
  noun: 'hazard analysis',
  fields: signedFieldsOf(hazardFields),
  meanings: {
    authored: { permission: 'sign', activity: () => 'hazard_analysis' },
    reviewed_and_assessed: { permission: 'sign', activity: () => 'hazard_analysis' },
  },
};
