import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getHazard } from './hazard-analysis.js';

export const hazardRecord = defineStoredRecord({
  type: 'hazard-analysis',
  label: 'Hazard analyses',
  service: 'quality',
  read: getHazard,
  derived: ['supplierName', 'productName'],
  data: z.looseObject({ id: z.string(), supplierId: z.string() }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const { recorded: hazardRecorded, updated: hazardUpdated, deleted: hazardDeleted } = hazardRecord.events;
