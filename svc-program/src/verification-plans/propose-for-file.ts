import { today } from '@fsvp/contracts/core/calendar-day';
import { REGIME_LABELS, type Regime } from '@fsvp/contracts/program/readiness/regime';
import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { PerformanceBand, PerformanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import { proposePlan, type PlanProposal } from '@fsvp/contracts/program/verification-plans/propose-plan';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';
import { lineKeyOf } from './line-key.js';
import { readRegime, readSignedLines } from './read-plan.js';

/** What is proposed for a file today, and what it rests on. */
export interface FileProposal extends PlanProposal {
  evaluationId: string;
  evaluationVersion: number;
  regime: Regime;
  band: PerformanceBand;
  allocations: HazardAllocation[];
  /** Lines of its plans that were ever signed, each as it was last. */
  signedLines: PlanLine[];
}

const WITH_PLAN: readonly Regime[] = ['standard', 'ds_other'];

/**
 * Proposes the plan of a file from its newest signed evaluation, and the supplier's performance as the evaluation has it. There is no
 * screening yet: no food is on a red list.
 * @throws 409 for a regime without a plan, and without a signed evaluation
 */
export async function proposeForFile(manager: EntityManager, fileId: string): Promise<FileProposal> {
  const regime = await readRegime(manager, fileId);
  if (!WITH_PLAN.includes(regime))
    throw new ProblemError(
      'wrong-state',
      `A verification plan is not needed under the regime of this file: ${REGIME_LABELS[regime]}.`,
    );
  const [evaluation] = await manager.query<
    { id: string; versionNumber: number; allocations: HazardAllocation[]; performance: PerformanceSnapshot | null }[]
  >(
    `select id, version_number as "versionNumber", allocations, performance from supplier_evaluations
     where file_id = $1 and state = 'signed' and deleted_at is null`,
    [fileId],
  );
  if (!evaluation)
    throw new ProblemError('wrong-state', 'Evaluate the food and the supplier first: there is no signed evaluation.');
  const signedLines = await readSignedLines(manager, fileId);
  const { allocations, performance } = evaluation;
  const band = performance?.band ?? 'unknown';
  const proposal = proposePlan(
    {
      regime,
      allocations,
      band,
      goodSince: performance?.goodSince ?? null,
      day: today(),
      redListed: false,
      earlier: signedLines,
    },
    (identity) => lineKeyOf(fileId, identity),
  );
  return {
    ...proposal,
    evaluationId: evaluation.id,
    evaluationVersion: evaluation.versionNumber,
    regime,
    band,
    allocations,
    signedLines,
  };
}
