import { userRecord, sessionRecord, signingRecord } from './account.record.js';
import { apiTokenRecord } from './api-token.record.js';
import { policyRecord } from './policy.record.js';
import { accountReviewRecord, accountReviewSigning } from './account-review.record.js';

export * from './access.js';
export * from './account-review.record.js';
export * from './account-review.js';
export * from './account.record.js';
export * from './account.js';
export * from './api-token.record.js';
export * from './api-token.js';
export * from './hrefs.js';
export * from './live.js';
export * from './own-account.js';
export * from './policy-value.js';
export * from './policy.record.js';
export * from './policy.js';
export * from './roles.js';
export * from './sign-in.js';
export * from './user.js';

/** In the order in which documents name them. */
export const records = [userRecord, sessionRecord, apiTokenRecord, policyRecord, signingRecord, accountReviewRecord];

/** What is signed of them. */
export const signable = [accountReviewSigning];
