import { EMPTY_RESULT } from '../../quality/index.js';
import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const ofActivity = { id: EXAMPLE_IDS.verification };
const one = { id: EXAMPLE_IDS.resultReview };

const INPUT = {
  activity: 'audit',
  performedOn: '2026-10-14',
  performedBy: { name: 'Carla Ruiz', employer: 'Andes Audits', relation: 'third_party' },
  qualificationEvidence: 'Lead auditor of food safety since 2015',
  independent: true,
  procedures: 'Two days on site by part 117, subparts B and C',
  conclusions: 'Hazards are controlled',
  correctiveActions: 'None',
  regulations: '21 CFR part 117',
  foodSafetyPlanReviewed: 'yes',
};
const RESULT = {
  ...recordOf(EXAMPLE_IDS.activityResult),
  activityId: EXAMPLE_IDS.verification,
  activityTitle: 'Annual on-site audit of the frying line',
  supplierId: EXAMPLE_IDS.supplier,
  fileId: null,
  planLineKey: null,
  ...EMPTY_RESULT,
  ...INPUT,
  state: 'complete',
  completedAt: '2026-10-20T09:00:00.000Z',
  missing: [],
  review: null,
};
const REVIEW_INPUT = { assessment: 'adequate', reason: null, hazardKeys: [], actionIds: [] };
const REVIEW = {
  ...recordOf(EXAMPLE_IDS.resultReview),
  resultId: EXAMPLE_IDS.activityResult,
  activityId: EXAMPLE_IDS.verification,
  activityTitle: 'Annual on-site audit of the frying line',
  fileId: null,
  planLineKey: null,
  resultVersion: 2,
  versionNumber: 1,
  state: 'draft',
  ...REVIEW_INPUT,
  outdated: false,
  signedByName: null,
  signedAt: null,
};

/** Results of verification activities, and their reviews. */
export const VERIFICATION_RESULT_CALLS: CallsDocs = {
  getActivityResult: {
    description: 'With `missing`: what the activity still has to record by 21 CFR 1.506(e)(1).',
    params: ofActivity,
    response: RESULT,
  },
  setActivityResult: {
    description:
      'Absent fields stay as they are, and null clears an optional one. A draft may have gaps; `complete` is refused with `record-incomplete` and the gaps. The first version answers the ETag "1"; send `If-Match: "0"` with the first one so that it does not change what another person recorded. Nothing of the activity itself changes but its plan line. A change of a reviewed result needs a new review. Publishes `activity-result.drafted.v1`, `activity-result.updated.v1` or `activity-result.completed.v1`.',
    params: ofActivity,
    request: { ...INPUT, complete: true },
    response: RESULT,
    problems: ['record-incomplete', 'wrong-state'],
  },
  listVerifiableLines: {
    description: 'Of all open FSVP files of the supplier with a signed verification plan.',
    params: ofActivity,
    response: {
      planLines: [
        {
          lineKey: EXAMPLE_IDS.planLine,
          fileId: EXAMPLE_IDS.fsvpFile,
          fileNumber: 'F-000123',
          foodName: 'Fried chickpea snacks',
          activity: 'audit',
          hazardKeys: [EXAMPLE_IDS.analysisHazard],
          hazardNames: ['Salmonella'],
          dueOn: '2026-10-20',
        },
      ],
      total: 1,
    },
  },
  listResultReviews: {
    description: 'Signed ones and the draft; an empty list while the activity has no result.',
    params: ofActivity,
    response: { resultReviews: [REVIEW], total: 1 },
  },
  createResultReview: {
    description:
      'The importer promptly reviews and assesses each result (21 CFR 1.506(e)(3)). Hazards are those of the line of the plan, corrective actions those of the supplier; an inadequate result needs a reason and a corrective action before it is signed. Publishes `result-review.drafted.v1`.',
    params: ofActivity,
    request: REVIEW_INPUT,
    response: REVIEW,
    problems: ['wrong-state', 'duplicate'],
  },
  getResultReview: { description: 'The answer has the ETag for `If-Match`.', params: one, response: REVIEW },
  updateResultReview: {
    description:
      'Only drafts change. The draft is then on the result as it is now. Publishes `result-review.updated.v1`.',
    params: one,
    request: { reason: 'The report covers all lines' },
    response: { ...REVIEW, version: 2, reason: 'The report covers all lines' },
    problems: ['record-signed', 'wrong-state'],
  },
  deleteResultReview: {
    description: 'Only drafts can be deleted. Publishes `result-review.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
};
