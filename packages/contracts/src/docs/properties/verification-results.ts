import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

/** Fields of a result that its answer and the body of its change have. */
const CONTENT: PropertyDocs = {
  activity: property('What was done; it decides what a complete result holds (21 CFR 1.506(e)(1)).'),
  startedOn: property('First day, where it took several; null for one day.', null),
  performedOn: property('Day, or last day, of the activity. The next one counts from it.', '2026-10-14'),
  performedBy: property('Who performed it.'),
  qualificationEvidence: property(
    'Why the performer is qualified: education, training or experience (21 CFR 1.503).',
    'Lead auditor of food safety since 2015',
  ),
  independent: property(
    'Whether there is no financial conflict of interest, and payment does not depend on the result (21 CFR 1.506(e)(4)).',
  ),
  procedures: property(
    'Procedures of the audit, nature of the records, or description of another activity.',
    'Two days on site by part 117, subparts B and C',
  ),
  conclusions: property('Conclusions or findings.', 'Hazards are controlled'),
  correctiveActions: property(
    'Corrective actions, of an audit with the significant deficiencies that they answer; “none” where there were none.',
    'None',
  ),
  regulations: property('Regulations that were considered.', '21 CFR part 117'),
  foodSafetyPlanReviewed: property('Whether an audit considered the food safety plan of the supplier.'),
  foodSafetyPlanReason: property('Why the supplier does not need a food safety plan.', null),
  authority: property('Authority that inspected.', null),
  whyAppropriate: property('Why the inspection is appropriate in place of an audit.', null),
  food: property('Food that was sampled.', null),
  lotNumber: property('Lot that was sampled.', null),
  samples: property('Number of samples.', null),
  tests: property('Tests, each with its method and its result.'),
  reportedOn: property('Day of the report of the testing.', null),
  laboratoryName: property('Laboratory.', null),
  laboratoryAddress: property('Address of the laboratory.', null),
  documentIds: property('Documents with the results.', [EXAMPLE_IDS.document]),
  inspectionId: property('Receiving inspection of the lot that was sampled.', null),
  lateReason: property('Why it was performed after its due day. It changes no due day.', null),
};

const prefixed = (docs: PropertyDocs, ...schemas: string[]): PropertyDocs =>
  Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(docs).map(([name, text]) => [`${schema}.${name}`, text])),
  );

/** Fields of a review that its answer and the bodies of its changes have. */
const REVIEW: PropertyDocs = {
  assessment: property('Whether the result assures that the hazards are controlled.'),
  reason: property('Why the result is inadequate; optional for an adequate one.', null),
  hazardKeys: property('Hazards of the line of the plan that an inadequate result concerns.', []),
  actionIds: property('Corrective actions of the supplier; an inadequate result needs one.', []),
};

const LINE_KEY = property('Line of the verification plan; it stays from version to version.', EXAMPLE_IDS.planLine);
const FILE = property('FSVP file that the activity belongs to; null for an activity of no plan.', EXAMPLE_IDS.fsvpFile);
const PLAN_LINE = property(
  'Line of the verification plan that the activity belongs to; null without one.',
  EXAMPLE_IDS.planLine,
);

/** Results of verification activities, and their reviews. */
export const VERIFICATION_RESULT_PROPERTIES: PropertyDocs = {
  'VerificationActivity.fileId': FILE,
  'VerificationActivity.planLineKey': PLAN_LINE,
  'VerificationActivity.citation': property(
    'Section of 21 CFR that says what its result records; null for an activity of no plan and without a result.',
    '1.506(e)(1)(i)',
  ),
  'VerificationActivity.resultState': property('How far its result is.'),
  'listVerifications.fileId': property('Only activities of this FSVP file.', EXAMPLE_IDS.fsvpFile),
  'listVerifications.resultState': property('Only activities whose result is in these states; repeat it for several.'),
  ...prefixed(CONTENT, 'ActivityResult', 'ActivityResultSet'),
  ...prefixed(
    {
      name: property('Name of the person.', 'Carla Ruiz'),
      employer: property('Whom the person works for.', 'Andes Audits'),
      relation: property('Who that is to the importer.'),
    },
    'ActivityPerformer',
    'ActivityPerformerInput',
  ),
  ...prefixed(
    {
      name: property('What was tested for.', 'Salmonella'),
      method: property('Analytical method.', 'FDA BAM chapter 5'),
      result: property('Result of the test.', 'Not detected in 25 g'),
    },
    'PerformedTest',
    'PerformedTestInput',
  ),
  'ActivityResultSet.planLine': property(
    'Line of a signed plan that the activity fulfils, of one that was not generated from a plan; null: none.',
  ),
  'ActivityResultSet.complete': property('Whether all is recorded. A complete result with a gap is refused.', true),
  'ResultPlanLine.fileId': property('FSVP file of the plan.', EXAMPLE_IDS.fsvpFile),
  'ResultPlanLine.lineKey': LINE_KEY,
  'ActivityResult.activityId': property('The verification activity.', EXAMPLE_IDS.verification),
  'ActivityResult.activityTitle': property('Title of the activity today.', 'Annual on-site audit of the frying line'),
  'ActivityResult.fileId': FILE,
  'ActivityResult.planLineKey': PLAN_LINE,
  'ActivityResult.state': property('Draft, or complete.'),
  'ActivityResult.completedAt': property('When it became complete; null for a draft.', '2026-10-20T09:00:00.000Z'),
  'ActivityResult.missing': property('What a complete result still needs, by field.', []),
  'ActivityResult.review': property('The signed review of this version of the result; null without one.', null),
  'ResultReviewSummary.versionNumber': property('Number of the review for this result, from 1.', 1),
  'ResultReviewSummary.assessment': REVIEW.assessment!,
  'VerifiableLine.lineKey': LINE_KEY,
  planLines: property('The lines.'),
  'VerifiableLine.fileId': property('FSVP file of the plan.', EXAMPLE_IDS.fsvpFile),
  'VerifiableLine.fileNumber': property('Number of the file.', 'F-000123'),
  'VerifiableLine.foodName': property('Food of the file.', 'Fried chickpea snacks'),
  'VerifiableLine.activity': property('The planned activity.'),
  'VerifiableLine.hazardKeys': property('Hazards that it verifies.', [EXAMPLE_IDS.analysisHazard]),
  'VerifiableLine.hazardNames': property('Names of the hazards, in the same order.', ['Salmonella']),
  'VerifiableLine.dueOn': property(
    'Day on which it is due next; null for a line that is due by lots, and for one that was done once.',
    '2026-10-20',
  ),
  resultReviews: property('The reviews.'),
  'ResultReview.resultId': property('The result.', EXAMPLE_IDS.activityResult),
  'ResultReview.activityId': property('The verification activity.', EXAMPLE_IDS.verification),
  'ResultReview.activityTitle': property('Title of the activity today.', 'Annual on-site audit of the frying line'),
  'ResultReview.fileId': FILE,
  'ResultReview.planLineKey': PLAN_LINE,
  'ResultReview.resultVersion': property('Version of the result that is reviewed.', 2),
  'ResultReview.versionNumber': property('Number of the review for this result, from 1.', 1),
  'ResultReview.state': property('Draft until it is signed; signed reviews never change.'),
  'ResultReview.outdated': property(
    'Whether the result has changed since the draft was saved, or the review was signed.',
  ),
  'ResultReview.signedAt': property('When it was signed; null for a draft.', null),
  ...prefixed(REVIEW, 'ResultReview', 'ResultReviewCreate', 'ResultReviewUpdate'),
};
