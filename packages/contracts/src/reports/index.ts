import { reportRunRecord } from './report.record.js';

export * from './hrefs.js';
export * from './live.js';
export * from './report-figures.js';
export * from './report.record.js';
export * from './report.js';

/** In the order in which documents name them. */
export const records = [reportRunRecord];
