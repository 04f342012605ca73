import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { nullableInstant, nullableText } from '../core/fields.js';
import { signedFieldsOf } from '../core/record.js';
import { defineStoredRecord } from '../core/stored-record.js';
import {
  getInspection,
  INSPECTION_STATUSES,
  inspectionComputed,
  inspectionFields,
  type ReceivingInspection,
} from './receiving-inspection.js';
import type { SignableDefinition } from '../signatures/index.js';

export const inspectionRecord = defineStoredRecord({
  type: 'receiving-inspection',
  label: 'Receiving inspections',
  service: 'quality',
  read: getInspection,
  derived: inspectionComputed,
  // Notifications name the supplier, and the gateway has no directory of them.
  more: { supplierName: nullableText, deletedAt: nullableInstant },
  data: z.looseObject({
    id: z.string(),
    supplierId: z.string(),
    supplierName: z.nullable(z.string()),
    productName: z.string(),
    status: z.enum(INSPECTION_STATUSES),
    failureReasons: z.nullable(z.string()),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: inspectionRecorded,
  updated: inspectionUpdated,
  deleted: inspectionDeleted,
} = inspectionRecord.events;

export const inspectionSigning: SignableDefinition<ReceivingInspection> = {
  type: 'receiving-inspection',
  noun: 'receiving inspection',
  fields: signedFieldsOf(inspectionFields),
  meanings: {
    conducted: { permission: 'sign', activity: () => 'sampling_testing' },
    reviewed_and_assessed: { permission: 'sign', activity: () => 'results_review', duty: 'sod.reviewer' },
  },
};
