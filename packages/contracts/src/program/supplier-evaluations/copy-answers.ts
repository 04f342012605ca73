import { isSameText } from '../../core/text.js';
import { CONTROLLER_RULES, type AllocationInput, type HazardAllocation } from './allocation.js';
import type { SupplierEvaluation, SupplierEvaluationUpdate } from './supplier-evaluation.js';

/** What an evaluation is copied from: the signed one of another file of the same food or the same supplier, or of both. */
export interface CopiedEvaluation extends Pick<
  SupplierEvaluation,
  'allocations' | 'procedures' | 'regulations' | 'complianceHistory' | 'safetyHistory' | 'otherFactors'
> {
  isSameSupplier: boolean;
}

export interface CopiedContent {
  content: Pick<
    SupplierEvaluationUpdate,
    'allocations' | 'procedures' | 'regulations' | 'complianceHistory' | 'safetyHistory' | 'otherFactors'
  >;
  /** Paths of the answers that were copied. */
  toCheck: string[];
}

/** The path of an answer to one hazard. It stays the same when the hazards of a draft change. */
export const allocationPath = (hazardKey: string): string => `allocations.${hazardKey}`;

/**
 * Copies answers, never a conclusion: who controls the same hazards and the rules that apply; of the same supplier also what was found
 * about it. Documents and entities of another supplier are left out.
 */
export function copyAnswers(
  source: CopiedEvaluation,
  target: { allocations: readonly HazardAllocation[]; complianceOnly: boolean },
): CopiedContent {
  const { isSameSupplier } = source;
  const allocations = target.complianceOnly
    ? []
    : target.allocations.flatMap((hazard) => copyAllocation(hazard, source.allocations, isSameSupplier));
  const content: CopiedContent['content'] = { allocations };
  if (isSameSupplier && source.complianceHistory.text) content.complianceHistory = source.complianceHistory;
  if (!target.complianceOnly) {
    if (source.regulations.length) content.regulations = source.regulations;
    if (isSameSupplier) {
      if (source.procedures.text) content.procedures = source.procedures;
      if (source.safetyHistory.text) content.safetyHistory = source.safetyHistory;
      if (source.otherFactors) content.otherFactors = source.otherFactors;
    }
  }
  const fields = Object.keys(content).filter((field) => field !== 'allocations');
  return { content, toCheck: [...allocations.map(({ hazardKey }) => allocationPath(hazardKey)), ...fields] };
}

function copyAllocation(
  { hazardKey, hazardName, hazardClass }: HazardAllocation,
  from: readonly HazardAllocation[],
  isSameSupplier: boolean,
): AllocationInput[] {
  const found =
    from.find((one) => one.hazardKey === hazardKey) ??
    from.find((one) => one.hazardClass === hazardClass && isSameText(one.hazardName, hazardName));
  if (!found?.controlledBy) return [];
  const { controlledBy, control } = found;
  if (isSameSupplier)
    return [{ hazardKey, controlledBy, control, entityName: found.entityName, evidence: found.evidence }];
  // The chain of another supplier has other entities; customers stay the same.
  const entityName = CONTROLLER_RULES[controlledBy].isVerified ? null : found.entityName;
  return [{ hazardKey, controlledBy, control, entityName, evidence: [] }];
}
