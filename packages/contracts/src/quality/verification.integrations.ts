import { defineBatch } from '../core/batch.js';
import { defineExternalIdCalls } from '../core/external-id-calls.js';
import { createVerification, getVerification, updateVerification } from './verification.js';

/** Calls for API clients, which no screen loads. */

export const batchVerifications = defineBatch(
  'batchVerifications',
  'verification activities',
  createVerification,
  updateVerification,
);

export const verificationByExternalId = defineExternalIdCalls(
  { recordType: 'verification-activity', name: 'Verification', noun: 'verification activity' },
  { create: createVerification, read: getVerification, update: updateVerification },
);
