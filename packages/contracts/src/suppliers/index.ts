import { supplierRecord, supplierProductRecord, supplierPerformanceRecord } from './supplier.record.js';

export * from './compliance.js';
export * from './dashboard-figures.js';
export * from './fsvp.js';
export * from './hrefs.js';
export * from './internal.js';
export * from './live.js';
export * from './namesakes.js';
export * from './supplier-import.js';
export * from './supplier-status.js';
export * from './supplier.integrations.js';
export * from './supplier.record.js';
export * from './supplier.js';

/** In the order in which documents name them. */
export const records = [supplierRecord, supplierProductRecord, supplierPerformanceRecord];
