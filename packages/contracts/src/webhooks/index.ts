import { webhookRecord } from './webhook.record.js';

export * from './hrefs.js';
export * from './live.js';
export * from './webhook.record.js';
export * from './webhook.js';

/** In the order in which documents name them. */
export const records = [webhookRecord];
