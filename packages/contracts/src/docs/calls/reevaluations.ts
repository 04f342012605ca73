import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.reevaluation };
const AT = '2026-11-02T08:30:00.000Z';

const REASON = {
  id: EXAMPLE_IDS.reevaluationReason,
  kind: 'hazard_analysis_changed',
  recordType: 'food-hazard-analysis',
  recordId: EXAMPLE_IDS.signedFoodHazardAnalysis,
  recordVersion: null,
  at: AT,
  text: 'Version 2 of the hazard analysis: Listeria monocytogenes is new',
  dueOn: '2026-11-16',
  dismissalId: null,
  dismissedAt: null,
};
const FILE = {
  fileId: EXAMPLE_IDS.fsvpFile,
  fileNumber: 'F-000012',
  supplierName: 'Haldiram Foods',
  foodName: 'Fried chickpea snacks',
};
const REEVALUATION = {
  ...recordOf(EXAMPLE_IDS.reevaluation),
  ...FILE,
  supplierId: EXAMPLE_IDS.supplier,
  foodId: EXAMPLE_IDS.food,
  importerName: 'Example Imports LLC',
  dueOn: '2026-11-16',
  status: 'open',
  reasons: [REASON],
  assigneeId: null,
  evaluationId: null,
  closedAt: null,
};
const MANUAL = {
  ...REASON,
  kind: 'manual',
  recordType: null,
  recordId: null,
  dueOn: '2030-01-15',
  text: 'The supplier moved its frying line to another hall',
};
const TEXT = 'The new hazard belongs to a product that we do not buy';
const DISMISSAL = {
  ...recordOf(EXAMPLE_IDS.reevaluationDismissal),
  ...FILE,
  reevaluationId: EXAMPLE_IDS.reevaluation,
  reasonId: EXAMPLE_IDS.reevaluationReason,
  reasonText: 'Hazard analysis changed: Version 2 of the hazard analysis: Listeria monocytogenes is new',
  versionNumber: 1,
  state: 'draft',
  text: TEXT,
  reasonClosed: false,
};

export const REEVALUATION_CALLS: CallsDocs = {
  listReevaluations: {
    description:
      'A file has one open reevaluation at most, which further reasons join: they only shorten its due day. Closed and dismissed ones stay as evidence.',
    response: { reevaluations: [REEVALUATION], total: 1, next: null },
  },
  getReevaluation: { description: 'With the ETag for `If-Match`.', params: one, response: REEVALUATION },
  createReevaluation: {
    description:
      'Opens the reevaluation of a file that is not closed, or adds a reason to the open one. Other reasons are added by the suite: three years, a changed hazard analysis, a changed supplier, failed receipts, overdue corrective actions, lost standing, inadequate results. Publishes `reevaluation.opened.v1` or `reevaluation.reason-added.v1`.',
    request: { fileId: EXAMPLE_IDS.fsvpFile, dueOn: MANUAL.dueOn, text: MANUAL.text },
    response: { ...REEVALUATION, dueOn: MANUAL.dueOn, reasons: [MANUAL] },
    problems: ['wrong-state'],
  },
  updateReevaluation: {
    description: 'Only an open one can be assigned. Publishes `reevaluation.updated.v1`.',
    params: one,
    request: { assigneeId: EXAMPLE_IDS.account },
    response: { ...REEVALUATION, version: 2, assigneeId: EXAMPLE_IDS.account },
    problems: ['wrong-state'],
  },
  listReevaluationDismissals: {
    description: 'A reason has one draft or signed dismissal at most; withdrawn ones stay as evidence.',
    params: one,
    response: { dismissals: [DISMISSAL], total: 1 },
  },
  createReevaluationDismissal: {
    description:
      'The reason counts until the dismissal is signed (`POST /api/reevaluation-dismissals/{id}/signatures`). A draft that there is gets the new text. Once all reasons are dismissed, the reevaluation is over; the three years since the last evaluation go on. Publishes `reevaluation-dismissal.drafted.v1` or `updated.v1`.',
    params: one,
    request: { reasonId: EXAMPLE_IDS.reevaluationReason, text: TEXT },
    response: DISMISSAL,
    problems: ['wrong-state'],
  },
  getReevaluationDismissal: {
    description: 'A signed one never changes.',
    params: { id: EXAMPLE_IDS.reevaluationDismissal },
    response: DISMISSAL,
  },
};
