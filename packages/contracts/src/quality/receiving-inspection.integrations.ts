import { defineBatch } from '../core/batch.js';
import { defineExternalIdCalls } from '../core/external-id-calls.js';
import { createInspection, getInspection, updateInspection } from './receiving-inspection.js';

/** Calls for API clients, which no screen loads. */

export const batchInspections = defineBatch(
  'batchInspections',
  'receiving inspections',
  createInspection,
  updateInspection,
);

export const inspectionByExternalId = defineExternalIdCalls(
  { recordType: 'receiving-inspection', name: 'Inspection', noun: 'receiving inspection' },
  { create: createInspection, read: getInspection, update: updateInspection },
);
