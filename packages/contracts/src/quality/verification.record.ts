import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW, NEW_OR_CHANGED } from '../core/event.js';
import { signedFieldsOf } from '../core/record.js';
import { defineStoredRecord } from '../core/stored-record.js';
import {
  getVerification,
  VERIFICATION_STATUSES,
  type VerificationActivity,
  verificationComputed,
  verificationFields,
} from './verification.js';
import type { QualifiedActivity, SignableDefinition } from '../signatures/index.js';

export const verificationRecord = defineStoredRecord({
  type: 'verification-activity',
  label: 'Verification activities',
  service: 'quality',
  read: getVerification,
  derived: verificationComputed,
  data: z.looseObject({
    id: z.string(),
    supplierId: z.string(),
    title: z.string(),
    status: z.enum(VERIFICATION_STATUSES),
    completedDate: z.nullable(z.string()),
  }),
  events: { scheduled: NEW, updated: CHANGED, completed: NEW_OR_CHANGED, deleted: DELETED },
});
export const {
  scheduled: verificationScheduled,
  updated: verificationUpdated,
  /** Replaces `updated` when a change completes the activity or moves the date of a completed one, and `scheduled` of one that is completed from the start. */
  completed: verificationCompleted,
  deleted: verificationDeleted,
} = verificationRecord.events;

const ACTIVITY_OF_VERIFICATION: Record<VerificationActivity['type'], QualifiedActivity> = {
  audit: 'audit',
  facility_inspection: 'audit',
  testing: 'sampling_testing',
  certificate_review: 'records_review',
};

const notCompleted = ({ status }: VerificationActivity) =>
  status === 'completed' ? undefined : 'Complete the activity first.';

export const verificationSigning: SignableDefinition<VerificationActivity> = {
  type: 'verification-activity',
  noun: 'verification activity',
  fields: signedFieldsOf(verificationFields),
  meanings: {
    conducted: {
      permission: 'sign',
      activity: ({ type }) => ACTIVITY_OF_VERIFICATION[type],
      refusal: notCompleted,
    },
    // 21 CFR 1.506(e)(3): results are reviewed and assessed.
    reviewed_and_assessed: {
      permission: 'sign',
      activity: () => 'results_review',
      refusal: notCompleted,
      duty: 'sod.reviewer',
    },
  },
};
