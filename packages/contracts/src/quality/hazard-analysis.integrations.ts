import { defineBatch } from '../core/batch.js';
import { defineExternalIdCalls } from '../core/external-id-calls.js';
import { createHazard, getHazard, updateHazard } from './hazard-analysis.js';

/** Calls for API clients, which no screen loads. */

export const batchHazardAnalyses = defineBatch('batchHazardAnalyses', 'hazard analyses', createHazard, updateHazard);

export const hazardByExternalId = defineExternalIdCalls(
  { recordType: 'hazard-analysis', name: 'Hazard', noun: 'hazard analysis' },
  { create: createHazard, read: getHazard, update: updateHazard },
);
