import { EXAMPLE_IDS } from '../example-ids.js';
import { FUTURE_DAY } from '../examples/records.js';
import type { CallsDocs } from '../docs.js';

const KEY = `verification.${EXAMPLE_IDS.verification}`;
const REASON = 'The auditor comes on Monday.';
const AT = '2026-11-24T09:00:00.000Z';

export const WORK_ITEM_CALLS: CallsDocs = {
  listWorkItems: {
    description:
      'Lines of all services: the next action of FSVP files, drafts to sign, reevaluations, activities, corrective actions and verifications of suppliers that are due, results to review, and what ends. Files that need the same for the same food, importer and owner are one line, as are the suppliers that were never verified; a supplier of which no file asks for a periodic verification is left out. Each service gives its first 200 lines of a kind; `more` says how many it has beyond. What nobody owns is everybody’s.',
    response: {
      asOf: '2026-11-24',
      items: [
        {
          key: KEY,
          kind: 'verification',
          title: 'Record the result of Onsite audit: Chickpea flour',
          subject: 'Bikaji Foods International Limited',
          count: 1,
          recordType: 'verification-activity',
          recordId: EXAMPLE_IDS.verification,
          fileIds: [EXAMPLE_IDS.fsvpFile],
          supplierId: EXAMPLE_IDS.supplier,
          supplierName: 'Bikaji Foods International Limited',
          importerId: EXAMPLE_IDS.importer,
          ownerId: EXAMPLE_IDS.account,
          ownerName: 'Sana Patel',
          dueOn: '2026-11-20',
          waitingFor: null,
          action: { label: 'Record result', href: `/verifications?view=${EXAMPLE_IDS.verification}&form=result` },
          group: 'overdue',
          snooze: null,
          handOver: null,
        },
      ],
      total: 1,
      counts: { overdue: 1, today: 0, this_week: 0, waiting: 0, later: 0 },
      more: 0,
      unavailable: [],
    },
  },
  snoozeWorkItem: {
    description:
      'For everybody: the line is shown under Later until the day. The record and its due day stay as they are. Publishes `work-item.snoozed.v1`.',
    toTry: 'The `key` of a line of `GET /api/work-items`.',
    params: { key: KEY },
    request: { until: FUTURE_DAY, reason: REASON },
    response: { at: AT },
  },
  endSnooze: {
    description:
      'The line is shown in the group of its day again. With `at`, another snooze that was set meanwhile stays. Publishes `work-item.snooze-ended.v1`.',
    toTry: 'The `key` of a line that is snoozed, and the `at` of its snooze.',
    params: { key: KEY, at: AT },
    problems: ['wrong-state'],
  },
  handOverWorkItem: {
    description:
      'The line is the work of the other person from now on; the owner of its file or record does not change. Publishes `work-item.handed-over.v1`.',
    toTry: 'The `key` of a line of `GET /api/work-items`, and the id of a person who may write.',
    params: { key: KEY },
    request: { userId: EXAMPLE_IDS.account, reason: REASON },
    response: { at: AT },
  },
  endHandOver: {
    description:
      'The line is the work of its owner again. With `at`, another hand-over that was made meanwhile stays. Publishes `work-item.hand-over-ended.v1`.',
    toTry: 'The `key` of a line that was handed over, and the `at` of its hand-over.',
    params: { key: KEY, at: AT },
    problems: ['wrong-state'],
  },
};
