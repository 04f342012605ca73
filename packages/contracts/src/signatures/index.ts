import { signatureRecord, signatureAlarmRecord } from './signature.record.js';

export * from './signature.record.js';
export * from './signature.js';

/** In the order in which documents name them. */
export const records = [signatureRecord, signatureAlarmRecord];
