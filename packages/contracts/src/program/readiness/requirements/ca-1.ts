import { addDays } from '../../../core/calendar-day.js';
import type { Evaluation } from '../evaluation.js';
import { recordedEvidence } from '../evidence.js';
import type { SupplierActions } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'afterwards',
  title: REQUIREMENT_TITLES['CA-1'],
  citations: ['1.508', '1.512(b)(4)', '1.513(b)(2)'],
  blocking: false,
  regimes: ['standard', 'ds_other', 'very_small', 'small_supplier', 'recognised'],
  why: 'If the food is not produced as safely as U.S. rules require, you must act promptly, for example by stopping imports, and document what you did.',
  needs: 'No unanswered finding and no overdue action',
  who: 'owner',
  ignoresChosenDocuments: true,
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { actions } }) =>
    (actions?.overdue ?? []).map((action) => recordedEvidence(action, { inadequate: true, validUntil: null })),
  isSatisfied: ({ inputs: { actions } }) => actions?.overdueCount === 0,
  notes: ({ inputs: { actions } }) => [describeActions(actions)],
  findChangeDays: ({ inputs: { actions } }) => (actions?.nextDueOn ? [addDays(actions.nextDueOn, 1)] : []),
  hasNoRecords: true,
  source: 'quality',
  nextAction: { label: 'Open the corrective action', opens: 'evidence' },
});

function describeActions(actions: SupplierActions | null): string {
  if (!actions) return 'The corrective actions of the supplier are not known yet.';
  const { overdue, overdueCount } = actions;
  if (!overdueCount) return 'No corrective action of the supplier is overdue.';
  if (overdueCount === 1) return 'A corrective action of the supplier is overdue.';
  const shown = overdueCount > overdue.length ? ` The first ${overdue.length} are shown.` : '';
  return `${overdueCount} corrective actions of the supplier are overdue.${shown}`;
}
