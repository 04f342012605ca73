import { signatureRecord, signatureAlarmRecord } from './signature.record.js';

export * from './exported-signature.js';
export * from './qualified-activity.js';
export * from './signature.record.js';
export * from './signature.js';
export * from './signed-state.js';
export * from './signing.js';

/** In the order in which documents name them. */
export const records = [signatureRecord, signatureAlarmRecord];
