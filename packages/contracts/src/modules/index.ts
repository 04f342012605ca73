import { moduleRecord } from './module.record.js';

export * from './host-offer.js';
export * from './live.js';
export * from './module-registry.js';
export * from './module-store.js';
export * from './module.record.js';
export * from './remote-facts.js';

/** In the order in which documents name them. */
export const records = [moduleRecord];
