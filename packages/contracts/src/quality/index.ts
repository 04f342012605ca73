import { hazardRecord, hazardSigning } from './hazard-analysis.record.js';
import { verificationRecord, verificationSigning } from './verification.record.js';
import { inspectionRecord, inspectionSigning } from './receiving-inspection.record.js';
import { actionRecord, actionSigning } from './corrective-action.record.js';
import { activityResultRecord } from './activity-result.record.js';
import { documentLinkRecord } from './document-link.record.js';
import { resultReviewRecord, resultReviewSigning } from './result-review.record.js';

export * from './activity-result.record.js';
export * from './activity-result.js';
export * from './corrective-action.integrations.js';
export * from './corrective-action.record.js';
export * from './corrective-action.js';
export * from './dashboard-figures.js';
export * from './document-link.record.js';
export * from './find-missing.js';
export * from './hazard-analysis.integrations.js';
export * from './hazard-analysis.record.js';
export * from './hazard-analysis.js';
export * from './hrefs.js';
export * from './internal.js';
export * from './live.js';
export * from './receiving-gate.js';
export * from './receiving-inspection.integrations.js';
export * from './receiving-inspection.record.js';
export * from './receiving-inspection.js';
export * from './result-review.record.js';
export * from './result-state.js';
export * from './verification.integrations.js';
export * from './verification.record.js';
export * from './verification.js';

/** In the order in which documents name them. */
export const records = [
  hazardRecord,
  verificationRecord,
  activityResultRecord,
  resultReviewRecord,
  inspectionRecord,
  actionRecord,
  documentLinkRecord,
];

/** What is signed of them. */
export const signable = [hazardSigning, verificationSigning, resultReviewSigning, inspectionSigning, actionSigning];
