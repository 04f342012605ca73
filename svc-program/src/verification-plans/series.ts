import {
  verificationPlanDeleted,
  verificationPlanDrafted,
  verificationPlanSigned,
  verificationPlanSuperseded,
  verificationPlanUpdated,
  verificationPlanWithdrawn,
} from '@fsvp/contracts/program/verification-plans/verification-plan.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { readPlan } from './read-plan.js';
import { VerificationPlanEntity } from './verification-plan.entity.js';

/** The verification plan of one file. */
export const planSeries = new SignedSeries({
  entity: VerificationPlanEntity,
  noun: 'verification plan',
  key: ['fileId'],
  ownerTable: 'fsvp_files',
  events: {
    drafted: verificationPlanDrafted,
    updated: verificationPlanUpdated,
    deleted: verificationPlanDeleted,
    signed: verificationPlanSigned,
    superseded: verificationPlanSuperseded,
    withdrawn: verificationPlanWithdrawn,
  },
  read: readPlan,
});
