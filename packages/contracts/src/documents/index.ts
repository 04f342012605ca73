import { documentRecord, documentSigning } from './document.record.js';

export * from './attachment.js';
export * from './document-translation.js';
export * from './document.integrations.js';
export * from './document.record.js';
export * from './document.js';
export * from './hrefs.js';
export * from './internal.js';
export * from './live.js';

/** In the order in which documents name them. */
export const records = [documentRecord];

/** What is signed of them. */
export const signable = [documentSigning];
