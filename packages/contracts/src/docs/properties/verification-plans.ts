import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const JUSTIFICATION = property(
  'Why no yearly onsite audit is planned for a hazard that needs one (21 CFR 1.506(d)(2)); null without one.',
  null,
);
const RELIED_ON = property(
  'The entity that determined the activities, and the review of its determination (21 CFR 1.506(d)(3)); null: the importer determined them.',
  null,
);
const ACTIVITY = property('What is done (21 CFR 1.506(d)(1)).');
const HAZARDS = property('Keys of the hazards that it verifies, as the evaluation has them.', [
  EXAMPLE_IDS.analysisHazard,
]);
const ADDRESSEE = property('Whose control of the hazards is verified.');
const FREQUENCY = property('How often: days, months, lots or once.', { everyDays: 365 });
const BEFORE_IMPORT = property('Whether it is performed before the first import, too.');
const BEFORE_RELEASE = property('Whether each lot is held until its result is known.');
const SAMPLING = property('Number of samples and method; null where it is not said.', null);
const DESCRIPTION = property('What is done; an activity of another kind needs it.', 'Label against formula');
const REASON = property('Why it differs from the proposal, or why it is added or left out.', null);
const LINE_KEY = property('Key of the line, which stays from version to version.', EXAMPLE_IDS.planLine);
const DROPPED = property('Why lines that were proposed are not in the plan.');

/** Verification plans. */
export const VERIFICATION_PLAN_PROPERTIES: PropertyDocs = {
  verificationPlans: property('The versions, newest first.'),
  'VerificationPlan.versionNumber': property('Number of the version for this file, from 1.', 1),
  'VerificationPlan.state': property('Draft until it is signed; signed versions never change.'),
  'VerificationPlan.evaluationId': property('The signed evaluation that it rests on.', EXAMPLE_IDS.created),
  'VerificationPlan.evaluationVersion': property('Number of that evaluation.', 1),
  'VerificationPlan.regime': property('Regime of the file for which it was proposed.'),
  'VerificationPlan.band': property("The supplier's performance when it was proposed."),
  'VerificationPlan.allocations': property('Hazards that require a control and who controls each, of the evaluation.'),
  'VerificationPlan.lines': property('The activities, in order.'),
  'VerificationPlanCreate.lines': property('The activities; without them the proposed ones.'),
  'VerificationPlanUpdate.lines': property('All activities: one that is not in the list is removed.'),
  'VerificationPlan.droppedLines': property(
    'What was proposed and is not in the plan, with the reason in `changeReason`.',
  ),
  'VerificationPlanCreate.droppedLines': DROPPED,
  'VerificationPlanUpdate.droppedLines': DROPPED,
  'VerificationPlan.explanations': property('Why each line is proposed, and why hazards have none.'),
  'VerificationPlan.justification': JUSTIFICATION,
  'VerificationPlanCreate.justification': JUSTIFICATION,
  'VerificationPlanUpdate.justification': JUSTIFICATION,
  'VerificationPlan.reliedOn': RELIED_ON,
  'VerificationPlanCreate.reliedOn': RELIED_ON,
  'VerificationPlanUpdate.reliedOn': RELIED_ON,
  'VerificationPlan.outdated': property(
    'Of a draft: another evaluation was signed since. Of a signed plan: the file needs a new version.',
  ),
  'VerificationPlan.signedAt': property('When it was signed; null for a draft, and after a withdrawal.', null),
  'VerificationPlan.isAlternative': property(
    'Whether it has no yearly onsite audit for a hazard that needs one, so that it is signed as an alternative determination.',
  ),
  'PlanLine.lineKey': LINE_KEY,
  'PlanLineInput.lineKey': property('Key of the line; without one it is a new line.', EXAMPLE_IDS.planLine),
  'DroppedPlanLineInput.lineKey': property('Key of the proposed line.', EXAMPLE_IDS.planLine),
  'PlanLine.activity': ACTIVITY,
  'PlanLineInput.activity': ACTIVITY,
  'PlanLine.hazardKeys': HAZARDS,
  'PlanLineInput.hazardKeys': HAZARDS,
  'PlanLine.hazardNames': property('Names of the hazards, in the same order.', ['Salmonella']),
  'PlanLine.addressee': ADDRESSEE,
  'PlanLineInput.addressee': ADDRESSEE,
  'PlanAddressee.kind': property('The foreign supplier, or who controls the hazards in its place.'),
  'PlanAddressee.name': property('Name of that entity.', null),
  'PlanLine.frequency': FREQUENCY,
  'PlanLineInput.frequency': FREQUENCY,
  everyDays: property('Days from one to the next.', 365),
  everyMonths: property('Months from one to the next.', 12),
  everyLots: property('Of so many lots one; 1 is each lot.', 10),
  'PlanFrequency.lots': property('Only so many lots, the first ones.', 5),
  once: property('It is done once.'),
  'PlanLine.beforeFirstImport': BEFORE_IMPORT,
  'PlanLineInput.beforeFirstImport': BEFORE_IMPORT,
  'PlanLine.beforeRelease': BEFORE_RELEASE,
  'PlanLineInput.beforeRelease': BEFORE_RELEASE,
  'PlanLine.sampling': SAMPLING,
  'PlanLineInput.sampling': SAMPLING,
  'PlanSampling.samples': property('Number of samples.', 5),
  'PlanSampling.method': property('How they are taken and tested.', 'ISO 6579-1, 25 g each'),
  'PlanLine.description': DESCRIPTION,
  'PlanLineInput.description': DESCRIPTION,
  'PlanLine.rule': property('Rule of the proposal; `own`: a person added the line.'),
  'PlanLine.proposed': property('What was proposed; null of a line that a person added.'),
  'PlanLine.changeReason': REASON,
  'PlanLineInput.changeReason': REASON,
  'DroppedPlanLineInput.changeReason': property('Why the plan leaves it out.', 'Covered by the review of records'),
  'ProposedPlanLine.hazardKeys': HAZARDS,
  'ProposedPlanLine.frequency': FREQUENCY,
  'ProposedPlanLine.beforeFirstImport': BEFORE_IMPORT,
  'ProposedPlanLine.beforeRelease': BEFORE_RELEASE,
  'PlanExplanation.rule': property('Rule of the proposal; null of a hazard that the importer controls.'),
  'PlanExplanation.hazardKey': property(
    'The hazard that it concerns; null: all of the line.',
    EXAMPLE_IDS.analysisHazard,
  ),
  'PlanExplanation.lineKey': property('The line; null: there is none.', EXAMPLE_IDS.planLine),
  'PlanExplanation.text': property(
    'The rule in words.',
    'Salmonella is a SAHCODHA hazard controlled by the supplier: onsite audit before the first import and every 365 days, §1.506(d)(2)',
  ),
  'PlanExplanation.citation': property('Section of 21 CFR; null where the interval is our policy.', '1.506(d)(2)'),
  'PlanJustification.text': property(
    'The justification, at least 100 characters.',
    'Three audits in a row without significant deficiencies, and 40 lots tested without a finding since 2024. We audit every second year and test every fifth lot in between.',
  ),
  'PlanJustification.basis': property('What it rests on, at least one.'),
  'PlanReliedOn.entity': property('The entity, which is never the foreign supplier.', 'Spice Audit Partners LLC'),
  'PlanReliedOn.qualificationEvidence': property(
    'That a qualified individual made the determination.',
    'Training certificate of the lead auditor',
  ),
  'PlanReliedOn.assessment': property(
    'Assessment of the determination.',
    'Activities and intervals fit the hazards of our evaluation.',
  ),
  'VerificationPlanProposal.lines': property('The proposed lines.'),
  'VerificationPlanProposal.explanations': property('Why each line is proposed, and why hazards have none.'),
  'VerificationPlanProposal.band': property("The supplier's performance, as the evaluation has it."),
  'VerificationPlanCheck.warnings': property('What to think about; it does not keep anybody from signing.'),
  'getFileSchedule.to': property('The last day; by default 24 months ahead, at most 36.', '2028-11-01'),
  'FileSchedule.activities': property('Activities with a due day, in order.'),
  byLots: property('Lines that fall due with lots, at the receipt.'),
  'ScheduledActivity.lineKey': LINE_KEY,
  'ScheduledActivity.activity': ACTIVITY,
  'ScheduledActivity.title': property(
    'Activity, food and hazards.',
    'Onsite audit: Fried chickpea snacks (Salmonella)',
  ),
  'ScheduledActivity.dueOn': property('The day on which it is due, or was performed.', '2027-03-01'),
  'ScheduledActivity.state': property('Whether it was done and reviewed, is due, or is to come.'),
  'ScheduledActivity.performedOn': property('The day on which it was performed; null if it was not.', null),
  'ScheduledActivity.activityId': property('The verification activity; null until it is generated.', null),
  'LotActivity.lineKey': LINE_KEY,
  'LotActivity.title': property('Activity, food and hazards.', 'Sampling and testing: Fried chickpea snacks (Lead)'),
};
