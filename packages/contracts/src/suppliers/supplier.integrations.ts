import { defineBatch } from '../core/batch.js';
import { defineExternalIdCalls } from '../core/external-id-calls.js';
import { createSupplier, getSupplier, updateSupplier } from './supplier.js';

/** Calls for API clients, which no screen loads. */

export const batchSuppliers = defineBatch('batchSuppliers', 'suppliers', createSupplier, updateSupplier);

export const supplierByExternalId = defineExternalIdCalls(
  { recordType: 'supplier', name: 'Supplier', noun: 'supplier' },
  { create: createSupplier, read: getSupplier, update: updateSupplier },
);
