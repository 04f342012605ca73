import { EXAMPLE_IDS } from '../example-ids.js';
import { FUTURE_DAY } from '../examples/records.js';
import { property, type PropertyDocs } from '../docs.js';

const KEY = `verification.${EXAMPLE_IDS.verification}`;
const REASON = 'The auditor comes on Monday.';
const AT = '2026-11-24T09:00:00.000Z';

export const WORK_ITEM_PROPERTIES: PropertyDocs = {
  who: property('`mine`: of the caller, handed over to or by the caller, and of nobody. `everybody`: all lines.'),
  group: property('Overdue, today, within seven days, waiting for others, or later; repeat the filter for several.'),
  key: property('Names the line: the same while the work is the same.', KEY),
  'WorkItemList.items': property('The lines, by group and day.'),
  'WorkItemList.counts': property('Lines by group, over all filters but `group`.'),
  'WorkItemList.more': property('Lines that the services have beyond the first 200 of a kind.', 0),
  'WorkItemList.asOf': property('The day in the suite’s time zone by which they are grouped.', '2026-11-24'),
  'WorkItemList.unavailable': property('Services that did not answer: their lines are missing.', []),
  overdue: property('Lines whose day has passed.', 1),
  today: property('Lines that are due today, and drafts to sign.', 0),
  this_week: property('Lines that are due within seven days.', 0),
  waiting: property('Lines that wait for somebody else.', 0),
  later: property('Lines that are due later or have no day, and snoozed ones.', 0),
  'WorkItem.kind': property('What is to be done.'),
  'listWorkItems.kind': property('Only lines of these kinds; repeat it for several.'),
  'WorkItem.title': property('What to do.', 'Record the result of Onsite audit: Chickpea flour'),
  'WorkItem.subject': property('What the title leaves out; null if nothing.', 'Bikaji Foods International Limited'),
  'WorkItem.count': property('How many records the line joins.', 1),
  'WorkItem.recordType': property('Type of the record, or of the first of several.', 'verification-activity'),
  'WorkItem.recordId': property('Its id.', EXAMPLE_IDS.verification),
  'WorkItem.fileIds': property('FSVP files that it is about, at most 20.', [EXAMPLE_IDS.fsvpFile]),
  'WorkItem.ownerId': property('The account that is to do it; null while it is nobody’s.', EXAMPLE_IDS.account),
  'WorkItem.ownerName': property('Name of that person, or the name that the record has.', 'Sana Patel'),
  'WorkItem.dueOn': property('The day on which it is due; null without one.', '2026-11-20'),
  'WorkItem.waitingFor': property('For whom it waits; null if it waits for its owner.', null),
  'WorkItem.action': property('What its button does.'),
  'WorkItemAction.label': property('Text of the button.', 'Record result'),
  'WorkItemAction.href': property(
    'Path in the suite that opens what is to be done.',
    `/verifications?view=${EXAMPLE_IDS.verification}&form=result`,
  ),
  snooze: property('Until when it is shown under Later, and why; null if it is not snoozed.'),
  until: property('The day on which it is shown in the group of its day again.', FUTURE_DAY),
  handOver: property('To whom it was handed over, and why; null if it was not.'),
  'WorkItemSnooze.reason': property('The reason that was given.', REASON),
  'WorkItemSnooze.at': property('When it was snoozed.', AT),
  'WorkItemDecision.at': property('When it was decided. Send it to take back this decision and no later one.', AT),
  'endSnooze.at': property('Only the snooze of this instant.', AT),
  'endHandOver.at': property('Only the hand-over of this instant.', AT),
  'WorkItemSnooze.byName': property('Who did it.', 'Sana Patel'),
  'WorkItemSnoozeCreate.reason': property('At least 3 characters.', REASON),
  'WorkItemHandOver.userId': property('The account that has it now.', EXAMPLE_IDS.account),
  'WorkItemHandOver.userName': property('Name of that person.', 'Sana Patel'),
  'WorkItemHandOver.reason': property('The reason that was given.', REASON),
  'WorkItemHandOver.at': property('When it was handed over.', AT),
  'WorkItemHandOver.byName': property('Who did it.', 'M. Alvarez'),
  'WorkItemHandOverCreate.userId': property('The account of a person who may write.', EXAMPLE_IDS.account),
  'WorkItemHandOverCreate.reason': property('At least 3 characters.', REASON),
};
