import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { SUPPLIER_STATUSES } from './supplier-status.js';
import { getSupplier, getSupplierPerformance, getSupplierProduct, RISK_LEVELS } from './supplier.js';

export const supplierRecord = defineStoredRecord({
  type: 'supplier',
  label: 'Suppliers',
  service: 'suppliers',
  read: getSupplier,
  derived: ['nextVerificationDate', 'fsvpStatus', 'approvalStatus', 'contactName', 'contactEmail', 'contactPhone'],
  data: z.looseObject({
    id: z.string(),
    name: z.string(),
    status: z.enum(SUPPLIER_STATUSES),
    riskLevel: z.enum(RISK_LEVELS),
  }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED },
});
export const { created: supplierCreated, updated: supplierUpdated, deleted: supplierDeleted } = supplierRecord.events;

export const supplierProductRecord = defineStoredRecord({
  type: 'supplier-product',
  label: 'Supplier products',
  service: 'suppliers',
  read: getSupplierProduct,
  data: z.looseObject({ id: z.string(), supplierId: z.string(), productName: z.string() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED, restored: CHANGED },
});
export const {
  created: supplierProductCreated,
  updated: supplierProductUpdated,
  deleted: supplierProductDeleted,
  restored: supplierProductRestored,
} = supplierProductRecord.events;

/** Without a deletion of its own: it ends with its supplier. */
export const supplierPerformanceRecord = defineStoredRecord({
  type: 'supplier-performance',
  label: 'Supplier performance',
  service: 'suppliers',
  read: getSupplierPerformance,
  data: z.looseObject({ id: z.string() }),
  events: { recorded: NEW },
});
export const { recorded: supplierPerformanceRecorded } = supplierPerformanceRecord.events;
