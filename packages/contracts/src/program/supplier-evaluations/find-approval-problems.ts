import { addDays, type Day } from '../../core/calendar-day.js';
import { CONCLUSION_LABELS, type Conclusion } from './supplier-evaluation.js';
import { MAX_TEMPORARY_DAYS, type SupplierApproval } from './supplier-approval.js';

/** What signing an approval demands (beyond/verification-engine.md, 1), for a day. */

interface Problem {
  path: string;
  message: string;
}

/** What the evaluation says, and whether there is an approval to withdraw. */
export interface ApprovalBasis {
  evaluationConclusion: Conclusion | null;
  /** Last day on which the evaluation counts. */
  evaluationValidUntil: Day | null;
  /** The signed approval of the file is in force. */
  inForce: boolean;
}

type JudgedApproval = Pick<SupplierApproval, 'decision' | 'until' | 'preImportVerification'>;

/** Conclusions on which no supplier is approved. */
export const REFUSING: readonly Conclusion[] = ['do_not_approve', 'stop'];

export function findApprovalProblems(
  { decision, until, preImportVerification }: JudgedApproval,
  { evaluationConclusion, evaluationValidUntil, inForce }: ApprovalBasis,
  day: Day,
): Problem[] {
  const at = (path: string, message: string): Problem => ({ path, message });
  if (decision === 'withdrawn') return inForce ? [] : [at('decision', 'There is no approval to withdraw.')];
  const problems: Problem[] = [];
  if (evaluationConclusion && REFUSING.includes(evaluationConclusion))
    problems.push(
      at('decision', `The evaluation concludes “${CONCLUSION_LABELS[evaluationConclusion]}”. Evaluate again first.`),
    );
  if (evaluationValidUntil !== null && evaluationValidUntil < day)
    problems.push(at('decision', 'The evaluation has expired. Evaluate again first.'));
  if (decision !== 'approved_temporarily') return problems;
  const last = addDays(day, MAX_TEMPORARY_DAYS);
  if (!until) problems.push(at('until', 'Enter the last day of the temporary approval.'));
  else if (until < day) problems.push(at('until', 'The last day cannot be in the past.'));
  else if (until > last)
    problems.push(at('until', `A temporary approval lasts at most ${MAX_TEMPORARY_DAYS} days, until ${last}.`));
  if (!preImportVerification)
    problems.push(at('preImportVerification', 'Say how the food is verified before each import.'));
  return problems;
}
