import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

/** Reevaluations of foods and suppliers. */
export const REEVALUATION_PROPERTIES: PropertyDocs = {
  reevaluations: property('The reevaluations of this page.'),
  reasons: property('Why it was opened, in the order in which the reasons came.'),
  'Reevaluation.supplierName': property('Name of the supplier today; empty while it is not known.', 'Haldiram Foods'),
  'Reevaluation.dueOn': property('Due day: the earliest of its reasons that are not dismissed.', '2026-11-16'),
  'Reevaluation.status': property('Open until an evaluation is signed, or all of its reasons are dismissed.'),
  'Reevaluation.assigneeId': property('Account that does it; null for nobody yet.', null),
  'ReevaluationUpdate.assigneeId': property('Account that does it; null for nobody.', EXAMPLE_IDS.account),
  'Reevaluation.evaluationId': property('The signed evaluation that closed it; null without one.', null),
  'Reevaluation.closedAt': property('When it was closed or dismissed; null while it is open.', null),
  'listReevaluations.status': property('Only those with these statuses; repeat it for several.'),
  'listReevaluations.reason': property('Only those with a reason of these kinds; repeat it for several.'),
  'listReevaluations.due': property(
    'Only those that are due then: overdue, from today to 30 days from now, or later; repeat it for several.',
  ),
  'listReevaluations.assigneeId': property('Only those of this account.', EXAMPLE_IDS.account),
  'listReevaluations.supplierId': property('Only those of files of this supplier.', EXAMPLE_IDS.supplier),
  'listReevaluations.fileId': property('Only those of this FSVP file.', EXAMPLE_IDS.fsvpFile),
  'ReevaluationReason.kind': property('What happened.'),
  'ReevaluationReason.recordType': property(
    'Type of the record that it is about; null if a person entered it.',
    'food-hazard-analysis',
  ),
  'ReevaluationReason.recordId': property(
    'Id of that record, which is a reason for a file only once.',
    EXAMPLE_IDS.signedFoodHazardAnalysis,
  ),
  'ReevaluationReason.recordVersion': property(
    'Version of a record of which each change is a reason of its own; else null.',
    null,
  ),
  'ReevaluationReason.at': property('When it was added.'),
  'ReevaluationReason.text': property(
    'The same in a sentence.',
    'Version 2 of the hazard analysis: Listeria monocytogenes is new',
  ),
  'ReevaluationReason.dueOn': property('The day by which it wants the reevaluation.', '2026-11-16'),
  dismissalId: property('The signed dismissal of it; null without one.', null),
  dismissedAt: property('When it was dismissed; null if it was not.', null),
  'ReevaluationCreate.fileId': property('FSVP file to reevaluate.', EXAMPLE_IDS.fsvpFile),
  'ReevaluationCreate.dueOn': property('Day by which it is due, today or later.', '2030-01-15'),
  'ReevaluationCreate.text': property('Why.', 'The supplier moved its frying line to another hall'),
  dismissals: property('The dismissals of its reasons.'),
  reevaluationId: property('The reevaluation.', EXAMPLE_IDS.reevaluation),
  reasonId: property('The reason, one of the reevaluation.', EXAMPLE_IDS.reevaluationReason),
  reasonText: property('The reason in words.', 'Hazard analysis changed: Listeria monocytogenes is new'),
  'ReevaluationDismissal.versionNumber': property('Number of the dismissal of this reason, from 1.', 1),
  'ReevaluationDismissal.state': property('Draft until it is signed; signed ones never change.'),
  'ReevaluationDismissal.text': property('Why the reason needs no reevaluation.'),
  'ReevaluationDismissalCreate.text': property('Why the reason needs no reevaluation.'),
  'ReevaluationDismissal.supplierName': property('Name of the supplier of the file.', 'Haldiram Foods'),
  reasonClosed: property('Whether the reason is dismissed or answered, so that nothing is left to sign.', false),
};
