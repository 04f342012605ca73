import * as z from 'zod/mini';
import { calendarEntries, calendarEntriesQuery } from '../core/calendar-entry.js';
import { defineInternalCall } from '../core/call.js';
import { idParams, nullableInstant, nullableText } from '../core/fields.js';
import { entriesQuery, defineExport } from '../core/internal-call.js';
import { workLines, workLinesQuery } from '../core/work-item.js';
import { riskTrend, riskTrendQuery, supplierCounts } from './dashboard-figures.js';
import { SUPPLIER_STATUSES } from './supplier-status.js';
import { RISK_LEVELS } from './supplier.js';

/** The copy of a supplier in other services: enough to name it and to know that it exists or existed. */
export const directoryEntry = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(SUPPLIER_STATUSES),
  riskLevel: z.enum(RISK_LEVELS),
  /** As it was typed; absent from a service of an earlier release. */
  country: z.optional(z.string()),
  /** Only of `getDirectoryEntry`; absent from a service of an earlier release. */
  lastVerificationDate: z.optional(nullableInstant),
  version: z.int(),
  deleted: z.boolean(),
});

export type DirectoryEntry = z.output<typeof directoryEntry>;

export const getDirectoryEntry = defineInternalCall({
  id: 'getDirectoryEntry',
  method: 'GET',
  path: '/internal/suppliers/{id}/directory-entry',
  summary: 'A supplier, including deleted ones',
  params: idParams,
  response: directoryEntry,
});

export const listDirectoryEntries = defineInternalCall({
  id: 'listDirectoryEntries',
  method: 'GET',
  path: '/internal/suppliers',
  summary: 'Suppliers by id, including deleted ones',
  query: entriesQuery,
  response: z.array(directoryEntry),
});

/** The copy of a product in other services: its name, its supplier, and what groups it into foods. */
export const productEntry = z.object({
  id: z.string(),
  supplierId: z.string(),
  productName: z.string(),
  /** Absent from a service of an earlier release, like the next three. */
  productCategory: z.optional(nullableText),
  fdaFoodCode: z.optional(nullableText),
  version: z.int(),
  deleted: z.boolean(),
});

export type ProductEntry = z.output<typeof productEntry>;

export const getProductEntry = defineInternalCall({
  id: 'getProductEntry',
  method: 'GET',
  path: '/internal/products/{id}',
  summary: 'A product of a supplier, including removed ones',
  params: idParams,
  response: productEntry,
});

export const listProductEntries = defineInternalCall({
  id: 'listProductEntries',
  method: 'GET',
  path: '/internal/products',
  summary: 'Products of all suppliers by id, including removed ones',
  query: entriesQuery,
  response: z.array(productEntry),
});

export const getSupplierCounts = defineInternalCall({
  id: 'getSupplierCounts',
  method: 'GET',
  path: '/internal/supplier-counts',
  summary: 'Dashboard counts of suppliers',
  response: supplierCounts,
});

export const getRiskSnapshots = defineInternalCall({
  id: 'getRiskSnapshots',
  method: 'GET',
  path: '/internal/risk-snapshots',
  summary: 'Suppliers by risk level on each of the last days',
  query: riskTrendQuery,
  response: riskTrend,
});

export const listSupplierCalendar = defineInternalCall({
  id: 'listSupplierCalendar',
  method: 'GET',
  path: '/internal/supplier-calendar-entries',
  summary: 'Suppliers by the day on which their FDA registration ends',
  query: calendarEntriesQuery,
  response: calendarEntries,
});

export const listSupplierWork = defineInternalCall({
  id: 'listSupplierWork',
  method: 'GET',
  path: '/internal/supplier-work',
  summary: 'Suppliers whose verification is due within 30 days, and those that were never verified',
  query: workLinesQuery,
  response: workLines,
});

export const exportSupplierRows = defineExport(
  'exportSupplierRows',
  '/internal/exports/suppliers',
  'All suppliers with their FSVP status',
);
